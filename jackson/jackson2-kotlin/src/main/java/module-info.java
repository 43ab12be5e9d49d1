/** The Kotlin module for Jackson 2. Packages of classes that it reads and writes must be open. */
module dev.piculet.jackson2.kotlin {
    requires transitive dev.piculet.jackson.kotlin;
    requires transitive dev.piculet.jackson2;
    requires transitive kotlin.stdlib;
    requires transitive com.fasterxml.jackson.databind;

    exports dev.piculet.jackson2.kotlin;
    exports dev.piculet.jackson2.kotlin.beans;

    uses dev.piculet.jackson2.kotlin.KotlinInvalidNullException.Factory;

    provides com.fasterxml.jackson.databind.Module with
            dev.piculet.jackson2.kotlin.KotlinModule;
}
