package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.SurrogatePairs;
import java.io.OutputStream;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.GeneratorSettings;
import tools.jackson.databind.cfg.PackageVersion;
import tools.jackson.databind.deser.BeanDeserializerBuilder;
import tools.jackson.databind.deser.BeanDeserializerFactory;
import tools.jackson.databind.deser.DeserializationContextExt;
import tools.jackson.databind.deser.DeserializerCache;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;
import tools.jackson.databind.deser.impl.MethodProperty;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.LongNode;
import tools.jackson.databind.node.StringNode;
import tools.jackson.databind.node.TreeTraversingParser;
import tools.jackson.databind.ser.BeanSerializer;
import tools.jackson.databind.ser.SerializationContextExt;
import tools.jackson.databind.ser.SerializerCache;
import tools.jackson.databind.ser.SerializerFactory;
import tools.jackson.databind.ser.UnrolledBeanSerializer;

/** Calls that each major of Jackson declares in its own way. */
public final class JacksonCalls {
    /** Whether an instance is made as soon as all its arguments were read, and the rest is set on it. */
    static final boolean CREATES_EARLY = PackageVersion.VERSION.getMinorVersion() == 0;

    /** Whether coercions may be configured after the first use of a mapper, and count from then on. */
    static final boolean COERCIONS_MAY_CHANGE = false;

    /** Whether parsers themselves tell which name of a class comes next, where the instance is made before that. */
    static final boolean MATCHES_NAMES = true;

    /** Whether an instance that needs no properties is made when the parser stands at a name, or at the end. */
    static final boolean MOVES_BEFORE_CREATING = false;

    /** Whether the path of a failure in a builder has the name at which the parser stands then (databind's issue 5785). */
    private static final boolean PATHS_HAVE_LAST_NAMES = PackageVersion.VERSION.getMinorVersion() == 0
            || PackageVersion.VERSION.getMinorVersion() == 1 && PackageVersion.VERSION.getPatchLevel() == 0;

    /** Whether unknown names of final classes with a creator are passed over, and no context is asked about them. */
    static final boolean PASSES_UNKNOWN = PackageVersion.VERSION.getMinorVersion() >= 2;

    /** The oldest minor version whose parsers and generators are known inside. */
    static final int FIRST_KNOWN_INSIDE = 0;

    /** The newest one. */
    static final int LAST_KNOWN_INSIDE = 2;

    /** The generator's field with its context. */
    static final String WRITE_CONTEXT = "_streamWriteContext";

    /** The parser's field for its context. */
    static final String READ_CONTEXT = "_streamReadContext";

    private JacksonCalls() {}

    /** Returns a parser of a factory that nobody has configured. */
    static JsonParser parser(byte[] json) {
        return new JsonFactory().createParser(ObjectReadContext.empty(), json);
    }

    /** Returns a parser that stands at a single token: a string, or a whole number. */
    static JsonParser parserAt(Object token) {
        JsonParser in = new TreeTraversingParser(node(token));
        in.nextToken();
        return in;
    }

    private static JsonNode node(Object token) {
        if (token instanceof String text) {
            return StringNode.valueOf(text);
        }
        long number = (long) token;
        return number == (int) number ? IntNode.valueOf((int) number) : LongNode.valueOf(number);
    }

    /** Returns what deserializers are passed that ask for no other ones. */
    static DeserializationContext reading(DeserializationConfig config, JsonParser in) {
        return new DeserializationContextExt.Impl(
                        Alone.FACTORY, BeanDeserializerFactory.instance, Alone.CACHE, config, null, null)
                .assignParser(in);
    }

    /** Of contexts without a mapper, made when there is one. */
    private static final class Alone {
        static final JsonFactory FACTORY = new JsonFactory();
        static final DeserializerCache CACHE = new DeserializerCache();
    }

    static JsonReadContext context(UTF8StreamJsonParser parser) {
        return (JsonReadContext) parser.streamReadContext();
    }

    /** Returns a generator of a factory that nobody has configured. */
    static JsonGenerator generator(OutputStream target) {
        return new JsonFactory().createGenerator(ObjectWriteContext.empty(), target);
    }

    /** Returns a generator that is told to write pairs of surrogates as one character. */
    static JsonGenerator combiningGenerator(OutputStream target) {
        return JsonFactory.builder()
                .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
                .build()
                .createGenerator(ObjectWriteContext.empty(), target);
    }

