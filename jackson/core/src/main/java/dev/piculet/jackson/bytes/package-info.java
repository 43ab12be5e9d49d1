/** JSON values as bytes of UTF-8: what generated readers find in a parser's buffer. Nothing here keeps a buffer. */
package dev.piculet.jackson.bytes;
