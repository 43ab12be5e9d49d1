/** Creates instances and touches their properties, by handles, and offers code that does. */
module dev.piculet.access {
    requires transitive dev.piculet.codegen;
    requires transitive dev.piculet.model;

    exports dev.piculet.access;
    exports dev.piculet.access.error;
    exports dev.piculet.access.expression;
    exports dev.piculet.access.plan;

    // Tells where elements of collections may lie, and what may run twice.
    exports dev.piculet.access.proof to
            dev.piculet.binary,
            dev.piculet.jackson;

    // Where hidden classes can be defined.
    exports dev.piculet.access.reach to
            dev.piculet.jackson;
    exports dev.piculet.access.text to
            dev.piculet.binary,
            dev.piculet.jackson;
}
