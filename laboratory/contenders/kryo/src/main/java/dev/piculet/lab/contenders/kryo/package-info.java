/** Kryo, with classes registered and without. */
package dev.piculet.lab.contenders.kryo;