    static void set(DeserializationContext context, SettableBeanProperty property, Object bean, Object value) {
        property.set(context, bean, value);
    }

    /**
     * Gives a property the value that a parser has just read, and returns what the setter returns, or the bean. What the
     * setter throws is told with the place of that parser.
     */
    static Object setRead(
            JsonParser in, DeserializationContext context, SettableBeanProperty property, Object bean, Object value) {
        try {
            return property.setAndReturn(context, bean, value);
        } catch (DatabindException failure) {
            // The property knows the context's parser alone.
            if (in == context.getParser() || failure.processor() != context.getParser() || failure.getCause() == null) {
                throw failure;
            }
            throw DatabindException.from(in, failure.getOriginalMessage(), failure.getCause());
        }
    }

    /** Returns the argument that a buffer has for a property, or Jackson's for one that it lacks. */
    public static Object argument(
            DeserializationContext context, PropertyValueBuffer buffer, SettableBeanProperty property) {
        return buffer.getParameter(context, property);
    }

    /** Tells whether Jackson writes a class by its properties, and nobody has changed how. */
    public static boolean isPlainBeans(ValueSerializer<?> serializer) {
        Class<?> type = serializer.getClass();
        // The one for few properties knows no object ids until it is made another one, by which it has them.
        return type == BeanSerializer.class || type == UnrolledBeanSerializer.class && !serializer.usesObjectId();
    }

    /** Tells whether a class has properties that only its instances tell: here they are one of the others. */
    static boolean writesAnyProperties(GeneratingSerializer serializer) {
        return false;
    }

    /** Tells whether somebody is asked about each generator. */
    static boolean initializesGenerators(SerializationConfig config) {
        try {
            return config.getGeneratorInitializer() != null;
        } catch (NoSuchMethodError e) {
            // Before Jackson 3.2 nobody is.
            return false;
        }
    }

    /** Tells whether a generator writes pairs of surrogates as one character. */
    static boolean combines(UTF8JsonGenerator out) {
        return out.isEnabled(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8);
    }

    /** Returns how a generator writes characters beyond the first 65,536. */
    static SurrogatePairs pairs(UTF8JsonGenerator out) {
        if (combines(out)) {
            return PairsSelfTest.passes() ? SurrogatePairs.BYTES : SurrogatePairs.ODD;
        }
        return out.isEnabled(JsonWriteFeature.WRITE_HEX_UPPER_CASE) ? SurrogatePairs.ESCAPES : SurrogatePairs.ODD;
    }

    /** Tells whether serializers are passed contexts of Jackson's own class, so that nobody notices one that is not made. */
    static boolean hasPlainContexts(ObjectMapper mapper) {
        return mapper._serializationContext().getClass() == SerializationContextExt.Impl.class;
    }

    /** Returns what serializers of a mapper are passed. */
    static SerializationContext writing(ObjectMapper mapper) {
        return withGenerator(mapper._serializationContext());
    }

