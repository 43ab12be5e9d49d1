package dev.piculet.lab.contender;

/**
 * Where something stands in a value, as in {@code $.persons[3].name}. Its text is put together only when somebody asks for it:
 * long documents have millions of places, and most are never named.
 *
 * @param before the place of what it is a part of, or null
 */
public record ValuePath(ValuePath before, String start, Object name, String end) {
    /** The place of the whole value. */
    public static final ValuePath ROOT = new ValuePath(null, "", "$", "");

    /** Returns the place of an element. */
    public ValuePath element(int index) {
        return new ValuePath(this, "[", index, "]");
    }

    /** Returns the place of a field, or of a map's value by its key. */
    public ValuePath member(Object name) {
        return new ValuePath(this, ".", name, "");
    }

    @Override
    public String toString() {
        return (before == null ? "" : before.toString()) + start + name + end;
    }
}
