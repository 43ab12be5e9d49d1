/** Sources of random values, for the payloads of every suite. */
package dev.piculet.lab.payload.random;
