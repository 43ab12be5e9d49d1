/** Messages about values, types and evolution. */
package dev.piculet.binary.error;
