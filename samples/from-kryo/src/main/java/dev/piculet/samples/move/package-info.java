/** A program with classes of Lombok, Guava and Spring, before and after its move. */
package dev.piculet.samples.move;
