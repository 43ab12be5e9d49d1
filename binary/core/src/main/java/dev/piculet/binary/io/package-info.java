/** Bytes in and out: what codecs write to and read from, its limits and its exceptions. */
package dev.piculet.binary.io;
