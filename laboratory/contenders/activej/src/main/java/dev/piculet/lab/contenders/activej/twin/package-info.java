/**
 * The payloads' classes once more, annotated for ActiveJ, and public for the code that it generates. Every reference is
 * nullable, except elements of collections and the properties of classes whose type says so.
 */
package dev.piculet.lab.contenders.activej.twin;
