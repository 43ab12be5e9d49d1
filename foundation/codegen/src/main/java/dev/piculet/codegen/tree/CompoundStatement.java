package dev.piculet.codegen.tree;

/** A statement that prints lines of its own and takes no semicolon. */
public interface CompoundStatement extends Expression {}
