/** Jackson 3: plain, with the modules that make it faster or teach it Kotlin, and hand-written on its streaming API. */
package dev.piculet.lab.contenders.jackson3;
