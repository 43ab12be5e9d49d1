package dev.piculet.commands;

/** How a command ended, and what it wrote. */
record Said(int exitCode, String out, String err) {}
