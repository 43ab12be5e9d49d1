/** Jsoniter, with its reflection and with the code that it generates at run time. */
package dev.piculet.lab.contenders.jsoniter;
