package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.state.Reading;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.PriorityBlockingQueue;

/**
 * Keys that hold an object which holds their table. A reference gives them that object before all its fields are read, and if
 * its {@code hashCode} uses one of these, the table files the key where nobody finds it again. Such tables are looked through
 * when the value is complete.
 */
public final class KeysInCycles {
    private static final KeysInCycles NONE = new KeysInCycles(null);

    private final Codec key;
    private volatile Boolean possible;

    private KeysInCycles(Codec key) {
        this.key = key;
    }

    /** @param key reads the keys; linked before a value is read */
    static KeysInCycles of(Codec key, boolean references) {
        return references ? new KeysInCycles(key) : NONE;
    }

    /** Whether anything that a codec reads may hold such keys. */
    public static boolean mayBeIn(Codec codec) {
        return holds(codec, newSet());
    }

    private static Set<Object> newSet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    /** Whether there may be such keys: of classes whose hash code or order is their own. */
    boolean arePossible() {
        if (this == NONE) {
            return false;
        }
        Boolean known = possible;
        if (known == null) {
            known = holds(key, newSet());
            possible = known;
        }
        return known;
    }

    private static boolean holds(Codec codec, Set<Object> seen) {
        if (codec instanceof ObjectCodec object) {
            ObjectLayout layout = object.layout();
            return object.isShared() && layout.definition().recursive() && isHashedByFields(layout.type())
                    || seen.add(layout) && anyHolds(layout, seen);
        }
        if (codec instanceof SequenceCodec sequence) {
            return holds(sequence.element(), seen);
        }
        if (codec instanceof PrimitiveCodec || codec instanceof TextCodec || codec instanceof EnumCodec) {
            // Most fields: asked for what is below, they would load it.
            return false;
        }
        if (codec instanceof DictionaryCodec dictionary) {
            return holds(dictionary.key(), seen) || holds(dictionary.value(), seen);
        }
        if (codec instanceof ChoiceCodec choice) {
            return seen.add(choice) && anyHolds(choice.codecs(), seen);
        }
        if (codec instanceof ValueClassCodec valueClass) {
            return holds(valueClass.codec(), seen);
        }
        if (codec instanceof OptionalOfCodec optional) {
            return holds(optional.codec(), seen);
        }
        if (codec instanceof OpenCodec open) {
            return open.keepsReferences();
        }
        if (codec instanceof GainedFieldsCodec gained) {
            return holds(gained.elements(), seen);
        }
        if (codec instanceof LostFieldsCodec lost) {
            return seen.add(lost) && holds(lost.elements(), seen);
        }
        return codec instanceof NotNullCodec notNull && holds(notNull.codec(), seen);
    }

    private static boolean anyHolds(ObjectLayout layout, Set<Object> seen) {
        for (Slot slot : layout.slots()) {
            if (holds(slot.codec(), seen)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyHolds(Codec[] codecs, Set<Object> seen) {
        for (Codec codec : codecs) {
            if (holds(codec, seen)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHashedByFields(Class<?> type) {
        try {
            return Comparable.class.isAssignableFrom(type)
                    || type.getMethod("hashCode").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Notes that keys follow, and returns what {@link #end} is to be told. */
    int begin(BinaryInput in) {
        return arePossible() ? Reading.objects(in).references() : 0;
    }

    /** Notes that a collection has been filled. */
    void end(BinaryInput in, int begun, Object filled, Class<?> keyClass, Object[] keys) {
        if (!arePossible() || Reading.objects(in).references() == begun) {
            return;
        }
        if (filled instanceof Set<?> || filled instanceof Map<?, ?> || isHeap(filled)) {
            Reading.objects(in).checkLater(new Filled(filled, keyClass, keys, in));
        }
    }

    private static boolean isHeap(Object filled) {
        return filled instanceof PriorityQueue<?> || filled instanceof PriorityBlockingQueue<?>;
    }

    /** A collection with the keys that were put into it. */
    private record Filled(Object filled, Class<?> keyClass, Object[] keys, BinaryInput in) implements Runnable {
        @Override
        public void run() {
            boolean found;
            try {
                found = isHeap(filled) ? isInOrder(((Collection<?>) filled).toArray()) : isFound();
            } catch (Throwable e) {
                Refusal.passOn(e);
                throw ValueErrors.invalidElements(keyClass, in.offset(), in, e);
            }
            if (!found) {
                throw ValueErrors.changedKeys(keyClass, in);
            }
        }

        /** In a search tree, what is found stands in order. */
        private boolean isFound() {
            for (Object key : keys) {
                if (!(filled instanceof Map<?, ?> map ? map.containsKey(key) : ((Set<?>) filled).contains(key))) {
                    return false;
                }
            }
            return true;
        }

        /** Whether no key was moved: they were written as they lie in a heap. */
        private boolean isInOrder(Object[] present) {
            for (int i = 0; i < keys.length; i++) {
                if (present[i] != keys[i]) {
                    return false;
                }
            }
            return true;
        }
    }
}
