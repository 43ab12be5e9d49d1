package dev.piculet.jackson.direct;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Writes collections of the JDK's own that do nothing but to hold elements. A record, because HotSpot takes the fields of
 * constant records for constants.
 */
public record ElementsWriter(DirectWriter element) implements DirectWriter {
    @Override
    public int write(DirectOutput out, int at, Object value) {
        if (value.getClass() == ArrayList.class) {
            return writeArrayList(out, at, (ArrayList<?>) value);
        }
        return isList(value) ? writeList(out, at, (List<?>) value) : writeOther(out, at, (Collection<?>) value);
    }

    @Override
    public boolean isEmpty(Object value) {
        return value.getClass() == ArrayList.class || isList(value)
                ? ((List<?>) value).isEmpty()
                : ((Collection<?>) value).isEmpty();
    }

    /** Tells whether this is a list with random access; if not, it is another collection that is known. */
    private static boolean isList(Object value) {
        boolean isList = PlainCollections.isList(value.getClass());
        if (!isList && !PlainCollections.isOther(value.getClass())) {
            throw OddValueException.ODD;
        }
        return isList;
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

    private int writeOther(DirectOutput out, int at, Collection<?> all) {
        out.begin(at, 2);
        int to = at;
        for (Object each : all) {
            out.room(to, 1)[to] = ',';
            to = DirectWriters.put(out, to + 1, element, each);
        }
        return out.end(at, to, '[', ']');
    }
}
