package dev.piculet.floors;

/**
 * One package uses another.
 *
 * @param from full name of the package that uses
 * @param to full name of the package that is used
 * @param evidence a place in the code, for people
 */
record Arrow(String from, String to, String evidence) {}
