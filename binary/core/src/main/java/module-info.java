/** A schema-free binary serializer. Packages that it writes and reads private fields of must be open to dev.piculet.access. */
module dev.piculet.binary {
    requires dev.piculet.model;
    requires dev.piculet.access;
    requires dev.piculet.codegen;
    // For its dates, where they are used.
    requires static java.sql;

    exports dev.piculet.binary;
    exports dev.piculet.binary.io;
    exports dev.piculet.binary.tree;

    // Called by generated code, which stands in the modules of users.
    exports dev.piculet.binary.encoding;
    exports dev.piculet.binary.runtime;
    exports dev.piculet.binary.state;

    // For what is written of lambdas.
    opens dev.piculet.binary.leaf to
            dev.piculet.access;
}
