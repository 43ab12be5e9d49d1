package dev.piculet.binary.schema;

/** How far the places of a schema are open to what their declarations have no room for (wire format, section 2.5). */
public enum Opening {
    /** Each place is as it is declared. */
    NONE,
    /** Objects stand in open places. */
    OBJECTS,
    /** So do collections and maps that have no form. */
    COLLECTIONS;

    /** Whether places are open to more than another one says. */
    public boolean isWiderThan(Opening other) {
        return compareTo(other) > 0;
    }
}
