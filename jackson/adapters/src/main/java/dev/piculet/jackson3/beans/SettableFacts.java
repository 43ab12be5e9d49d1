package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.jackson.bean.ReadFacts;
import dev.piculet.jackson.bean.WrappingReader;
import dev.piculet.jackson.bytes.StringDecoder;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.CreatorProperty;
import tools.jackson.databind.deser.NullValueProvider;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BuilderBasedDeserializer;
import tools.jackson.databind.deser.impl.NullsAsEmptyProvider;
import tools.jackson.databind.deser.impl.NullsConstantProvider;
import tools.jackson.databind.deser.impl.SetterlessProperty;
import tools.jackson.databind.deser.jdk.NumberDeserializers;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.util.AccessPattern;
import tools.jackson.databind.util.ClassUtil;

/** The generator's facts about Jackson's properties that are read. */
final class SettableFacts {
    private SettableFacts() {}

    /**
     * @param index among all properties, those that the creator takes first
     * @param takes whether the reader takes values from the parser's buffer
     * @param decodes whether it decodes dates and times that are tokens, if not
     */
    static ReadFacts of(
            SettableBeanProperty property,
            int index,
            CreatorArguments arguments,
            DeserializationConfig config,
            boolean takes,
            boolean decodes) {
        Class<?> type = property.getType().getRawClass();
        ValueDeserializer<?> own = property.hasValueTypeDeserializer() ? null : property.getValueDeserializer();
        ValueDeserializer<?> ofTokens = decodes ? DecodingDeserializer.of(own) : own;
        ValueDeserializer<?> by = takes ? TakenContainers.of(StringDecoders.learning(own)) : ofTokens;
        Optional<StringDecoder> decoder = StringDecoders.of(
                by instanceof WrappingReader<?> wrapping ? (ValueDeserializer<?>) wrapping.held() : by);
        boolean isOfBuilder = arguments.build().isPresent();
        int count = arguments.creator().parameters().size();
        boolean isArgument = index < count;
        return new ReadFacts(
                property.getName(),
                isOfBuilder ? List.of() : aliases(property, config),
                count == 0
                        ? Optional.empty()
                        : obstacle(property, config, isArgument, isArgument ? arguments.obstacle(property) : null),
                type,
                property,
                count == 0 ? mutator(property, isOfBuilder) : Optional.empty(),
                by,
                isDirect(type, own),
                decoder,
                new SerializedString(property.getName()),
                givesNull(type, property),
                decoder.isPresent() ? givesNullForNull(property) : takesNull(type, property),
                isArgument && arguments.asksForNull(property, index),
                isArgument && arguments.asksForMissing(property, index));
    }

    static List<String> aliases(SettableBeanProperty property, DeserializationConfig config) {
        List<String> names = new ArrayList<>();
        for (PropertyName alias : property.findAliases(config)) {
            names.add(alias.getSimpleName());
        }
        return names;
    }

    /** Returns the setter or field of a property that does nothing but to read a value and give it to that. */
    private static Optional<Member> mutator(SettableBeanProperty property, boolean isOfBuilder) {
        // Code that reads a builder does not know of a null that is to be passed over.
        boolean skipsNull = isOfBuilder && NullsConstantProvider.isSkipper(property.getNullValueProvider());
        if (skipsNull || !JacksonCalls.setsAlone(property)) {
            return Optional.empty();
        }
        Member member = property.getMember().getMember();
        int modifiers = member.getModifiers();
        boolean isSetter = member instanceof Method setter && setter.getParameterCount() == 1;
        return !Modifier.isStatic(modifiers) && (isSetter || member instanceof Field && !Modifier.isFinal(modifiers))
                ? Optional.of(member)
                : Optional.empty();
    }

    private static Optional<Obstacle> obstacle(
            SettableBeanProperty property, DeserializationConfig config, boolean isArgument, Obstacle own) {
        return Obstacle.first(
                own,
                // What a getter gives is only there once there is an instance.
                Obstacle.OWN_WAY.when(
                        isArgument
                                ? property.getClass() != CreatorProperty.class || givesBuilder(property)
                                : property instanceof SetterlessProperty),
                Obstacle.INJECTED.when(property.getInjectableValueId() != null || property.isInjectionOnly()),
                Obstacle.IGNORED.when(property.isIgnorable()),
                Obstacle.MERGED.when(JacksonCalls.isMerging(property)),
                Obstacle.LATER_OBJECT.when(LaterObjects.mayBeIn(property, config)));
    }

    /** Tells whether a builder stands for null, which nobody refuses before the creator. */
    private static boolean givesBuilder(SettableBeanProperty property) {
        return property.getNullValueProvider() instanceof NullsAsEmptyProvider
                && property.getValueDeserializer() instanceof BuilderBasedDeserializer;
    }

    /** Tells whether what is read of a primitive type may be null: only its own deserializer is sure to give none. */
    static boolean givesNull(Class<?> type, SettableBeanProperty property) {
        return type.isPrimitive() && property.getNullValueProvider() != property.getValueDeserializer();
    }

    /** Tells whether null is null: Jackson's own deserializer itself says so. */
    private static boolean takesNull(Class<?> type, SettableBeanProperty property) {
        ValueDeserializer<?> by = property.getValueDeserializer();
        return !type.isPrimitive() && isDirect(type, by) && givesNullForNull(property);
    }

    /** Tells whether the deserializer itself says what null is, and that it is null. */
    static boolean givesNullForNull(SettableBeanProperty property) {
        return givesNullForNull(property.getNullValueProvider(), property.getValueDeserializer());
    }

    /**
     * Tells the same of a place that asks for what null is.
     *
     * @param by a deserializer that is known: null is null to all of these, but to one of numbers, truth values or
     *     characters that was made with another value for it
     */
    static boolean givesNullForNull(NullValueProvider asked, ValueDeserializer<?> by) {
        return asked == by && (!isOfPrimitives(by) || hasNoValueForNull(by));
    }

    /** Tells whether null and nothing are null to a deserializer that is Jackson's own of primitives or their wrappers. */
    static boolean isNullToWrapper(ValueDeserializer<?> by) {
        return isOfPrimitives(by) && hasNoValueForNull(by);
    }

    private static boolean isOfPrimitives(ValueDeserializer<?> by) {
        return StandardScalars.isOfNumbers(by) && ClassUtil.primitiveType(by.handledType()) != null;
    }

    private static boolean hasNoValueForNull(ValueDeserializer<?> by) {
        return by.getNullAccessPattern() == AccessPattern.ALWAYS_NULL;
    }

    /** Tells whether the parser reads values of the class just as Jackson's own deserializer does. */
    static boolean isDirect(Class<?> type, ValueDeserializer<?> by) {
        if (type == BigDecimal.class) {
            return by != null && by.getClass() == NumberDeserializers.BigDecimalDeserializer.class;
        }
        if (type == String.class) {
            return by != null && by.getClass() == StringDeserializer.class;
        }
        Class<?> primitive = ClassUtil.primitiveType(type);
        // An annotation may name one of another class, such as that of any number.
        return primitive != null
                && by != null
                && StandardScalars.isOfNumbers(by)
                && ClassUtil.primitiveType(by.handledType()) == primitive;
    }
}
