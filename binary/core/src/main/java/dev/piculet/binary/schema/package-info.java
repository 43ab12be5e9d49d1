/** The layout of values, as data. */
package dev.piculet.binary.schema;
