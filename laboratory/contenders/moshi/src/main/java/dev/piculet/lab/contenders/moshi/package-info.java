/** Moshi, with its reflection over Kotlin classes. */
package dev.piculet.lab.contenders.moshi;
