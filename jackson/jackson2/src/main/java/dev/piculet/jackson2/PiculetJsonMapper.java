package dev.piculet.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.piculet.jackson2.beans.DirectReading;
import dev.piculet.jackson2.beans.DirectWriting;
import java.io.IOException;
import java.io.Serial;
import java.lang.reflect.Type;

/**
 * A mapper that reads classes for which one of Piculet's modules generates code straight from bytes, without a parser, and writes
 * them without a generator. It has the configuration, the modules and the behaviour of the mapper that it was made of: whatever is
 * not as usual is read and written by Jackson, from the first byte.
 *
 * <p>This concerns {@code readValue} of a byte array or a string, {@code writeValueAsBytes} and {@code writeValueAsString}.
 * Streams, trees, and what readers and writers made by this mapper do are Jackson's. The module's {@code diagnostics()} say which
 * classes are read and written so, and why others are not. Thread-safe
 * once it is configured, like any mapper of Jackson 2.
 */
public final class PiculetJsonMapper extends JsonMapper {
    private static final long serialVersionUID = 1L;

    private final transient DirectReading reading = new DirectReading(new Roots());
    private final transient DirectWriting writing = new DirectWriting(this);

    private PiculetJsonMapper(JsonMapper source) {
        super(source);
    }

    /**
     * Returns a mapper with the configuration and the modules of another one, one of Piculet's modules among them.
     *
     * @throws IllegalArgumentException if the mapper is of a class of its own, whose behaviour would be lost
     */
    public static PiculetJsonMapper of(JsonMapper mapper) {
        Class<?> type = mapper.getClass();
        if (type != JsonMapper.class && type != PiculetJsonMapper.class) {
            throw new IllegalArgumentException("The mapper is of class " + type.getName()
                    + ", which may behave in its own way. Give a JsonMapper, such as JsonMapper.builder() makes.");
        }
        return new PiculetJsonMapper(mapper);
    }

    @Override
    public PiculetJsonMapper copy() {
        return new PiculetJsonMapper(this);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws IOException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, TypeReference<T> type) throws IOException {
        T value = reading.read(content, typeOf(type));
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, JavaType type) throws IOException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length, Class<T> type) throws IOException {
        T value = reading.read(content, offset, length, type);
        return value == null ? super.readValue(content, offset, length, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length, TypeReference<T> type) throws IOException {
        T value = reading.read(content, offset, length, typeOf(type));
        return value == null ? super.readValue(content, offset, length, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length, JavaType type) throws IOException {
        T value = reading.read(content, offset, length, type);
        return value == null ? super.readValue(content, offset, length, type) : value;
    }

    @Override
    public <T> T readValue(String content, Class<T> type) throws JsonProcessingException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(String content, TypeReference<T> type) throws JsonProcessingException {
        T value = reading.read(content, typeOf(type));
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(String content, JavaType type) throws JsonProcessingException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws JsonProcessingException {
        byte[] written = writing.bytesOrNull(value);
        return written == null ? super.writeValueAsBytes(value) : written;
    }

    @Override
    public String writeValueAsString(Object value) throws JsonProcessingException {
        String written = writing.textOrNull(value);
        return written == null ? super.writeValueAsString(value) : written;
    }

    private static Type typeOf(TypeReference<?> type) {
        return type == null ? null : type.getType();
    }

    /** What was serialized comes back without what is transient. */
    @Serial
    private Object readResolve() {
        return new PiculetJsonMapper(this);
    }

    /** What reading has to know of this mapper. */
    private final class Roots implements DirectReading.Roots {
        @Override
        public DeserializationConfig config() {
            return _deserializationConfig;
        }

        @Override
        public StreamReadConstraints limits() {
            return _jsonFactory.streamReadConstraints();
        }

        @Override
        public boolean hasPlainParsers() {
            Class<?> type = _jsonFactory.getClass();
            return (type == JsonFactory.class || type == MappingJsonFactory.class)
                    && _jsonFactory.getInputDecorator() == null
                    && !_deserializationConfig.isEnabled(JsonParser.Feature.STRICT_DUPLICATE_DETECTION, _jsonFactory);
        }

        @Override
        public JsonDeserializer<?> deserializer(Type type) throws IOException {
            try (JsonParser parser = _jsonFactory.createParser(new byte[0])) {
                return _findRootDeserializer(
                        createDeserializationContext(parser, _deserializationConfig), constructType(type));
            }
        }
    }
}
