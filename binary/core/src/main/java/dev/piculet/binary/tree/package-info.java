/** Values without classes: what stands in an {@link dev.piculet.binary.tree.ObjectTree}, printed and compared within bounds. */
package dev.piculet.binary.tree;
