package dev.piculet.jackson2;

import com.fasterxml.jackson.core.FormatSchema;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.deser.DataFormatReaders;
import dev.piculet.jackson.direct.StreamedDocument;
import dev.piculet.jackson2.beans.DirectReading;
import java.io.IOException;
import java.io.InputStream;

/**
 * A reader with the configuration of the mapper that made it, as long as that is the mapper's. One that is made of it with another
 * configuration, or with a value to update, is Jackson's own.
 */
final class DirectObjectReader extends ObjectReader {
    private static final long serialVersionUID = 1L;

    private final PiculetJsonMapper mapper;

    /** The mapper's when this was made: else it has another deserializer by now. */
    private final transient Object era;

    DirectObjectReader(PiculetJsonMapper mapper, JavaType type, InjectableValues injectableValues, Object era) {
        super(
                mapper,
                mapper.getDeserializationConfig(),
                type,
                /* valueToUpdate= */ null,
                /* schema= */ null,
                injectableValues);
        this.mapper = mapper;
        this.era = era;
    }

    private DirectObjectReader(
            DirectObjectReader base,
            JavaType type,
            JsonDeserializer<Object> rootDeserializer,
            InjectableValues injectableValues) {
        super(
                base,
                base._config,
                type,
                rootDeserializer,
                /* valueToUpdate= */ null,
                /* schema= */ null,
                injectableValues,
                /* dataFormatReaders= */ null);
        mapper = base.mapper;
        era = base.era;
    }

    @Override
    protected ObjectReader _new(
            ObjectReader base,
            DeserializationConfig config,
            JavaType type,
            JsonDeserializer<Object> rootDeserializer,
            Object valueToUpdate,
            FormatSchema schema,
            InjectableValues injectableValues,
            DataFormatReaders formats) {
        return config == _config && valueToUpdate == null && schema == null && formats == null
                ? new DirectObjectReader(this, type, rootDeserializer, injectableValues)
                : super._new(base, config, type, rootDeserializer, valueToUpdate, schema, injectableValues, formats);
    }

    @Override
    public <T> T readValue(InputStream source) throws IOException {
        DirectReading reading = reading();
        StreamedDocument document = reading == null ? new StreamedDocument(source) : reading.read(source, _valueType);
        T value = document.value();
        return value == null ? super.readValue(document.rest()) : value;
    }

    @Override
    public <T> T readValue(byte[] content) throws IOException {
        DirectReading reading = reading();
        T value = reading == null ? null : reading.read(content, _valueType);
        return value == null ? super.readValue(content) : value;
    }

    @Override
    public <T> T readValue(byte[] content, int offset, int length) throws IOException {
        DirectReading reading = reading();
        T value = reading == null ? null : reading.read(content, offset, length, _valueType);
        return value == null ? super.readValue(content, offset, length) : value;
    }

    @Override
    public <T> T readValue(String content) throws JsonProcessingException {
        DirectReading reading = reading();
        T value = reading == null ? null : reading.read(content, _valueType);
        return value == null ? super.readValue(content) : value;
    }

    private DirectReading reading() {
        return mapper.readingFor(era, _config, _context);
    }
}
