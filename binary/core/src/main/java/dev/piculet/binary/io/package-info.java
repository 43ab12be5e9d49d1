/** Input and output of codecs, with limits and exceptions. */
package dev.piculet.binary.io;
