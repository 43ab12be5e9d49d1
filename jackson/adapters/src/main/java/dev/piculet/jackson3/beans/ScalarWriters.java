package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import dev.piculet.jackson.direct.DirectWriter;
import dev.piculet.jackson.direct.DirectWriters;
import java.math.BigDecimal;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.jdk.JDKArraySerializers;
import tools.jackson.databind.ser.jdk.NumberSerializers;

/** Finds what writes single values and arrays of numbers without a generator. */
final class ScalarWriters {
    private ScalarWriters() {}

    /** Returns null for what is none, and where settings ask for another form than the usual one. */
    static DirectWriter of(ValueOutput output, SerializationContext context) {
        if (output instanceof DoubleOutput) {
            return new DirectWriters.OfDouble();
        }
        return output instanceof ScalarOutput scalar ? of(scalar, context) : null;
    }

    private static DirectWriter of(ScalarOutput scalar, SerializationContext context) {
        ValueSerializer<?> by = scalar.serializer();
        if (WrittenFacts.direct(by) == String.class) {
            return new DirectWriters.OfText();
        }
        if (by instanceof NumberSerializers.FloatSerializer) {
            return new DirectWriters.OfFloat();
        }
        if (by.handledType() == BigDecimal.class) {
            return new DirectWriters.OfDecimal();
        }
        if (!(scalar.encoder() instanceof ConfiguredEncoder configured)) {
            return new DirectWriters.OfEncoded(scalar.encoder(), ScalarEncoders.ROOM);
        }
        ValueEncoder encoder = configured.under(context);
        if (encoder == null) {
            return null;
        }
        int room = encoder instanceof ConstantTexts texts ? texts.room() : ScalarEncoders.ROOM;
        return new DirectWriters.OfEncoded(encoder, room);
    }

    /** Returns what writes arrays of numbers; null if it is not Jackson's own serializer of these. */
    static DirectWriter ofNumbers(ValueSerializer<?> by) {
        // Asked first: naming the class of a serializer loads it.
        Class<?> type = by.handledType();
        if (type == int[].class && by.getClass() == JDKArraySerializers.IntArraySerializer.class) {
            return new DirectWriters.OfInts();
        }
        if (type == long[].class && by.getClass() == JDKArraySerializers.LongArraySerializer.class) {
            return new DirectWriters.OfLongs();
        }
        if (type == double[].class && by.getClass() == JDKArraySerializers.DoubleArraySerializer.class) {
            return new DirectWriters.OfDoubles();
        }
        return type == float[].class && by.getClass() == JDKArraySerializers.FloatArraySerializer.class
                ? new DirectWriters.OfFloats()
                : null;
    }
}
