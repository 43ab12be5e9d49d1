/** Implementations of collections: their numbers, and the code that creates and reads them. */
package dev.piculet.binary.form;
