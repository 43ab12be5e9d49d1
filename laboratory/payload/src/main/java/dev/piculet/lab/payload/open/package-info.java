/** The payloads of suite {@code open}: values whose classes no declared type tells, and classes that write themselves. */
package dev.piculet.lab.payload.open;
