/** The module for Java classes for Jackson 2. Packages of classes that it reads and writes must be open. */
@SuppressWarnings("requires-automatic")
module dev.piculet.jackson2 {
    requires transitive dev.piculet.jackson;
    requires transitive com.fasterxml.jackson.databind;
    // Of a class that Spring Boot alone loads.
    requires static spring.boot.autoconfigure;
    requires static spring.context;

    exports dev.piculet.jackson2;
    exports dev.piculet.jackson2.beans;

    provides com.fasterxml.jackson.databind.Module with
            dev.piculet.jackson2.PiculetModule;
}
