/** Fills the model of Kotlin classes from their metadata. */
module dev.piculet.model.kotlin {
    requires transitive dev.piculet.model;
    requires kotlin.metadata.jvm;
    requires kotlin.stdlib;

    provides dev.piculet.model.ClassInspector with
            dev.piculet.model.kotlin.KotlinClassInspector;
}
