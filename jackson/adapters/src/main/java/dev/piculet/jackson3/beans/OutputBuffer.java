package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.JsonNumbers;
import dev.piculet.jackson.bytes.JsonText;
import dev.piculet.jackson.bytes.WrittenName;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.io.CharTypes;
import tools.jackson.core.io.NumberOutput;
import tools.jackson.core.json.JsonWriteContext;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.NullSerializer;

/**
 * Writes properties into the buffer of Jackson's generator for UTF-8, as that would by tokens. Generated writers call this.
 *
 * <p>How far they are is a number, the state: the lower half counts the bytes of the buffer that are written, the upper
 * one the object's properties. It is negative while the generator writes tokens. The generator knows nothing of what was
 * written before {@link #close}, which comes before anybody else uses it.
 *
 * <p>What is rare is in methods by itself, so that HotSpot inlines the rest into generated code.
 *
 * <p>A value that is odd, or before which the generator would empty its buffer, is written by tokens; so only the generator
 * writes to its stream, in the same pieces.
 */
public final class OutputBuffer {
    /** The state while tokens are written. */
    static final long CLOSED = -1;

    private static final int[] PLAIN_ESCAPES = CharTypes.get7BitOutputEscapes();

    /** Bytes for which a generator makes room before it writes a value, at most. */
    private static final int INT_ROOM = 1 + JsonNumbers.INT_ROOM;

    private static final int LONG_ROOM = 1 + JsonNumbers.LONG_ROOM;

    /** A generator makes room for so many bytes for each character of a number with a fraction. */
    private static final int DIGIT = 3;

    /** Or, by its fast writer, for all that it might have. */
    private static final int FRACTION_ROOM = "-2.2250738585072014E-308".length();

    private OutputBuffer() {}

