/** The binary serializer with its support for Kotlin. */
module dev.piculet.binary.kotlin {
    requires transitive dev.piculet.binary;
    requires transitive kotlin.stdlib;
    requires dev.piculet.model.kotlin;

    exports dev.piculet.binary.kotlin;
}
