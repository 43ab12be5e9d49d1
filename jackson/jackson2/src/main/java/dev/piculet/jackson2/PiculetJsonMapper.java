package dev.piculet.jackson2;

import com.fasterxml.jackson.core.FormatSchema;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import dev.piculet.jackson.direct.StreamedDocument;
import dev.piculet.jackson2.beans.DirectReading;
import dev.piculet.jackson2.beans.DirectWriting;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serial;
import java.io.Serializable;
import java.lang.reflect.Type;

/**
 * A mapper that reads classes for which one of Piculet's modules generates code straight from bytes, without a parser, and writes
 * them without a generator. It has the configuration, the modules and the behaviour of the mapper that it was made of: whatever is
 * not as usual is read and written by Jackson, from the first byte.
 *
 * <p>This concerns {@code readValue} of a byte array, a string or an {@code InputStream}, {@code writeValueAsBytes}, {@code
 * writeValueAsString}, and {@code writeValue} to an {@code OutputStream} or by a generator, of the mapper and of the readers and
 * writers that it makes, as long as these have its configuration. All else is Jackson's. The module's {@code diagnostics()} say which
 * classes are read and written so, and why others are not. Thread-safe once it
 * is configured, like any mapper of Jackson 2.
 */
public final class PiculetJsonMapper extends JsonMapper {
    private static final long serialVersionUID = 1L;

    private transient volatile DirectReading reading = new DirectReading(new Roots());
    private transient volatile DirectWriting writing = new DirectWriting(this);

    /** Another one since everything was forgotten: readers and writers that were made before go on with what Jackson gave them. */
    private transient volatile Object era = new Object();

    private PiculetJsonMapper(JsonMapper source) {
        super(source);
    }

    /**
     * Returns a mapper with the configuration and the modules of another one, one of Piculet's modules among them.
     *
     * @throws IllegalArgumentException if the mapper is of a class of its own, whose behaviour would be lost; or if it can't be
     *     copied, because its factory or its contexts are of a class that does not override {@code copy()}
     */
    public static PiculetJsonMapper of(JsonMapper mapper) {
        Class<?> type = mapper.getClass();
        if (type != JsonMapper.class && type != PiculetJsonMapper.class) {
            throw new IllegalArgumentException("The mapper is of class " + type.getName()
                    + ", which may behave in its own way. Give a JsonMapper, such as JsonMapper.builder() makes.");
        }
        try {
            return new PiculetJsonMapper(mapper);
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException(
                    "The mapper can't be copied: " + e.getMessage()
                            + ". Let that class override copy(), or give a mapper without it.",
                    e);
        }
    }

    @Override
    public PiculetJsonMapper copy() {
        return new PiculetJsonMapper(this);
    }

    /**
     * Lets go of all classes and of the code for them, as {@link JsonMapper} does. What is read and written next obeys mix-ins and
     * overrides that were added meanwhile.
     *
     * @throws UnsupportedOperationException before Jackson 2.19, whose mappers have no such method
     */
    @Override
    public void clearCaches() {
        try {
            super.clearCaches();
        } catch (NoSuchMethodError e) {
            throw new UnsupportedOperationException(
                    "Mappers can let go of classes from Jackson 2.19 on. Before, make a new mapper.", e);
        }
        reading = new DirectReading(new Roots());
        writing = new DirectWriting(this);
        era = new Object();
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
    public <T> T readValue(InputStream source, Class<T> type) throws IOException {
        StreamedDocument document = reading.read(source, type);
        T value = document.value();
        return value == null ? super.readValue(document.rest(), type) : value;
    }

    @Override
    public <T> T readValue(InputStream source, TypeReference<T> type) throws IOException {
        StreamedDocument document = reading.read(source, typeOf(type));
        T value = document.value();
        return value == null ? super.readValue(document.rest(), type) : value;
    }

    @Override
    public <T> T readValue(InputStream source, JavaType type) throws IOException {
        StreamedDocument document = reading.read(source, type);
        T value = document.value();
        return value == null ? super.readValue(document.rest(), type) : value;
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

    @Override
    public void writeValue(OutputStream target, Object value) throws IOException {
        OutputStream left = writing.left(target, value);
        if (left != DirectWriting.NOTHING) {
            super.writeValue(left, value);
        }
    }

    @Override
    public void writeValue(JsonGenerator generator, Object value) throws IOException {
        if (!writing.isWritten(generator, value)) {
            super.writeValue(generator, value);
        }
    }

    @Override
    protected ObjectReader _newReader(DeserializationConfig config) {
        return config == _deserializationConfig
                ? new DirectObjectReader(this, /* type= */ null, /* injectableValues= */ null, era)
                : super._newReader(config);
    }

    @Override
    protected ObjectReader _newReader(
            DeserializationConfig config,
            JavaType type,
            Object valueToUpdate,
            FormatSchema schema,
            InjectableValues injectableValues) {
        return config == _deserializationConfig && valueToUpdate == null && schema == null
                ? new DirectObjectReader(this, type, injectableValues, era)
                : super._newReader(config, type, valueToUpdate, schema, injectableValues);
    }

    @Override
    protected ObjectWriter _newWriter(SerializationConfig config) {
        return config == _serializationConfig
                ? new DirectObjectWriter(this, /* type= */ null, era)
                : super._newWriter(config);
    }

    @Override
    protected ObjectWriter _newWriter(SerializationConfig config, JavaType type, PrettyPrinter printer) {
        return config == _serializationConfig && printer == null
                ? new DirectObjectWriter(this, type, era)
                : super._newWriter(config, type, printer);
    }

    /** Returns what reads for readers of an era, a configuration and a context; null if the mapper has others by now. */
    DirectReading readingFor(Object madeIn, DeserializationConfig config, DefaultDeserializationContext context) {
        boolean isCurrent = madeIn == era && config == _deserializationConfig && context == _deserializationContext;
        return isCurrent ? reading : null;
    }

    /** Returns what writes for writers of an era, a configuration, a factory and a context; null likewise. */
    DirectWriting writingFor(
            Object madeIn, SerializationConfig config, SerializerFactory factory, DefaultSerializerProvider context) {
        boolean isCurrent = madeIn == era
                && config == _serializationConfig
                && factory == _serializerFactory
                && context == _serializerProvider;
        return isCurrent ? writing : null;
    }

    private static Type typeOf(TypeReference<?> type) {
        return type == null ? null : type.getType();
    }

    @Serial
    private Object writeReplace() {
        return new Saved(new Copied(this));
    }

    /** The mapper of which a mapper is made again when it was serialized, by itself or with a reader. */
    private record Saved(JsonMapper source) implements Serializable {
        @Serial
        private Object readResolve() {
            return new PiculetJsonMapper(source);
        }
    }

    private static final class Copied extends JsonMapper {
        private static final long serialVersionUID = 1L;

        Copied(JsonMapper source) {
            super(source);
        }
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
                    && _jsonFactory.getInputDecorator() == null;
        }

        @Override
        public boolean asksStreamsAsUsual() {
            return _jsonFactory.isEnabled(JsonFactory.Feature.CHARSET_DETECTION)
                    && _jsonFactory.isEnabled(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES);
        }

        @Override
        public boolean hasPlainContexts() {
            return _deserializationContext.getClass() == DefaultDeserializationContext.Impl.class;
        }

        @Override
        public boolean isOn(StreamReadFeature feature) {
            return _deserializationConfig.isEnabled(feature.mappedFeature(), _jsonFactory);
        }

        @Override
        public JavaType constructed(Type type) {
            return constructType(type);
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
