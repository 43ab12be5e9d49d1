/**
 * The payloads' classes once more, annotated for ActiveJ, and public for the code that it generates. Every reference is
 * nullable, except elements of collections, and the Kotlin class's properties, whose types say that they are not.
 */
package dev.piculet.lab.contenders.activej.twin;
