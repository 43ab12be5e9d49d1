package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonStructure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;

/**
 * Reads a list or a set. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param type {@link ArrayList}, {@link HashSet} or {@link LinkedHashSet}
 * @param element reads the elements
 * @param addsNull whether null is an element like others; it is odd otherwise
 * @param size what they had
 */
public record DirectList(Class<?> type, DirectValue element, boolean addsNull, SeenSize size) implements DirectValue {
    /** Creates what has seen no sizes. */
    public DirectList(Class<?> type, DirectValue element, boolean addsNull) {
        this(type, element, addsNull, type == ArrayList.class ? SeenSize.ofLists() : SeenSize.ofMaps());
    }

    @Override
    public Object read(DirectInput in, int at) {
        byte[] bytes = in.bytes();
        int end = in.end();
        int from = in.enterArray(at);
        if (from < 0) {
            return null;
        }
        int next = JsonStructure.skipSpace(bytes, from, end);
        if (next < end && bytes[next] == ']') {
            in.leave(next);
            return empty();
        }
        Collection<Object> all = sized();
        while (next >= 0) {
            Object value = addsNull && in.passesNull(next) ? null : element.read(in, next);
            int behind = in.position();
            if (behind < 0) {
                return null;
            }
            all.add(value);
            next = in.nextIn(behind);
        }
        size.note(all.size());
        return in.leaves(']') ? all : in.odd();
    }

    private Collection<Object> empty() {
        if (type == ArrayList.class) {
            return new ArrayList<>();
        }
        return type == HashSet.class ? new HashSet<>() : new LinkedHashSet<>();
    }

    private Collection<Object> sized() {
        if (type == ArrayList.class) {
            return new ArrayList<>(size.room());
        }
        // The order of a hash set depends on its room.
        return type == HashSet.class ? new HashSet<>() : new LinkedHashSet<>(size.table());
    }
}
