package dev.piculet.jackson3;

import dev.piculet.jackson.direct.StreamedDocument;
import java.io.InputStream;
import tools.jackson.core.FormatSchema;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.InjectableValues;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ValueDeserializer;

/**
 * A reader with the configuration of the mapper that made it. One that is made of it with another configuration, or with a value
 * to update, is Jackson's own.
 */
final class DirectObjectReader extends ObjectReader {
    private final PiculetJsonMapper mapper;

    DirectObjectReader(PiculetJsonMapper mapper, JavaType type, InjectableValues injectableValues) {
        super(
                mapper,
                mapper.deserializationConfig(),
                type,
                /* valueToUpdate= */ null,
                /* schema= */ null,
                injectableValues);
        this.mapper = mapper;
    }

    private DirectObjectReader(
            DirectObjectReader base,
            JavaType type,
            ValueDeserializer<Object> rootDeserializer,
            InjectableValues injectableValues) {
        super(
                base,
                base._config,
                type,
                rootDeserializer,
                /* valueToUpdate= */ null,
                /* schema= */ null,
                injectableValues);
        mapper = base.mapper;
    }

    @Override
    protected ObjectReader _new(
            ObjectReader base,
            DeserializationConfig config,
            JavaType type,
            ValueDeserializer<Object> rootDeserializer,
            Object valueToUpdate,
            FormatSchema schema,
            InjectableValues injectableValues) {
        return config == _config && valueToUpdate == null && schema == null
                ? new DirectObjectReader(this, type, rootDeserializer, injectableValues)
                : super._new(base, config, type, rootDeserializer, valueToUpdate, schema, injectableValues);
    }

    @Override
    public <T> T readValue(InputStream source) throws JacksonException {
        StreamedDocument document = mapper.reading().read(source, _valueType);
        T value = document.value();
        return value == null ? super.readValue(document.rest()) : value;
    }

    @Override
    public <T> T readValue(byte[] content) throws JacksonException {
        T value = mapper.reading().read(content, _valueType);
        return value == null ? super.readValue(content) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length) throws JacksonException {
        T value = mapper.reading().read(content, offset, length, _valueType);
        return value == null ? super.readValue(content, offset, length) : value;
    }

    @Override
    public <T> T readValue(String content) throws JacksonException {
        T value = mapper.reading().read(content, _valueType);
        return value == null ? super.readValue(content) : value;
    }
}
