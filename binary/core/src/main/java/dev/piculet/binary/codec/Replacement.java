package dev.piculet.binary.codec;

import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.state.OpenObjects;
import dev.piculet.binary.state.Writing;
import java.util.Map;

/** Writes what the class of a value chooses in its place, by {@code writeReplace}, as Java serialization does. */
final class Replacement {
    /** Java serialization asks on for ever. */
    private static final int MAX_LINKS = 100;

    private final OpenTypes types;
    private final Class<?> bound;
    private final boolean keepsReferences;

    Replacement(OpenTypes types, Class<?> bound, boolean keepsReferences) {
        this.types = types;
        this.bound = bound;
        this.keepsReferences = keepsReferences;
    }

    void encode(BinaryOutput out, Object value, OpenType type, OpenCodec codec) {
        Object chosen = chosen(out, value, type);
        OpenType written = types.ofReplacement(chosen, chosen.getClass());
        if (!bound.isInstance(chosen) && !written.isResolved()) {
            throw OpenErrors.replacedByAnother(value.getClass(), chosen.getClass(), bound);
        }
        requireSameClass(value, chosen);
        OpenCodec.describe(out, written);
        OpenObjects open = chosen == value ? null : Writing.openObjects(out);
        ChoiceCodec.enter(open, value);
        codec.encodeInside(out, chosen, written);
        if (open != null) {
            open.shrinkTo(open.size() - 1);
        }
    }

    /** What is read is chosen among instances of several classes, and it may not be one of the value's. */
    private void requireSameClass(Object value, Object chosen) {
        Object read;
        try {
            read = chosen == value ? null : types.readInstead(chosen, value.getClass());
        } catch (Throwable e) {
            // It needs what only the reader of an instance gives it, and says nothing here.
            Refusal.passOn(e);
            return;
        }
        if (read != null && read.getClass() != value.getClass()) {
            throw OpenErrors.resolvedAsAnother(value.getClass(), chosen.getClass(), read.getClass());
        }
    }

    /** Of a value that stands in several places, the same each time: references to it mean one object. */
    private Object chosen(BinaryOutput out, Object value, OpenType type) {
        if (!keepsReferences) {
            return choose(value, type);
        }
        Map<Object, Object> known = Writing.replacements(out);
        Object chosen = known.get(value);
        if (chosen == null) {
            chosen = choose(value, type);
            known.put(value, chosen);
        }
        return chosen;
    }

    /** Asks until there is nothing to ask, or the class does not change. */
    private Object choose(Object value, OpenType type) {
        Object chosen = value;
        OpenType next = type;
        for (int links = 0; next.replacer() != null; links++) {
            Object former = chosen;
            chosen = call(next, former);
            if (chosen == null || links >= MAX_LINKS) {
                throw OpenErrors.noReplacement(former.getClass(), chosen);
            }
            next = types.ofReplacement(chosen, former.getClass());
        }
        return chosen;
    }

    private static Object call(OpenType type, Object value) {
        try {
            return type.replacer().call(value);
        } catch (Throwable e) {
            Refusal.passOn(e);
            throw OpenErrors.replacingFailed(value.getClass(), e);
        }
    }
}
