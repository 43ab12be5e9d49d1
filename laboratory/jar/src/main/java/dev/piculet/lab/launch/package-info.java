/** Starts the lab from the one jar that holds it. */
package dev.piculet.lab.launch;
