/** Records and classes of Java as JSON. */
package dev.piculet.lab.payload.java;
