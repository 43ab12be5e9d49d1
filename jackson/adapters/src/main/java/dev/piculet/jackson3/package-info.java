/** The module that speeds up Java classes: {@link dev.piculet.jackson3.PiculetModule}. */
package dev.piculet.jackson3;
