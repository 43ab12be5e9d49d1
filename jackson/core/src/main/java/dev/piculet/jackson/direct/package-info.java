/**
 * Reads values straight from bytes, without a parser of Jackson's, and writes them without a generator: what is odd anywhere makes
 * all of a document odd.
 */
package dev.piculet.jackson.direct;
