/** Keeps the packages of a module free of circles: a table of ARCHITECTURE.md lists the packages that each may use. */
package dev.piculet.floors;
