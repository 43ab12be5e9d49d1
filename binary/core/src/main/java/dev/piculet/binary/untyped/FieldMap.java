package dev.piculet.binary.untyped;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;

/**
 * The fields of an object by name, in wire order. Not to be changed once it is read. What stands in a field is never
 * hashed, and objects in several places are printed and compared once.
 */
public final class FieldMap extends AbstractMap<String, Object> {
    private final FieldNames names;
    private final Object[] values;

    /** @param values filled in later, by the reader */
    public FieldMap(FieldNames names, Object[] values) {
        this.names = names;
        this.values = values;
    }

    FieldNames names() {
        return names;
    }

    Object value(int index) {
        return values[index];
    }

    @Override
    public int size() {
        return values.length;
    }

    @Override
    public boolean containsKey(Object key) {
        return names.indexOf(key) >= 0;
    }

    @Override
    public Object get(Object key) {
        int index = names.indexOf(key);
        return index < 0 ? null : values[index];
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Entry<String, Object>> iterator() {
                return new Entries();
            }

            @Override
            public int size() {
                return values.length;
            }
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FieldMap map ? TreeEquality.areEqual(this, map) : super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public String toString() {
        return TreeText.of(this);
    }

    private final class Entries implements Iterator<Entry<String, Object>> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < values.length;
        }

        @Override
        public Entry<String, Object> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int index = next;
            next++;
            return new SimpleImmutableEntry<>(names.name(index), values[index]);
        }
    }
}
