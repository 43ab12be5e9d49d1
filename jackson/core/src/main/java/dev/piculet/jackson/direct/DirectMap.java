package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonStructure;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads a map whose keys are strings. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param type {@link HashMap} or {@link LinkedHashMap}
 * @param value reads the values
 * @param takesNull whether null is a value like others; it is odd otherwise
 * @param keys those that were seen
 * @param size what they had
 */
public record DirectMap(Class<?> type, DirectValue value, boolean takesNull, SeenKeys keys, SeenSize size)
        implements DirectValue {
    /** Creates what has seen no keys and no sizes. */
    public DirectMap(Class<?> type, DirectValue value, boolean takesNull) {
        this(type, value, takesNull, new SeenKeys(), SeenSize.ofMaps());
    }

    @Override
    public Object read(DirectInput in, int at) {
        byte[] bytes = in.bytes();
        int end = in.end();
        int behind = in.enterObject(at);
        if (behind < 0) {
            return null;
        }
        int next = JsonStructure.skipSpace(bytes, behind, end);
        if (next < end && bytes[next] == '}') {
            in.leave(next);
            return type == HashMap.class ? new HashMap<>() : new LinkedHashMap<>();
        }
        // The order of a hash map depends on its room.
        Map<String, Object> all = type == HashMap.class ? new HashMap<>() : new LinkedHashMap<>(size.table());
        while (next >= 0) {
            String key = in.readKey(keys, next);
            int from = in.position();
            if (from < 0) {
                return null;
            }
            Object read = takesNull && in.passesNull(from) ? null : value.read(in, from);
            behind = in.position();
            if (behind < 0) {
                return null;
            }
            all.put(key, read);
            next = in.nextIn(behind);
        }
        size.note(all.size());
        return in.leaves('}') ? all : in.odd();
    }
}
