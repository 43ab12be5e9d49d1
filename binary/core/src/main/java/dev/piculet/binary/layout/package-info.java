/** Decisions on what a class is on the wire. */
package dev.piculet.binary.layout;
