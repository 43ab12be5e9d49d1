/** Piculet itself. */
package dev.piculet.lab.contenders.piculet;
