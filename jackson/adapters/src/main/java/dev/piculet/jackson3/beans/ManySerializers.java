package dev.piculet.jackson3.beans;

import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.impl.PropertySerializerMap;

/**
 * The serializers of many classes of values. Jackson's own maps keep those of eight, and those of all others are found anew for each
 * value: whoever asks beside Jackson would have them told of their place once more. Immutable.
 */
final class ManySerializers extends PropertySerializerMap {
    private static final long serialVersionUID = 1L;

    /** None of more classes is kept: it takes as long to look for one as there are classes. */
    static final int MOST = 64;

    private record Known(Class<?> type, ValueSerializer<Object> serializer, int count, Known next) {}

    private final PropertySerializerMap before;

    /** Null if there is none but those of before. Jackson 3 lets Java serialization carry maps. */
    private final transient Known first;

    private ManySerializers(PropertySerializerMap before, Known first) {
        super(before);
        this.before = before;
        this.first = first;
    }

    /** Returns what has the serializers of a map. */
    static ManySerializers of(PropertySerializerMap map) {
        return map instanceof ManySerializers many ? many : new ManySerializers(map, /* first= */ null);
    }

    @Override
    public ValueSerializer<Object> serializerFor(Class<?> type) {
        for (Known known = first; known != null; known = known.next) {
            if (known.type == type) {
                return known.serializer;
            }
        }
        return before.serializerFor(type);
    }

    @Override
    public PropertySerializerMap newWith(Class<?> type, ValueSerializer<Object> serializer) {
        int count = first == null ? 0 : first.count;
        return count == MOST ? this : new ManySerializers(before, new Known(type, serializer, count + 1, first));
    }
}
