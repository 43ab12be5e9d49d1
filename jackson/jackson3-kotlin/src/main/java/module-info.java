/** The Kotlin module for Jackson 3. Packages of classes that it reads and writes must be open. */
module dev.piculet.jackson3.kotlin {
    requires transitive dev.piculet.jackson.kotlin;
    requires transitive dev.piculet.jackson3;
    requires transitive kotlin.stdlib;
    requires transitive tools.jackson.databind;

    exports dev.piculet.jackson3.kotlin;
    exports dev.piculet.jackson3.kotlin.beans;

    uses dev.piculet.jackson3.kotlin.KotlinInvalidNullException.Factory;

    provides tools.jackson.databind.JacksonModule with
            dev.piculet.jackson3.kotlin.KotlinModule;
}
