/** Rules for Kotlin classes in Jackson, without naming Jackson. */
module dev.piculet.jackson.kotlin {
    requires transitive dev.piculet.jackson;
    requires dev.piculet.model.kotlin;
    requires kotlin.stdlib;

    exports dev.piculet.jackson.kotlin;
}
