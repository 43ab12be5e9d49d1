package dev.piculet.jackson.generator;

/**
 * Which values of a property are left out when it is written.
 *
 * @param ofNull null; if not, it is written as such
 * @param ofEmpty what the serializer calls empty
 * @param value a value, and all that are equal to it, of a class of the JDK; null for none
 */
public record Omitted(boolean ofNull, boolean ofEmpty, Object value) {
    /** Nothing is left out, not even null. */
    public static final Omitted NOTHING = new Omitted(/* ofNull= */ false, /* ofEmpty= */ false, /* value= */ null);

    /** Null is left out, and nothing else. */
    public static final Omitted NULL = new Omitted(/* ofNull= */ true, /* ofEmpty= */ false, /* value= */ null);
}
