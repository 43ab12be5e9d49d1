/** Code for codecs: the generated twins. */
package dev.piculet.binary.generator;
