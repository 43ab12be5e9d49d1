package dev.piculet.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectWriter;
import dev.piculet.jackson2.beans.DirectWriting;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A writer with the configuration of the mapper that made it, as long as that is the mapper's. One that is made of it with another
 * configuration, or with settings for generators, is Jackson's own.
 */
final class DirectObjectWriter extends ObjectWriter {
    private static final long serialVersionUID = 1L;

    private final PiculetJsonMapper mapper;

    /** The mapper's when this was made: else it has another serializer by now. */
    private final transient Object era;

    /** The class whose objects are written as though no type was declared; null if none was. */
    private final Class<?> declared;

    /** @param type that is declared; null if none is */
    DirectObjectWriter(PiculetJsonMapper mapper, JavaType type, Object era) {
        super(mapper, mapper.getSerializationConfig(), type, (PrettyPrinter) null);
        this.mapper = mapper;
        this.era = era;
        declared = type == null ? null : declared(_prefetch);
    }

    private DirectObjectWriter(DirectObjectWriter base, Prefetch prefetch) {
        super(base, base._config, base._generatorSettings, prefetch);
        mapper = base.mapper;
        era = base.era;
        declared = declared(prefetch);
    }

    private static Class<?> declared(Prefetch prefetch) {
        return DirectWriting.declared(prefetch.getValueSerializer(), prefetch.getTypeSerializer());
    }

    @Override
    protected ObjectWriter _new(GeneratorSettings settings, Prefetch prefetch) {
        return settings == _generatorSettings && prefetch != _prefetch
                ? new DirectObjectWriter(this, prefetch)
                : super._new(settings, prefetch);
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws JsonProcessingException {
        DirectWriting writing = writingOf(value);
        byte[] written = writing == null ? null : writing.bytesOrNull(value);
        return written == null ? super.writeValueAsBytes(value) : written;
    }

    @Override
    public String writeValueAsString(Object value) throws JsonProcessingException {
        DirectWriting writing = writingOf(value);
        String written = writing == null ? null : writing.textOrNull(value);
        return written == null ? super.writeValueAsString(value) : written;
    }

    @Override
    public void writeValue(OutputStream target, Object value) throws IOException {
        DirectWriting writing = writingOf(value);
        OutputStream left = writing == null ? target : writing.left(target, value);
        if (left != DirectWriting.NOTHING) {
            super.writeValue(left, value);
        }
    }

    @Override
    public void writeValue(JsonGenerator generator, Object value) throws IOException {
        DirectWriting writing = generator == null ? null : writingOf(value);
        if (writing == null || !writing.isWritten(_configureGenerator(generator), value)) {
            super.writeValue(generator, value);
        }
    }

    /** Returns what writes a value straight to bytes; null if Jackson has to write it. */
    private DirectWriting writingOf(Object value) {
        boolean isDirect = value != null && (declared == null || value.getClass() == declared);
        return isDirect ? mapper.writingFor(era, _config, _serializerFactory, _serializerProvider) : null;
    }
}
