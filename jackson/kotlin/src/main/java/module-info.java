/** Rules for Kotlin classes in Jackson, and code that reads and writes them, without naming Jackson. */
module dev.piculet.jackson.kotlin {
    requires transitive dev.piculet.access;
    requires dev.piculet.model.kotlin;
    requires kotlin.stdlib;

    exports dev.piculet.jackson.kotlin;
    exports dev.piculet.jackson.kotlin.bean;
    exports dev.piculet.jackson.kotlin.bytes;
    exports dev.piculet.jackson.kotlin.generator;
}
