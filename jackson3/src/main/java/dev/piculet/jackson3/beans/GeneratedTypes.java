package dev.piculet.jackson3.beans;

import dev.piculet.jackson.kotlin.generator.JacksonTypes;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.util.TokenBuffer;

/** The types of this major of Jackson, for the generators. */
final class GeneratedTypes {
    static final JacksonTypes TYPES = new JacksonTypes(
            BeanReader.class,
            BeanWriter.class,
            JsonParser.class,
            JsonGenerator.class,
            SerializableString.class,
            DeserializationContext.class,
            SerializationContext.class,
            SettableBeanProperty.class,
            BeanPropertyWriter.class,
            ValueDeserializer.class,
            ValueSerializer.class,
            TokenBuffer.class);

    private GeneratedTypes() {}
}
