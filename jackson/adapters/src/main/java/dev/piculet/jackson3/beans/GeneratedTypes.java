package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.DirectWriterSource;
import dev.piculet.jackson.bean.ReaderSource;
import dev.piculet.jackson.bean.WriterSource;
import dev.piculet.jackson.bytes.WrittenName;
import dev.piculet.jackson.generator.JacksonTypes;
import dev.piculet.jackson.generator.OutputTypes;
import dev.piculet.jackson.generator.WindowTypes;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.SerializableString;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.util.TokenBuffer;

/** The types of this major of Jackson that generators use. */
final class GeneratedTypes {
    private static final JacksonTypes TYPES = new JacksonTypes(
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
            TokenBuffer.class,
            JacksonCalls.CREATES_EARLY,
            JacksonCalls.refusesNull(),
            Optional.empty());

    private GeneratedTypes() {}

    /** Gives the bytes of names. */
    private static final class WrittenNames implements Function<Object, WrittenName> {
        @Override
        public WrittenName apply(Object prepared) {
            return OutputBuffer.nameOf(prepared);
        }
    }

    static ReaderSource readers(BeanSettings settings, ReaderKind kind) {
        WindowTypes window = new WindowTypes(InputWindow.class, InputPlace.class, UTF8StreamJsonParser.class);
        JacksonTypes types = switch (kind) {
            case BUFFER -> TYPES.withWindow(window);
            case JSON -> TYPES;
            case TOKENS -> TYPES.withReader(TokenReader.class);
        };
        return new ReaderSource(settings.models(), types, MethodHandles.lookup());
    }

    static DirectWriterSource directWriters() {
        WriterSource plans = writers(/* usesBuffer= */ false);
        return new DirectWriterSource(plans, MethodHandles.lookup());
    }

    /** @param usesBuffer whether writers write into the generator's buffer */
    static WriterSource writers(boolean usesBuffer) {
        Optional<OutputTypes> output = usesBuffer
                ? Optional.of(new OutputTypes(OutputBuffer.class, new WrittenNames(), OutputProperty.class))
                : Optional.empty();
        return new WriterSource(TYPES, MethodHandles.lookup(), output);
    }
}
