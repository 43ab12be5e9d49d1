/** Cap'n Proto, with the copies between messages and objects that its users write by hand. */
package dev.piculet.lab.contenders.capnproto;
