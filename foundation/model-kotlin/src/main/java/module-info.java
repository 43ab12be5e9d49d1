/** Fills the model of Kotlin classes from their metadata. */
module dev.piculet.model.kotlin {
    requires transitive dev.piculet.model;
    requires kotlin.stdlib;

    exports dev.piculet.model.kotlin;

    provides dev.piculet.model.inspect.ClassInspector with
            dev.piculet.model.kotlin.KotlinClassInspector;
}
