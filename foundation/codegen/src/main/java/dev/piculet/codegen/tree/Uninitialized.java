package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;

/** An object on the operand stack whose constructor has not run; the label is that of its {@code new} instruction. */
record Uninitialized(ClassDesc type, Object label) {}
