package dev.piculet.jackson.bean;

/** A converter that does nothing but wrap again what a getter has unwrapped, so that a serializer of the value class is found. */
public interface Rewrapping {}
