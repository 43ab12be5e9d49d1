/** Numbers and text as bytes. Called by generated code. */
package dev.piculet.binary.encoding;
