package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.DirectSource;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bean.ReadFacts;
import dev.piculet.jackson.bean.WrappingReader;
import dev.piculet.jackson.bytes.StringDecoder;
import dev.piculet.jackson.direct.DecodedText;
import dev.piculet.jackson.direct.DirectAny;
import dev.piculet.jackson.direct.DirectScalars;
import dev.piculet.jackson.direct.DirectValue;
import dev.piculet.jackson.direct.LaterReader;
import dev.piculet.jackson.generator.DirectPlan;
import dev.piculet.jackson.generator.DirectProperty;
import dev.piculet.jackson.generator.ValueKind;
import dev.piculet.model.ValueClassModel;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;
import tools.jackson.databind.deser.jdk.EnumDeserializer;
import tools.jackson.databind.deser.jdk.MapDeserializer;
import tools.jackson.databind.deser.jdk.NumberDeserializers;

/**
 * Makes what reads values straight from bytes just as deserializers of one mapper do, by one configuration. It takes the same for
 * granted as code that takes values from the parser's buffer, which has to be there. Thread-safe.
 */
final class DirectReaders {
    private static final OfConfigs<DeserializationConfig, DirectReaders> SHARED = new OfConfigs<>();

    /** Reads values of any class. Not public. */
    private static final String ANY = "tools.jackson.databind.deser.jdk.UntypedObjectDeserializerNR";

    private static final Map<Class<?>, DirectValue> SCALARS = Map.ofEntries(
            Map.entry(String.class, DirectScalars.TEXT),
            Map.entry(BigDecimal.class, DirectScalars.DECIMAL),
            Map.entry(Byte.class, DirectScalars.BYTE),
            Map.entry(Short.class, DirectScalars.SHORT),
            Map.entry(Integer.class, DirectScalars.INT),
            Map.entry(Long.class, DirectScalars.LONG),
            Map.entry(Float.class, DirectScalars.FLOAT),
            Map.entry(Double.class, DirectScalars.DOUBLE),
            Map.entry(Boolean.class, DirectScalars.BOOLEAN),
            Map.entry(Character.class, DirectScalars.CHAR));

    private final DeserializationConfig config;

    /** Kept by those who read by it, so that nobody who reads one class keeps all the others. */
    private final Map<GeneratingDeserializer, WeakReference<DirectValue>> made = new WeakHashMap<>();

    /** Why others are not read so. */
    private final Map<GeneratingDeserializer, NotGenerated> refused = new WeakHashMap<>();

    /** What is made by the call that goes on. */
    private final Map<GeneratingDeserializer, DirectValue> making = new IdentityHashMap<>();

    /** Returns those of a configuration, for all who read by it and keep them: classes inside have their code once. */
    static DirectReaders shared(DeserializationConfig config) {
        return SHARED.of(config, new Maker());
    }

    private static final class Maker implements Function<DeserializationConfig, DirectReaders> {
        @Override
        public DirectReaders apply(DeserializationConfig config) {
            return new DirectReaders(config);
        }
    }

    private DirectReaders(DeserializationConfig config) {
        this.config = config;
    }

    /** Tells whether they read by this configuration. */
    boolean isFor(DeserializationConfig current) {
        return config == current;
    }

    /** Returns what reads documents as a deserializer does, made now if it has to be. */
    synchronized DirectValue of(ValueDeserializer<?> by) throws NotGenerated {
        try {
            DirectValue value = by instanceof GeneratingDeserializer generating
                    ? nested(generating)
                    : value(TakenContainers.of(by), by.handledType());
            if (value == null) {
                throw new NotGenerated("there are many of it in a way of its own");
            }
            // Only now: what is made meanwhile may refer to what is not, in the end.
            for (Map.Entry<GeneratingDeserializer, DirectValue> entry : making.entrySet()) {
                made.put(entry.getKey(), new WeakReference<>(entry.getValue()));
            }
            return value;
        } finally {
            making.clear();
        }
    }

