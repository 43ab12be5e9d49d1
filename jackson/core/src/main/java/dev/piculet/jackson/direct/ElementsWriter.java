package dev.piculet.jackson.direct;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes lists of the JDK's own that do nothing but to hold elements. A record, because HotSpot takes the fields of constant
 * records for constants.
 */
public record ElementsWriter(DirectWriter element) implements DirectWriter {
    @Override
    public int write(DirectOutput out, int at, Object value) {
        if (value.getClass() == ArrayList.class) {
            return writeArrayList(out, at, (ArrayList<?>) value);
        }
        if (!PlainCollections.isList(value.getClass())) {
            throw OddValueException.ODD;
        }
        return writeList(out, at, (List<?>) value);
    }

    /** Likewise {@link #writeList}; HotSpot inlines calls of the most frequent class. */
    private int writeArrayList(DirectOutput out, int at, ArrayList<?> list) {
        out.begin(at, 2);
        int to = at;
        int size = list.size();
        for (int i = 0; i < size; i++) {
            out.room(to, 1)[to] = ',';
            to = DirectWriters.put(out, to + 1, element, list.get(i));
        }
        return out.end(at, to, '[', ']');
    }

    private int writeList(DirectOutput out, int at, List<?> list) {
        out.begin(at, 2);
        int to = at;
        int size = list.size();
        for (int i = 0; i < size; i++) {
            out.room(to, 1)[to] = ',';
            to = DirectWriters.put(out, to + 1, element, list.get(i));
        }
        return out.end(at, to, '[', ']');
    }
}
