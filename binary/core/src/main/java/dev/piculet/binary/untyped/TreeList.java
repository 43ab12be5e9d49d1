package dev.piculet.binary.untyped;

import java.util.AbstractList;
import java.util.RandomAccess;

/** The elements of a collection, or the entries of a map, in wire order. Not to be changed once it is read. */
public final class TreeList extends AbstractList<Object> implements RandomAccess {
    private final Object[] elements;
    private final int size;

    /** @param elements the first {@code size} of them count */
    public TreeList(Object[] elements, int size) {
        this.elements = elements;
        this.size = size;
    }

    @Override
    public Object get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return elements[index];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TreeList list ? TreeEquality.areEqual(this, list) : super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public String toString() {
        return TreeText.of(this);
    }
}
