/** Extreme values of payloads' classes, for the gate alone: they are never timed. */
package dev.piculet.lab.payload.extreme;
