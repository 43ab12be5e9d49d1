/** What random values are drawn from, for the payloads of every suite. */
package dev.piculet.lab.payload.random;
