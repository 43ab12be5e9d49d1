/** The module for Java classes for Jackson 3. Packages of classes that it reads and writes must be open. */
module dev.piculet.jackson3 {
    requires transitive dev.piculet.jackson;
    requires transitive tools.jackson.databind;

    exports dev.piculet.jackson3;
    exports dev.piculet.jackson3.beans;

    provides tools.jackson.databind.JacksonModule with
            dev.piculet.jackson3.PiculetModule;
}
