package dev.piculet.codegen.internal;

import dev.piculet.codegen.Expression;

/** A statement that prints lines of its own and takes no semicolon. */
public interface CompoundStatement extends Expression {}
