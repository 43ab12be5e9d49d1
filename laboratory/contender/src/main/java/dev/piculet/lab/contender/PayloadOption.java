package dev.piculet.lab.contender;

/** A feature that a payload asks its library to switch on. A library without it refuses the payload. */
public enum PayloadOption {
    /** Nulls inside collections whose element type is not nullable are refused. */
    STRICT_NULL_CHECKS
}
