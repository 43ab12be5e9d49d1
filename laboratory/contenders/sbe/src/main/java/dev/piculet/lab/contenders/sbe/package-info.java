/** Simple Binary Encoding, with the copies between messages and objects that its users write by hand. */
package dev.piculet.lab.contenders.sbe;
