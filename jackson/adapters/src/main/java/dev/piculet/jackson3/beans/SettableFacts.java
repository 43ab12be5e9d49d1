package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.jackson.bean.ReadFacts;
import dev.piculet.jackson.bean.WrappingReader;
import dev.piculet.jackson.bytes.StringDecoder;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.CreatorProperty;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.jdk.NumberDeserializers;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.util.ClassUtil;

/** The generator's facts about Jackson's properties that are read. */
final class SettableFacts {
    private SettableFacts() {}

    /**
     * @param index among all properties, those that the creator takes first
     * @param takes whether the reader takes values from the parser's buffer
     */
    static ReadFacts of(
            SettableBeanProperty property,
            int index,
            CreatorArguments arguments,
            DeserializationConfig config,
            boolean takes) {
        Class<?> type = property.getType().getRawClass();
        ValueDeserializer<?> own = property.hasValueTypeDeserializer() ? null : property.getValueDeserializer();
        ValueDeserializer<?> by = takes ? TakenContainers.of(StringDecoders.learning(own)) : own;
        Optional<StringDecoder> decoder = StringDecoders.of(
                by instanceof WrappingReader<?> wrapping ? (ValueDeserializer<?>) wrapping.held() : by);
        List<String> aliases = property.findAliases(config).stream()
                .map(PropertyName::getSimpleName)
                .toList();
        boolean isArgument = index < arguments.creator().parameters().size();
        return new ReadFacts(
                property.getName(),
                aliases,
                obstacle(property, isArgument),
                type,
                property,
                by,
                isDirect(type, own),
                decoder,
                new SerializedString(property.getName()),
                givesNull(type, property),
                decoder.isPresent() ? givesNullForNull(property) : takesNull(type, property),
                isArgument && arguments.asksForNull(property, index),
                isArgument && arguments.asksForMissing(property, index));
    }

    private static Optional<Obstacle> obstacle(SettableBeanProperty property, boolean isArgument) {
        ValueDeserializer<?> by = property.getValueDeserializer();
        return Obstacle.first(
                Obstacle.OWN_WAY.when(isArgument && property.getClass() != CreatorProperty.class),
                Obstacle.INJECTED.when(property.getInjectableValueId() != null || property.isInjectionOnly()),
                Obstacle.IGNORED.when(property.isIgnorable()),
                Obstacle.MERGED.when(JacksonCalls.isMerging(property)),
                Obstacle.LATER_OBJECT.when(by != null && JacksonCalls.hasObjectId(by)));
    }

    /** Tells whether what is read of a primitive type may be null: only its own deserializer is sure to give none. */
    private static boolean givesNull(Class<?> type, SettableBeanProperty property) {
        return type.isPrimitive() && property.getNullValueProvider() != property.getValueDeserializer();
    }

    /** Tells whether null is null: Jackson's own deserializer itself says so. */
    private static boolean takesNull(Class<?> type, SettableBeanProperty property) {
        ValueDeserializer<?> by = property.getValueDeserializer();
        return !type.isPrimitive() && isDirect(type, by) && givesNullForNull(property);
    }

    /** Tells whether the deserializer itself says what null is, as all that are known do in the same way. */
    private static boolean givesNullForNull(SettableBeanProperty property) {
        return property.getNullValueProvider() == property.getValueDeserializer();
    }

    /** Tells whether the parser reads values of the class just as Jackson's own deserializer does. */
    static boolean isDirect(Class<?> type, ValueDeserializer<?> by) {
        if (type == BigDecimal.class) {
            return by != null && by.getClass() == NumberDeserializers.BigDecimalDeserializer.class;
        }
        return type == String.class
                ? by != null && by.getClass() == StringDeserializer.class
                : ClassUtil.primitiveType(type) != null && ClassUtil.isJacksonStdImpl(by);
    }
}