    /** Returns the bytes of a name; null if it has characters that UTF-8 can't write. */
    static WrittenName nameOf(Object prepared) {
        try {
            return WrittenName.of(((SerializableString) prepared).asQuotedUTF8());
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Returns how far the generator is, if the next property may be written into its buffer. */
    public static long open(JsonGenerator out) {
        return out.getClass() == UTF8JsonGenerator.class ? open((UTF8JsonGenerator) out) : CLOSED;
    }

    private static long open(UTF8JsonGenerator out) {
        return open(out, /* inObject= */ true);
    }

    /** Likewise; or else the next element of an array. */
    static long open(UTF8JsonGenerator out, boolean inObject) {
        JsonWriteContext context = context(out);
        return isOpen(out, context) ? stateIn(out, context, inObject) : CLOSED;
    }

    /** Tells whether there is a buffer, and no setting forbids to write into it. */
    static boolean isOpen(UTF8JsonGenerator out, JsonWriteContext context) {
        // Who detects duplicates has to be told each name.
        return context.getDupDetector() == null && isPlain(out);
    }

    /** Returns how far the generator is, if this is the place for the next property of an object, or the next element of an array. */
    static long stateIn(UTF8JsonGenerator out, JsonWriteContext context, boolean inObject) {
        boolean isThere =
                inObject ? context.inObject() && !(boolean) GeneratorFields.HAS_NAME.get(context) : context.inArray();
        return isThere ? stateOf(out, context) : CLOSED;
    }

    private static long stateOf(UTF8JsonGenerator out, JsonWriteContext context) {
        return (long) entries(context) << Integer.SIZE | (int) GeneratorFields.TAIL.get(out);
    }

    /** Tells whether no setting changes how names, strings, booleans and whole numbers are written. */
    private static boolean isPlain(UTF8JsonGenerator out) {
        return GeneratorFields.ESCAPES.get(out) == PLAIN_ESCAPES
                && (byte) GeneratorFields.QUOTE.get(out) == '"'
                && !(boolean) GeneratorFields.HAS_UNQUOTED_NAMES.get(out)
                && !(boolean) GeneratorFields.HAS_QUOTED_NUMBERS.get(out)
                && out.getCharacterEscapes() == null
                && out.getHighestNonEscapedChar() == 0
                && out.getPrettyPrinter() == null
                && !(JacksonInside.takesOthersForSurrogates() && JacksonCalls.combines(out))
                && GeneratorFields.BUFFER.get(out) != null;
    }

    static JsonWriteContext context(UTF8JsonGenerator out) {
        return (JsonWriteContext) GeneratorFields.CONTEXT.get(out);
    }

    private static int entries(JsonWriteContext context) {
        return (int) GeneratorFields.INDEX.get(context) + 1;
    }

    /**
     * Tells the generator how far its buffer is written.
     *
     * @param lastName of the property that was written last, if it was written into the buffer
     */
    public static void close(JsonGenerator out, long state, SerializableString lastName) {
        if (state >= 0 && store((UTF8JsonGenerator) out, state)) {
            GeneratorFields.NAME.set(context((UTF8JsonGenerator) out), lastName.getValue());
        }
    }

    /** Likewise, by the name itself. */
    static void close(JsonGenerator out, long state, String lastName) {
        if (state >= 0 && store((UTF8JsonGenerator) out, state)) {
            GeneratorFields.NAME.set(context((UTF8JsonGenerator) out), lastName);
        }
    }

    /** Returns whether there was something to tell. What the generator has written by itself it knows. */
    private static boolean store(UTF8JsonGenerator out, long state) {
        JsonWriteContext context = context(out);
        int entries = entries(state);
        if (entries <= entries(context)) {
            return false;
        }
        GeneratorFields.INDEX.set(context, entries - 1);
        GeneratorFields.TAIL.set(out, (int) state);
        return true;
    }

    static byte[] buffer(JsonGenerator out) {
        return (byte[]) GeneratorFields.BUFFER.get((UTF8JsonGenerator) out);
    }

    static int entries(long state) {
        return (int) (state >>> Integer.SIZE);
    }

    static boolean isFirst(long state) {
        return state >>> Integer.SIZE == 0;
    }

    /** Returns the state after one more property or element, which ends here. */
    static long next(long state, int end) {
        return (state >>> Integer.SIZE) + 1 << Integer.SIZE | end;
    }

    /** Tells whether a generator would write a name, and behind it a value of so many bytes, without emptying its buffer. */
    static boolean hasRoom(byte[] buffer, long state, WrittenName bytes, int max) {
        return buffer.length - (int) state > bytes.room() + max;
    }

    /** Returns where the value begins, after writing the name. */
    static int putName(byte[] buffer, long state, WrittenName bytes) {
        return bytes.put(buffer, (int) state, isFirst(state));
    }

    /** Tells the generator how far its buffer is written, before it writes the next property itself. */
    static void leave(JsonGenerator out, long state) {
        if (state >= 0) {
            store((UTF8JsonGenerator) out, state);
        }
    }

    /** Returns how far the generator is after it has written a value itself, which changes none of its settings. */
    static long again(JsonGenerator out, long state) {
        return state < 0 ? CLOSED : stateOf((UTF8JsonGenerator) out, context((UTF8JsonGenerator) out));
    }

    /** Writes a name and a number. */
    public static long writeInt(JsonGenerator out, long state, SerializableString name, WrittenName bytes, int value)
            throws JacksonException {
        if (state >= 0) {
            byte[] buffer = buffer(out);
            if (hasRoom(buffer, state, bytes, INT_ROOM)) {
                return next(state, JsonNumbers.putInt(buffer, putName(buffer, state, bytes), value));
            }
        }
        return intByTokens(out, state, name, value);
    }

    private static long intByTokens(JsonGenerator out, long state, SerializableString name, int value)
            throws JacksonException {
        leave(out, state);
        BeanWriter.writeInt(out, name, value);
        return again(out, state);
    }

    /** Writes a name and a number. */
    public static long writeLong(JsonGenerator out, long state, SerializableString name, WrittenName bytes, long value)
            throws JacksonException {
        if (state >= 0) {
            byte[] buffer = buffer(out);
            if (hasRoom(buffer, state, bytes, LONG_ROOM)) {
                return next(state, JsonNumbers.putLong(buffer, putName(buffer, state, bytes), value));
            }
        }
        return longByTokens(out, state, name, value);
    }

    private static long longByTokens(JsonGenerator out, long state, SerializableString name, long value)
            throws JacksonException {
        leave(out, state);
        BeanWriter.writeLong(out, name, value);
        return again(out, state);
    }

    /** Writes a name and a number. */
    public static long writeDouble(
            JsonGenerator out, long state, SerializableString name, WrittenName bytes, double value)
            throws JacksonException {
        if (state >= 0) {
            byte[] buffer = buffer(out);
            if (hasRoom(buffer, state, bytes, 0)) {
                int end = putDouble(out, buffer, putName(buffer, state, bytes), value);
                if (end >= 0) {
                    return next(state, end);
                }
            }
        }
        return doubleByTokens(out, state, name, value);
    }

    private static long doubleByTokens(JsonGenerator out, long state, SerializableString name, double value)
            throws JacksonException {
        leave(out, state);
        BeanWriter.writeDouble(out, name, value);
        return again(out, state);
    }

    /** Writes a number, and returns the place behind; a negative one if it is not finite, or there is no room. */
    static int putDouble(JsonGenerator out, byte[] buffer, int at, double value) {
        if (buffer.length - at > DIGIT * JsonNumbers.DOUBLE_ROOM) {
            // Few digits, without text between; beside it the text alone.
            int end = JsonNumbers.putDouble(buffer, at, value);
            if (end >= 0) {
                return end;
            }
        }
        return Double.isFinite(value) ? putText(out, buffer, at, value) : JsonNumbers.ODD;
    }

    @SuppressWarnings("deprecation")
    private static int putText(JsonGenerator out, byte[] buffer, int at, double value) {
        String text = NumberOutput.toString(value, out.isEnabled(StreamWriteFeature.USE_FAST_DOUBLE_WRITER));
        int length = text.length();
        if (buffer.length - at <= Math.max(DIGIT * length, FRACTION_ROOM)) {
            return JsonNumbers.ODD;
        }
        text.getBytes(0, length, buffer, at);
        return at + length;
    }

    /** Writes a name and true or false. */
    public static long writeBoolean(
            JsonGenerator out, long state, SerializableString name, WrittenName bytes, boolean value)
            throws JacksonException {
        if (state >= 0) {
            byte[] buffer = buffer(out);
            if (hasRoom(buffer, state, bytes, JsonText.WORD_ROOM)) {
                return next(state, JsonText.putBoolean(buffer, putName(buffer, state, bytes), value));
            }
        }
        return booleanByTokens(out, state, name, value);
    }

    private static long booleanByTokens(JsonGenerator out, long state, SerializableString name, boolean value)
            throws JacksonException {
        leave(out, state);
        BeanWriter.writeBoolean(out, name, value);
        return again(out, state);
    }

    /** Writes a name and null. */
    public static long writeNull(JsonGenerator out, long state, SerializableString name, WrittenName bytes)
            throws JacksonException {
        if (state >= 0) {
            byte[] buffer = buffer(out);
            if (hasRoom(buffer, state, bytes, JsonText.WORD_ROOM)) {
                return next(state, JsonText.putNull(buffer, putName(buffer, state, bytes)));
            }
        }
        return nullByTokens(out, state, name);
    }

    private static long nullByTokens(JsonGenerator out, long state, SerializableString name) throws JacksonException {
        leave(out, state);
        BeanWriter.writeNull(out, name);
        return again(out, state);
    }

    /** Writes a name and a string. */
    public static long writeString(
            JsonGenerator out, long state, SerializableString name, WrittenName bytes, String value)
            throws JacksonException {
        if (state >= 0) {
            byte[] buffer = buffer(out);
            if (hasRoom(buffer, state, bytes, 0)) {
                int end = JsonText.put(buffer, putName(buffer, state, bytes), value);
                if (end >= 0) {
                    return next(state, end);
                }
            }
        }
        return stringByTokens(out, state, name, value);
    }

    private static long stringByTokens(JsonGenerator out, long state, SerializableString name, String value)
            throws JacksonException {
        leave(out, state);
        BeanWriter.writeString(out, name, value);
        return again(out, state);
    }

    /** Returns how far the generator is behind a value that a serializer has written, which may have done anything. */
    static long behind(JsonGenerator out, long state, ValueOutput values, boolean inObject) {
        return state < 0 || values.isScalar() ? again(out, state) : open((UTF8JsonGenerator) out, inObject);
    }

    /** Writes null where a value begins, if that is how it is written, and returns the state behind. */
    static long putNull(byte[] buffer, SerializationContext context, long state, int at) {
        boolean isUsual = buffer.length - at > JsonText.WORD_ROOM
                && context.getDefaultNullValueSerializer().getClass() == NullSerializer.class;
        return isUsual ? next(state, JsonText.putNull(buffer, at)) : ValueOutput.NOTHING;
    }
}
