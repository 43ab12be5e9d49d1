package dev.piculet.jackson.contract;

/** A record beside Kotlin classes. */
public record JavaRecord(String text, int number) {}
