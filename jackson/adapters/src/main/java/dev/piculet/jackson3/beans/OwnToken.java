package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.JsonNumbers;
import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectText;
import dev.piculet.jackson.direct.DirectWriter;
import dev.piculet.jackson.direct.OddValueException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes the one token that Jackson's own serializer of a class of the JDK gives, in whatever form: that class needs no code
 * here. Thread-safe.
 */
final class OwnToken implements DirectWriter {
    private final ValueSerializer<Object> by;
    private final Supplier<SerializationContext> contexts;

    /** A context that no thread uses now: it formats dates, which only one may do at a time. */
    private final AtomicReference<SerializationContext> idle = new AtomicReference<>();

    /** @param contexts what the serializer is passed */
    @SuppressWarnings("unchecked")
    OwnToken(ValueSerializer<?> by, Supplier<SerializationContext> contexts) {
        this.by = (ValueSerializer<Object>) by;
        this.contexts = contexts;
    }

    @Override
    public int write(DirectOutput out, int at, Object value) {
        if (!OwnTypes.areWritten(value)) {
            throw OddValueException.odd();
        }
        Object token = token(value);
        if (token instanceof String text) {
            return DirectText.put(out, at, text);
        }
        if (token instanceof Long number) {
            return JsonNumbers.putLong(out.room(at, JsonNumbers.LONG_ROOM), at, number);
        }
        throw OddValueException.odd();
    }

    private Object token(Object value) {
        SerializationContext context = take();
        CaughtToken token = new CaughtToken();
        try {
            by.serialize(value, token, context);
        } catch (Exception e) {
            throw OddValueException.odd();
        }
        idle.set(context);
        return token.value();
    }

    @Override
    public boolean isEmpty(Object value) {
        if (!OwnTypes.areWritten(value)) {
            throw OddValueException.odd();
        }
        SerializationContext context = take();
        boolean isEmpty = by.isEmpty(context, value);
        idle.set(context);
        return isEmpty;
    }

    private SerializationContext take() {
        SerializationContext context = idle.getAndSet(null);
        return context == null ? contexts.get() : context;
    }
}
