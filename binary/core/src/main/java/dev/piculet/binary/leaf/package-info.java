/** Layouts of the JDK's classes, and of users' own. */
package dev.piculet.binary.leaf;
