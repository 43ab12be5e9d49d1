/** Keeps the packages of a module free of circles: what each may use stands in a table of ARCHITECTURE.md. */
package dev.piculet.floors;
