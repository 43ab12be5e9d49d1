package dev.piculet.jackson.direct;

import java.util.Map;

/**
 * Writes maps of the JDK's own that do nothing but to hold entries, with strings as keys. A record, because HotSpot takes the
 * fields of constant records for constants.
 */
public record EntriesWriter(DirectWriter value) implements DirectWriter {
    @Override
    public int write(DirectOutput out, int at, Object map) {
        if (!PlainCollections.isMap(map.getClass())) {
            throw OddValueException.ODD;
        }
        out.begin(at, 2);
        int to = at;
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            out.room(to, 1)[to] = ',';
            to = DirectText.put(out, to + 1, (String) DirectOutput.present(entry.getKey()));
            out.room(to, 1)[to] = ':';
            to = DirectWriters.put(out, to + 1, value, entry.getValue());
        }
        return out.end(at, to, '{', '}');
    }

    @Override
    public boolean isEmpty(Object map) {
        if (!PlainCollections.isMap(map.getClass())) {
            throw OddValueException.ODD;
        }
        return ((Map<?, ?>) map).isEmpty();
    }
}
