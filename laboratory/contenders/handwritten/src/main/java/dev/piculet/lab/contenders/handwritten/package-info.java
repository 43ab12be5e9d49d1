/** Binary codecs written by hand, one a payload class: what the JVM can do without a library, flags or Unsafe. */
package dev.piculet.lab.contenders.handwritten;
