/** Values without classes. */
package dev.piculet.binary.tree;