    /**
     * Returns what makes contexts with the serializers and the configuration of a call's; null if that is of a class of somebody's.
     */
    static Supplier<SerializationContext> contextsLike(SerializationContext call) {
        if (call.getClass() != SerializationContextExt.Impl.class) {
            return null;
        }
        TokenStreamFactory streams = call.tokenStreamFactory();
        SerializationConfig config = call.getConfig();
        try {
            SerializerFactory factory =
                    (SerializerFactory) JacksonInside.value(call, "_serializerFactory", SerializerFactory.class);
            SerializerCache cache =
                    (SerializerCache) JacksonInside.value(call, "_serializerCache", SerializerCache.class);
            return new Contexts(streams, config, factory, cache);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    private record Contexts(
            TokenStreamFactory streams, SerializationConfig config, SerializerFactory factory, SerializerCache cache)
            implements Supplier<SerializationContext> {
        @Override
        public SerializationContext get() {
            return withGenerator(
                    new SerializationContextExt.Impl(streams, config, GeneratorSettings.empty(), factory, cache));
        }
    }

    /** Returns what finds the serializers of a call: the same as long as a mapper is configured as it is, and here that is forever. */
    static Object finderOf(SerializationContext call) {
        return call.getConfig();
    }

    /** Serializers may ask a context what its generator can do. */
    private static SerializationContext withGenerator(SerializationContextExt context) {
        try (JsonGenerator out = generator(OutputStream.nullOutputStream())) {
            context.serializeValue(out, null);
        }
        return context;
    }

    /** Returns the serializer of values that nothing is around. */
    static ValueSerializer<Object> rootSerializer(SerializationContext context, Class<?> type) {
        return context.findTypedValueSerializer(type, /* cache= */ true);
    }

    /** Tells whether what a deserializer of elements reads as null is replaced like null itself. */
    static boolean replacesReadNulls() {
        return true;
    }

    /** Tells whether elements of sets are sorted. */
    static boolean ordersSets(SerializationContext context) {
        return SetOrder.FEATURE != null && context.isEnabled(SetOrder.FEATURE);
    }

    /** Looked up when a collection is written. */
    private static final class SetOrder {
        /** Null where this version of Jackson lacks it. */
        static final SerializationFeature FEATURE = constant(SerializationFeature.values(), "ORDER_SET_ELEMENTS");
    }

    static boolean truncatesTimes(DeserializationConfig config) {
        return Truncation.FEATURE != null && config.isEnabled(Truncation.FEATURE);
    }

    /** Looked up when a time is read. */
    private static final class Truncation {
        /** Cuts off what is less than a millisecond; null where this version of Jackson lacks it. */
        static final DateTimeFeature FEATURE = constant(DateTimeFeature.values(), "TRUNCATE_TO_MSECS_ON_READ");
    }

    private static <E extends Enum<E>> E constant(E[] all, String name) {
        for (E constant : all) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        return null;
    }

    /** Returns what Jackson's call of a function throws if the function throws this. */
    static Throwable thrownByCall(Throwable failure) {
        return failure;
    }

    /** Returns what Jackson's call of a creator throws for an argument of a class that it does not take: a handle's exception. */
    static Throwable unfit(Throwable failure) {
        // What the JIT compiler has code throw may have no message.
        String message = String.valueOf(failure.getMessage());
        Matcher classes =
                Pattern.compile("class (\\S+) cannot be cast to class (\\S+)").matcher(message);
        return classes.lookingAt()
                ? new ClassCastException("Cannot cast " + classes.group(1) + " to " + classes.group(2))
                : failure;
    }

    /** Returns what deserializers of a class are made from. */
    static BeanDeserializerBuilder sourceOf(BeanDescription.Supplier description, DeserializationContext context) {
        return new BeanDeserializerBuilder(context, description);
    }

    /** Returns what the path of a failure calls a property. */
    static String nameInPath(JsonParser in, Object bean, SettableBeanProperty property, DeserializationConfig config) {
        return property.getName();
    }

    /**
     * Returns what the path of a failure calls a property of a builder.
     *
     * @param read what the input calls it
     * @param isPlain whether nothing special is asked of Jackson's deserializer
     */
    static String nameInBuilderPath(JsonParser in, SettableBeanProperty property, String read, boolean isPlain) {
        if (isPlain) {
            return property.getName();
        }
        return PATHS_HAVE_LAST_NAMES ? in.currentName() : read;
    }

    /** Tells whether all that a property does is to read a value, and to give it to its setter or field. */
    static boolean setsAlone(SettableBeanProperty property) {
        return property.getClass() == MethodProperty.class;
    }

    /** Whether a creator must not give null once all its arguments were read. */
    static boolean refusesNull() {
        return false;
    }

    static boolean isMerging(SettableBeanProperty property) {
        return property.isMerging();
    }

    static boolean hasObjectId(ValueDeserializer<?> deserializer) {
        return deserializer.getObjectIdReader(null) != null;
    }

    static boolean hasObjectId(DeserializationConfig config, AnnotatedClass type) {
        return config.getAnnotationIntrospector().findObjectIdInfo(config, type) != null;
    }

    static boolean hasOwnSerializer(SerializationContext context, AnnotatedMember member) {
        return context.getAnnotationIntrospector().findSerializer(context.getConfig(), member) != null;
    }

    /** Returns what converts the values of a member before they are written; null if nothing does. */
    public static Object converterOf(SerializationConfig config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().findSerializationConverter(config, member);
    }

    /** Returns an exception with the number of the element that it comes from. */
    static JacksonException atElement(Exception exception, Object array, int index, DeserializationContext context) {
        return DatabindException.wrapWithPath(context, exception, new JacksonException.Reference(array, index));
    }
}
