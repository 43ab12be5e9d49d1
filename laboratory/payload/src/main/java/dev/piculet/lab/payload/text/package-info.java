/** Payloads that are JSON texts. */
package dev.piculet.lab.payload.text;
