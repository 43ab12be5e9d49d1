/**
 * Code that reads and writes one Kotlin class by calling Jackson's parser and generator directly. Jackson's types are
 * named by what an adapter passes, so one generator serves both majors.
 */
package dev.piculet.jackson.kotlin.generator;
