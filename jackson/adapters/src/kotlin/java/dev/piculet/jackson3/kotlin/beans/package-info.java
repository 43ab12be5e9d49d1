/** How instances of Kotlin classes are created. Nobody but the Kotlin module should use it. */
package dev.piculet.jackson3.kotlin.beans;
