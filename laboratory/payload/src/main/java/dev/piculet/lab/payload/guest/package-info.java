/** The payload of {@code ./lab try}: values of a stranger's class, which a JVM makes from documents or from a supplier. */
package dev.piculet.lab.payload.guest;
