/** Payloads that grow: how much they hold, and how their ids say so. */
package dev.piculet.lab.payload.size;
