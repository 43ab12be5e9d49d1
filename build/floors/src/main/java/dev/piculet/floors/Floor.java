package dev.piculet.floors;

import java.util.Set;

/**
 * A package and the packages of its module that it may use.
 *
 * @param name the package's full name
 * @param uses full names of packages on floors below
 */
record Floor(String name, Set<String> uses) {}