    private DirectValue nested(GeneratingDeserializer by) throws NotGenerated {
        DirectValue known = making.containsKey(by) ? making.get(by) : kept(by);
        if (known != null) {
            return known;
        }
        if (refused.containsKey(by)) {
            throw refused.get(by);
        }
        LaterReader later = new LaterReader();
        making.put(by, later);
        try {
            DirectValue reader = generate(by);
            later.bind(reader);
            making.put(by, reader);
            return reader;
        } catch (NotGenerated e) {
            refused.put(by, e);
            throw e;
        }
    }

    /** Returns what earlier calls have made; null if that is nothing, or nobody uses it. */
    private DirectValue kept(GeneratingDeserializer by) {
        WeakReference<DirectValue> reader = made.get(by);
        return reader == null ? null : reader.get();
    }

    private DirectValue generate(GeneratingDeserializer by) throws NotGenerated {
        Readers readers = by.readersNow();
        DirectValue creation = readers == null ? OwnCreation.of(by, config) : null;
        if (creation != null) {
            return creation;
        }
        if (readers == null || !readers.takes()) {
            throw new NotGenerated("its values are not taken from the parser's buffer");
        }
        CreatorArguments arguments = by.arguments();
        if (!by.takesPropertiesAlone() || arguments.build().isPresent()) {
            throw new NotGenerated("it is made of more than its properties");
        }
        int parameters = arguments.creator().parameters().size();
        List<DirectProperty> properties = new ArrayList<>();
        for (ReadFacts facts : readers.facts()) {
            boolean isArgument = properties.size() < parameters;
            if (isArgument == by.createsFirst()) {
                throw refusal(facts, "is set after its creator was called");
            }
            boolean hasDefault = isArgument
                    && arguments.creator().parameters().get(properties.size()).hasDefault();
            Class<?> target =
                    isArgument ? arguments.creator().member().getParameterTypes()[properties.size()] : type(facts);
            properties.add(property(facts, target, isArgument, hasDefault));
        }
        DirectPlan plan = DirectPlan.of(arguments.creator(), properties, by.seenNames(), by.ignoresUnknown(config));
        return new DirectSource(MethodHandles.lookup()).generate(plan);
    }

    /** The type that takes the value of an instance which is there. */
    private static Class<?> type(ReadFacts facts) {
        return facts.mutator().orElse(null) instanceof Method setter ? setter.getParameterTypes()[0] : facts.type();
    }

    /** Says what keeps a class inside from being read. */
    private DirectValue inside(GeneratingDeserializer by) throws NotGenerated {
        try {
            return nested(by);
        } catch (NotGenerated e) {
            String text = e.getMessage();
            String inside = "of " + by.handledType().getName() + " inside, ";
            throw new NotGenerated(text.startsWith("of ") ? text : inside + text);
        }
    }

    private static NotGenerated refusal(ReadFacts facts, String why) {
        return new NotGenerated("its property " + facts.name() + " " + why);
    }

    private DirectProperty property(ReadFacts facts, Class<?> target, boolean isArgument, boolean hasDefault)
            throws NotGenerated {
        if (facts.obstacle().isPresent() || !isArgument && facts.mutator().isEmpty()) {
            throw refusal(facts, "is read in a way of its own");
        }
        if (facts.deserializer() instanceof WrappingReader<?> wrapping) {
            return wrapped(facts, wrapping, target, isArgument && !hasDefault && facts.asksForMissing());
        }
        if (facts.deserializer() == null) {
            throw refusal(facts, "is read in a way of its own");
        }
        ValueDeserializer<?> by = (ValueDeserializer<?>) facts.deserializer();
        ValueKind direct = facts.isDirect() && target == facts.type() ? ValueKind.ofDirect(target) : ValueKind.OBJECT;
        ValueKind kind = direct.isDirect() ? direct : ValueKind.OBJECT;
        boolean isOther = target.isPrimitive() && target != facts.type();
        DirectValue reader = direct.isDirect() || isOther ? null : value(by, facts.type());
        if (!direct.isDirect() && reader == null) {
            throw refusal(facts, "is not read straight from bytes");
        }
        boolean takesNull = !target.isPrimitive()
                && !facts.asksForNull()
                && SettableFacts.givesNullForNull((SettableBeanProperty) facts.property());
        boolean isNeeded = isArgument && !hasDefault && facts.asksForMissing();
        return new DirectProperty(
                facts.name(),
                facts.aliases(),
                kind,
                Optional.ofNullable(reader),
                Optional.empty(),
                takesNull,
                isNeeded,
                facts.mutator());
    }

