package dev.piculet.jackson3;

import dev.piculet.jackson.direct.StreamedDocument;
import dev.piculet.jackson3.beans.DirectReading;
import dev.piculet.jackson3.beans.DirectWriting;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serial;
import java.io.Serializable;
import java.lang.reflect.Type;
import tools.jackson.core.FormatSchema;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.InjectableValues;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.DeserializationContexts;
import tools.jackson.databind.cfg.MapperBuilderState;
import tools.jackson.databind.json.JsonMapper;

/**
 * A mapper that reads classes for which one of Piculet's modules generates code straight from bytes, without a parser, and writes
 * them without a generator. It has the configuration, the modules and the behaviour of the mapper that it was made of: whatever is
 * not as usual is read and written by Jackson, from the first byte.
 *
 * <p>This concerns {@code readValue} of a byte array, a string or an {@code InputStream}, {@code writeValueAsBytes}, {@code
 * writeValueAsString}, and {@code writeValue} to an {@code OutputStream} or by a generator, of the mapper and of the readers and
 * writers that it makes, as long as these have its configuration. All else is Jackson's. The module's {@code diagnostics()} say which
 * classes are read and written so, and why others are not. Thread-safe.
 */
public final class PiculetJsonMapper extends JsonMapper {
    private static final long serialVersionUID = 1L;

    private transient volatile DirectReading reading = new DirectReading(new Roots());
    private transient volatile DirectWriting writing = new DirectWriting(this);

    private PiculetJsonMapper(JsonMapper source) {
        super(source.rebuild());
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
    public JsonMapper.Builder rebuild() {
        return new Rebuilding(_savedBuilderState);
    }

    /** Lets go of all classes, and of the code for them. */
    @Override
    public void clearCaches() {
        super.clearCaches();
        reading = new DirectReading(new Roots());
        writing = new DirectWriting(this);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws JacksonException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, TypeReference<T> type) throws JacksonException {
        T value = reading.read(content, typeOf(type));
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, JavaType type) throws JacksonException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length, Class<T> type) throws JacksonException {
        T value = reading.read(content, offset, length, type);
        return value == null ? super.readValue(content, offset, length, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length, TypeReference<T> type) throws JacksonException {
        T value = reading.read(content, offset, length, typeOf(type));
        return value == null ? super.readValue(content, offset, length, type) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length, JavaType type) throws JacksonException {
        T value = reading.read(content, offset, length, type);
        return value == null ? super.readValue(content, offset, length, type) : value;
    }

    @Override
    public <T> T readValue(String content, Class<T> type) throws JacksonException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(String content, TypeReference<T> type) throws JacksonException {
        T value = reading.read(content, typeOf(type));
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(String content, JavaType type) throws JacksonException {
        T value = reading.read(content, type);
        return value == null ? super.readValue(content, type) : value;
    }

    @Override
    public <T> T readValue(InputStream source, Class<T> type) throws JacksonException {
        StreamedDocument document = reading.read(source, type);
        T value = document.value();
        return value == null ? super.readValue(document.rest(), type) : value;
    }

    @Override
    public <T> T readValue(InputStream source, TypeReference<T> type) throws JacksonException {
        StreamedDocument document = reading.read(source, typeOf(type));
        T value = document.value();
        return value == null ? super.readValue(document.rest(), type) : value;
    }

    @Override
    public <T> T readValue(InputStream source, JavaType type) throws JacksonException {
        StreamedDocument document = reading.read(source, type);
        T value = document.value();
        return value == null ? super.readValue(document.rest(), type) : value;
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws JacksonException {
        byte[] written = writing.bytesOrNull(value);
        return written == null ? super.writeValueAsBytes(value) : written;
    }

    @Override
    public String writeValueAsString(Object value) throws JacksonException {
        String written = writing.textOrNull(value);
        return written == null ? super.writeValueAsString(value) : written;
    }

    @Override
    public void writeValue(OutputStream target, Object value) throws JacksonException {
        OutputStream left = writing.left(target, value);
        if (left != DirectWriting.NOTHING) {
            super.writeValue(left, value);
        }
    }

    @Override
    public void writeValue(JsonGenerator generator, Object value) throws JacksonException {
        if (!writing.isWritten(generator, value)) {
            super.writeValue(generator, value);
        }
    }

    @Override
    protected ObjectReader _newReader(DeserializationConfig config) {
        return config == deserializationConfig()
                ? new DirectObjectReader(this, /* type= */ null, /* injectableValues= */ null)
                : super._newReader(config);
    }

    @Override
    protected ObjectReader _newReader(
            DeserializationConfig config,
            JavaType type,
            Object valueToUpdate,
            FormatSchema schema,
            InjectableValues injectableValues) {
        return config == deserializationConfig() && valueToUpdate == null && schema == null
                ? new DirectObjectReader(this, type, injectableValues)
                : super._newReader(config, type, valueToUpdate, schema, injectableValues);
    }

    @Override
    protected ObjectWriter _newWriter(SerializationConfig config) {
        return config == serializationConfig()
                ? new DirectObjectWriter(this, /* type= */ null)
                : super._newWriter(config);
    }

    @Override
    protected ObjectWriter _newWriter(SerializationConfig config, JavaType type, PrettyPrinter printer) {
        return config == serializationConfig() && printer == null
                ? new DirectObjectWriter(this, type)
                : super._newWriter(config, type, printer);
    }

    /** Returns what reads without a parser, until everything is forgotten. */
    DirectReading reading() {
        return reading;
    }

    /** Returns what writes without a generator, until everything is forgotten. */
    DirectWriting writing() {
        return writing;
    }

    private static Type typeOf(TypeReference<?> type) {
        return type == null ? null : type.getType();
    }

    @Override
    protected Object writeReplace() {
        return new Saved(super.rebuild().build());
    }

    /** The mapper of which a mapper is made again when it was serialized. */
    private record Saved(JsonMapper source) implements Serializable {
        @Serial
        private Object readResolve() {
            return of(source);
        }
    }

    private static final class Rebuilding extends JsonMapper.Builder {
        Rebuilding(MapperBuilderState state) {
            super((StateImpl) state);
        }

        @Override
        public JsonMapper build() {
            return of(super.build());
        }
    }

    /** What reading has to know of this mapper. */
    private final class Roots implements DirectReading.Roots {
        @Override
        public DeserializationConfig config() {
            return deserializationConfig();
        }

        @Override
        public StreamReadConstraints limits() {
            return tokenStreamFactory().streamReadConstraints();
        }

        @Override
        public boolean hasPlainParsers() {
            JsonFactory factory = tokenStreamFactory();
            return factory.getClass() == JsonFactory.class && factory.getInputDecorator() == null;
        }

        @Override
        public boolean asksStreamsAsUsual() {
            JsonFactory factory = tokenStreamFactory();
            return factory.isEnabled(TokenStreamFactory.Feature.CHARSET_DETECTION)
                    && factory.isEnabled(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES);
        }

        @Override
        public boolean hasPlainContexts() {
            return _deserializationContexts.getClass() == DeserializationContexts.DefaultImpl.class;
        }

        @Override
        public boolean isOn(StreamReadFeature feature) {
            return isEnabled(feature);
        }

        @Override
        public JavaType constructed(Type type) {
            return constructType(type);
        }

        @Override
        public ValueDeserializer<?> deserializer(Type type) throws JacksonException {
            return _findRootDeserializer(_deserializationContext(), constructType(type));
        }
    }
}
