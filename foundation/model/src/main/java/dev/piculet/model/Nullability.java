package dev.piculet.model;

/** Whether a type has room for null. */
public enum Nullability {
    NULLABLE,

    /** A primitive, or a type that Kotlin promises to be not null. */
    NON_NULL,

    /** A Java reference, or a type variable that may stand for a nullable type: null is possible, and nobody said so. */
    UNKNOWN
}
