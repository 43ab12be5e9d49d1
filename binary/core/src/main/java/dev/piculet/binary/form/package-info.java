/** Implementations of collections: their numbers, and what makes and reads them. */
package dev.piculet.binary.form;