    /** Returns a property of a value class around a value that Jackson reads in its usual way. Null is odd. */
    private static DirectProperty wrapped(
            ReadFacts facts, WrappingReader<?> wrapping, Class<?> target, boolean isNeeded) throws NotGenerated {
        ValueClassModel model = wrapping.creator().model();
        ValueKind held = ValueKind.ofHeld(model);
        boolean isPlain = wrapping.creator().isPlain()
                && model.underlying().valueClass().isEmpty()
                && (target == model.type() || target == model.underlying().rawClass());
        boolean isRead =
                held.isDirect() ? wrapping.isHeldStandard() : facts.decoder().isPresent();
        if (!isPlain || !isRead || facts.mutator().isPresent()) {
            throw refusal(facts, "is of a value class that is not read straight from bytes");
        }
        Optional<DirectValue> reader = held.isDirect()
                ? Optional.empty()
                : Optional.of(new DecodedText(facts.decoder().get()));
        ValueKind kind = held.isDirect() ? held : ValueKind.OBJECT;
        return new DirectProperty(
                facts.name(),
                facts.aliases(),
                kind,
                reader,
                Optional.of(model),
                /* takesNull= */ false,
                isNeeded,
                Optional.empty());
    }

    /**
     * Returns what reads values of a class as a deserializer does; null if nothing is known to.
     *
     * @param by what takes them from the parser's buffer
     */
    DirectValue value(ValueDeserializer<?> by, Class<?> type) throws NotGenerated {
        if (by instanceof GeneratingDeserializer generating) {
            return inside(generating);
        }
        if (by instanceof TakenCollection || by != null && by.getClass() == CollectionDeserializer.class) {
            return TakenCollection.direct((CollectionDeserializer) by, this);
        }
        if (by instanceof TakenStrings strings) {
            return strings.direct();
        }
        if (by != null && by.getClass() == MapDeserializer.class) {
            return DirectMaps.of((MapDeserializer) by, this);
        }
        Optional<StringDecoder> decoder = StringDecoders.of(by);
        if (decoder.isPresent()) {
            return new DecodedText(decoder.get());
        }
        DirectValue array = by == null ? null : DirectArrays.of(by, type, this);
        if (array != null || by == null) {
            return array;
        }
        return SettableFacts.isDirect(type, by) ? scalar(type) : other(by);
    }

    private DirectValue other(ValueDeserializer<?> by) {
        if (by.getClass() == NumberDeserializers.BigIntegerDeserializer.class) {
            return DirectScalars.BIG_INTEGER;
        }
        if (by.getClass().getName().equals(ANY)) {
            return readsAny() ? new DirectAny() : null;
        }
        if (OwnTypes.areReadBy(by, config)) {
            return new OwnScalar(by, config, /* takesText= */ true, /* takesNumber= */ true);
        }
        return by.getClass() == EnumDeserializer.class
                ? new OwnScalar(by, config, /* takesText= */ true, /* takesNumber= */ false)
                : OwnCreation.ofEnum(by, config);
    }

    /** Tells whether values of any class are read as the usual ones. */
    private boolean readsAny() {
        return !config.isEnabled(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                && !config.isEnabled(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
                && !config.isEnabled(DeserializationFeature.USE_LONG_FOR_INTS)
                && !config.isEnabled(DeserializationFeature.USE_JAVA_ARRAY_FOR_JSON_ARRAY);
    }

    private static DirectValue scalar(Class<?> type) {
        return SCALARS.get(
                type.isPrimitive() ? MethodType.methodType(type).wrap().returnType() : type);
    }
}
