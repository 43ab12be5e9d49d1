/** Values that were read without their classes, printed and compared within bounds. */
package dev.piculet.binary.untyped;
