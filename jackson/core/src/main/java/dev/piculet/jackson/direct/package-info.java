/** Reads values straight from bytes, without a parser of Jackson's: what is odd anywhere makes all of a document odd. */
package dev.piculet.jackson.direct;
