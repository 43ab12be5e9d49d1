/** The JSON format of kotlinx.serialization, and twins of the payload classes that are compiled for it. */
package dev.piculet.lab.contenders.kotlinx;
