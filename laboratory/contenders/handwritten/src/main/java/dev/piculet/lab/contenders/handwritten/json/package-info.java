/** JSON written by hand on the bytes, one codec a payload class: what the JVM can do without a library, flags or Unsafe. */
package dev.piculet.lab.contenders.handwritten.json;
