/**
 * Every decision about Kotlin classes that does not depend on Jackson's types, as pure functions over class models. The
 * modules for Jackson 2 and 3 translate them.
 */
package dev.piculet.jackson.kotlin;
