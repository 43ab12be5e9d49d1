/** Creates instances and touches their properties, by generated code or by handles. */
module dev.piculet.access {
    requires transitive dev.piculet.codegen;
    requires transitive dev.piculet.model;

    exports dev.piculet.access;
    exports dev.piculet.access.expression;
}
