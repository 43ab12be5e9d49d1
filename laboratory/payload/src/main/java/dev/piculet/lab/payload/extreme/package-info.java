/** Values at the edges of what a payload's class can hold, for the gate alone: nobody is timed on them. */
package dev.piculet.lab.payload.extreme;
