/** Expressions that print as pseudo-Java and become hidden classes. */
module dev.piculet.codegen {
    // Relocated into this artifact when it is packaged.
    requires static org.objectweb.asm;

    exports dev.piculet.codegen;
    exports dev.piculet.codegen.classfile;
    exports dev.piculet.codegen.tree;
}
