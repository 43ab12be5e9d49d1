package dev.piculet.commands;

/** The exit code and the output of a command. */
record Said(int exitCode, String out, String err) {}
