/** The JDK's own serialization of objects. */
package dev.piculet.lab.contenders.jdk;
