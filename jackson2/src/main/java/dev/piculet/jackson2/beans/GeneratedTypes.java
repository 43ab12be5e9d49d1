package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.piculet.jackson.kotlin.bean.BeanSettings;
import dev.piculet.jackson.kotlin.bean.ReaderSource;
import dev.piculet.jackson.kotlin.bean.WriterSource;
import dev.piculet.jackson.kotlin.generator.JacksonTypes;
import java.lang.invoke.MethodHandles;

/** The types of this major of Jackson, for the generators. */
final class GeneratedTypes {
    private static final JacksonTypes TYPES = new JacksonTypes(
            BeanReader.class,
            BeanWriter.class,
            JsonParser.class,
            JsonGenerator.class,
            SerializableString.class,
            DeserializationContext.class,
            SerializerProvider.class,
            SettableBeanProperty.class,
            BeanPropertyWriter.class,
            JsonDeserializer.class,
            JsonSerializer.class,
            TokenBuffer.class);

    private GeneratedTypes() {}

    static ReaderSource readers(BeanSettings settings) {
        return new ReaderSource(settings.models(), TYPES, MethodHandles.lookup());
    }

    static WriterSource writers(BeanSettings settings) {
        return new WriterSource(settings.models(), TYPES, MethodHandles.lookup());
    }
}
