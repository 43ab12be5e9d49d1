/** FlatBuffers, with the copies between tables and objects that its users write by hand. */
package dev.piculet.lab.contenders.flatbuffers;
