/** The binary serializer with what it needs to know of Kotlin. */
module dev.piculet.binary.kotlin {
    requires transitive dev.piculet.binary;
    requires transitive kotlin.stdlib;
    requires dev.piculet.model.kotlin;

    exports dev.piculet.binary.kotlin;
}
