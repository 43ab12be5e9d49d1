/** Codecs that walk values: the plain version of everything that is generated. */
package dev.piculet.binary.codec;
