package dev.piculet.jackson3;

import dev.piculet.jackson3.beans.DirectWriting;
import java.io.OutputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.GeneratorSettings;

/**
 * A writer with the configuration of the mapper that made it. One that is made of it with another configuration, or with settings
 * for generators, is Jackson's own.
 */
final class DirectObjectWriter extends ObjectWriter {
    private final PiculetJsonMapper mapper;

    /** The class whose objects are written as though no type was declared; null if none was. */
    private final Class<?> declared;

    /** @param type that is declared; null if none is */
    DirectObjectWriter(PiculetJsonMapper mapper, JavaType type) {
        super(mapper, mapper.serializationConfig(), type, (PrettyPrinter) null);
        this.mapper = mapper;
        declared = type == null ? null : declared(_prefetch);
    }

    private DirectObjectWriter(DirectObjectWriter base, Prefetch prefetch) {
        super(base, base._config, base._generatorSettings, prefetch);
        mapper = base.mapper;
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
    public byte[] writeValueAsBytes(Object value) throws JacksonException {
        byte[] written = isDirect(value) ? mapper.writing().bytesOrNull(value) : null;
        return written == null ? super.writeValueAsBytes(value) : written;
    }

    @Override
    public String writeValueAsString(Object value) throws JacksonException {
        String written = isDirect(value) ? mapper.writing().textOrNull(value) : null;
        return written == null ? super.writeValueAsString(value) : written;
    }

    @Override
    public void writeValue(OutputStream target, Object value) throws JacksonException {
        OutputStream left = isDirect(value) ? mapper.writing().left(target, value) : target;
        if (left != DirectWriting.NOTHING) {
            super.writeValue(left, value);
        }
    }

    @Override
    public void writeValue(JsonGenerator generator, Object value) throws JacksonException {
        if (!isDirect(value) || !mapper.writing().isWritten(generator, value)) {
            super.writeValue(generator, value);
        }
    }

    private boolean isDirect(Object value) {
        return value != null && (declared == null || value.getClass() == declared);
    }
}
