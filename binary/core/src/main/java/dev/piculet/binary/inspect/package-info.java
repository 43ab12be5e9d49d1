/** Bytes annotated for people. */
package dev.piculet.binary.inspect;
