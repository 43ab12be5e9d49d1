/** Values without classes: what stands in an {@link dev.piculet.binary.ObjectTree}, printed and compared within bounds. */
package dev.piculet.binary.tree;
