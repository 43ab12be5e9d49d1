/**
 * Code that reads and writes one class by calling Jackson's parser and generator directly. Adapters pass the
 * names of Jackson's types, so one generator serves both majors.
 */
package dev.piculet.jackson.generator;
