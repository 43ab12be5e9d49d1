package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerFactory;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.MergingSettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.deser.std.CollectionDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.node.TreeTraversingParser;
import com.fasterxml.jackson.databind.ser.AnyGetterWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import dev.piculet.jackson.bytes.SurrogatePairs;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.VarHandle;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.function.Supplier;

/** Calls that each major of Jackson declares in its own way. */
public final class JacksonCalls {
    /** Whether an instance is made as soon as all its arguments were read, and the rest is set on it. */
    static final boolean CREATES_EARLY = true;

    /** Whether coercions may be configured after the first use of a mapper, and count from then on. */
    static final boolean COERCIONS_MAY_CHANGE = true;

    /** Whether parsers themselves tell which name of a class comes next, where the instance is made before that. */
    static final boolean MATCHES_NAMES = false;

    /** Whether an instance that needs no properties is made when the parser stands at a name, or at the end. */
    static final boolean MOVES_BEFORE_CREATING = true;

    /** The oldest minor version whose parsers and generators are known inside. */
    static final int FIRST_KNOWN_INSIDE = 18;

    /** The newest one. */
    static final int LAST_KNOWN_INSIDE = 22;

    /** The generator's field with its context. */
    static final String WRITE_CONTEXT = "_writeContext";

    /** The parser's field for its context. */
    static final String READ_CONTEXT = "_parsingContext";

    private JacksonCalls() {}

    /** Returns a parser of a factory that nobody has configured. */
    static JsonParser parser(byte[] json) throws IOException {
        return new JsonFactory().createParser(json);
    }

    /** Returns a parser that stands at a single token: a string, or a whole number. */
    static JsonParser parserAt(Object token) throws IOException {
        JsonParser in = new TreeTraversingParser(node(token));
        in.nextToken();
        return in;
    }

    private static JsonNode node(Object token) {
        if (token instanceof String text) {
            return TextNode.valueOf(text);
        }
        long number = (long) token;
        return number == (int) number ? IntNode.valueOf((int) number) : LongNode.valueOf(number);
    }

    /** Returns what deserializers are passed that ask for no other ones. */
    static DeserializationContext reading(DeserializationConfig config, JsonParser in) {
        return Alone.CONTEXT.createInstance(config, in, /* values= */ null);
    }

    /** A context without a mapper, made when there is one. */
    private static final class Alone {
        static final DefaultDeserializationContext CONTEXT =
                new DefaultDeserializationContext.Impl(BeanDeserializerFactory.instance);
    }

    static JsonReadContext context(UTF8StreamJsonParser parser) {
        return parser.getParsingContext();
    }

    /** Returns a generator of a factory that nobody has configured. */
    static JsonGenerator generator(OutputStream target) throws IOException {
        return new JsonFactory().createGenerator(target);
    }

    /** Returns a generator that is told to write pairs of surrogates as one character. */
    static JsonGenerator combiningGenerator(OutputStream target) throws IOException {
        return generator(target).enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);
    }

    static void set(DeserializationContext context, SettableBeanProperty property, Object bean, Object value)
            throws IOException {
        property.set(bean, value);
    }

    /**
     * Gives a property the value that a parser has just read, and returns what the setter returns, or the bean. What the
     * setter throws is told with the place of that parser.
     */
    static Object setRead(
            JsonParser in, DeserializationContext context, SettableBeanProperty property, Object bean, Object value)
            throws IOException {
        try {
            return property.setAndReturn(bean, value);
        } catch (JsonMappingException failure) {
            if (failure.getLocation() != null || failure.getCause() == null) {
                throw failure;
            }
            throw JsonMappingException.from(in, failure.getOriginalMessage(), failure.getCause());
        }
    }

    /** Returns the argument that a buffer has for a property, or Jackson's for one that it lacks. */
    public static Object argument(
            DeserializationContext context, PropertyValueBuffer buffer, SettableBeanProperty property)
            throws IOException {
        return buffer.getParameter(property);
    }

    /** Tells whether Jackson writes a class by its properties, and nobody has changed how. */
    public static boolean isPlainBeans(JsonSerializer<?> serializer) {
        Class<?> type = serializer.getClass();
        return type == BeanSerializer.class;
    }

    /** Tells whether a class has properties that only its instances tell: before Jackson 2.19 they are none of the others. */
    static boolean writesAnyProperties(GeneratingSerializer serializer) {
        try {
            return JacksonInside.value(serializer, "_anyGetterWriter", AnyGetterWriter.class) != null;
        } catch (NoSuchFieldException e) {
            return false;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return true;
        }
    }

    /** Tells whether somebody is asked about each generator. */
    static boolean initializesGenerators(SerializationConfig config) {
        return false;
    }

    /** Tells whether a generator writes pairs of surrogates as one character. */
    static boolean combines(UTF8JsonGenerator out) {
        return out.isEnabled(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);
    }

    /** Returns how a generator writes characters beyond the first 65,536. */
    static SurrogatePairs pairs(UTF8JsonGenerator out) {
        if (combines(out)) {
            return PairsSelfTest.passes() ? SurrogatePairs.BYTES : SurrogatePairs.ODD;
        }
        return out.isEnabled(JsonGenerator.Feature.WRITE_HEX_UPPER_CASE) ? SurrogatePairs.ESCAPES : SurrogatePairs.ODD;
    }

    /** Tells whether serializers are passed contexts of Jackson's own class, so that nobody notices one that is not made. */
    static boolean hasPlainContexts(ObjectMapper mapper) {
        return mapper.getSerializerProvider().getClass() == DefaultSerializerProvider.Impl.class;
    }

    /** Returns what serializers of a mapper are passed. */
    static SerializerProvider writing(ObjectMapper mapper) {
        return mapper.getSerializerProviderInstance();
    }

    /**
     * Returns what makes contexts with the serializers and the configuration of a call's; null if that is of a class of somebody's.
     */
    static Supplier<SerializerProvider> contextsLike(SerializerProvider call) {
        SerializerFactory factory = finderOf(call);
        if (call.getClass() != DefaultSerializerProvider.Impl.class || factory == null) {
            return null;
        }
        SerializationConfig config = call.getConfig();
        // The call's own has its generator.
        DefaultSerializerProvider source = ((DefaultSerializerProvider) call).createInstance(config, factory);
        return new Contexts(source, config, factory);
    }

    private record Contexts(DefaultSerializerProvider source, SerializationConfig config, SerializerFactory factory)
            implements Supplier<SerializerProvider> {
        @Override
        public SerializerProvider get() {
            return source.createInstance(config, factory);
        }
    }

    /** Returns what finds the serializers of a call: the same as long as a mapper is configured as it is. Null if nobody tells. */
    static SerializerFactory finderOf(SerializerProvider call) {
        return Finder.OF_CALL == null ? null : (SerializerFactory) Finder.OF_CALL.get(call);
    }

    /** Looked up when a value is written as a whole. */
    private static final class Finder {
        static final VarHandle OF_CALL = find();

        private static VarHandle find() {
            try {
                return JacksonInside.field(SerializerProvider.class, "_serializerFactory", SerializerFactory.class);
            } catch (ReflectiveOperationException | RuntimeException e) {
                return null;
            }
        }
    }

    /** Returns the serializer of values that nothing is around. */
    static JsonSerializer<Object> rootSerializer(SerializerProvider context, Class<?> type)
            throws JsonMappingException {
        return context.findTypedValueSerializer(type, /* cache= */ true, /* property= */ null);
    }

    /** Tells whether what a deserializer of elements reads as null is replaced like null itself: not by the first minors. */
    static boolean replacesReadNulls() {
        return ReadNulls.ARE_REPLACED;
    }

    /** Looked up when a collection is read. */
    private static final class ReadNulls {
        static final boolean ARE_REPLACED = areReplaced();

        private static boolean areReplaced() {
            for (Method method : CollectionDeserializer.class.getDeclaredMethods()) {
                if (method.getName().equals("_deserializeNoNullChecks")) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Tells whether elements of sets are sorted: this major does not. */
    static boolean ordersSets(SerializerProvider context) {
        return false;
    }

    static boolean truncatesTimes(DeserializationConfig config) {
        return false;
    }

    /** Returns what Jackson's call of a function throws if the function throws this. */
    static Throwable thrownByCall(Throwable failure) {
        return new InvocationTargetException(failure);
    }

    /** Returns what Jackson's call of a creator throws for an argument of a class that it does not take. */
    static Throwable unfit(Throwable failure) {
        return new IllegalArgumentException("argument type mismatch");
    }

    /** Returns what deserializers of a class are made from. */
    static BeanDeserializerBuilder sourceOf(BeanDescription description, DeserializationContext context) {
        return new BeanDeserializerBuilder(description, context);
    }

    /**
     * Returns what the path of a failure calls a property: the name that an instance's context has, if that is an alias of it.
     * Who reads the value may have gone on to the next name.
     */
    static String nameInPath(JsonParser in, Object bean, SettableBeanProperty property, DeserializationConfig config) {
        for (JsonStreamContext at = in.getParsingContext(); at != null; at = at.getParent()) {
            if (at.getCurrentValue() == bean) {
                return isAlias(at.getCurrentName(), property, config) ? at.getCurrentName() : property.getName();
            }
        }
        return nameOfUnknown(in, property, config);
    }

    /** Returns the same where another object has taken the instance's place: Jackson leaves one there that a creator has made. */
    private static String nameOfUnknown(JsonParser in, SettableBeanProperty property, DeserializationConfig config) {
        for (JsonStreamContext at = in.getParsingContext(); at != null; at = at.getParent()) {
            String name = at.getCurrentName();
            if (property.getName().equals(name) || isAlias(name, property, config)) {
                return name;
            }
        }
        return property.getName();
    }

    private static boolean isAlias(String name, SettableBeanProperty property, DeserializationConfig config) {
        for (PropertyName alias : property.findAliases(config)) {
            if (alias.getSimpleName().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns what the path of a failure calls a property of a builder.
     *
     * @param read what the input calls it
     * @param isPlain whether nothing special is asked of Jackson's deserializer
     */
    static String nameInBuilderPath(JsonParser in, SettableBeanProperty property, String read, boolean isPlain) {
        return read;
    }

    /** Tells whether all that a property does is to read a value, and to give it to its setter or field. */
    static boolean setsAlone(SettableBeanProperty property) {
        return property.getClass() == MethodProperty.class || property.getClass() == FieldProperty.class;
    }

    /** Whether a creator must not give null once all its arguments were read (databind's issue 4938). */
    static boolean refusesNull() {
        return NullOfCreators.IS_REFUSED;
    }

    /** Loads classes that most programs need not load. */
    private static final class NullOfCreators {
        static final boolean IS_REFUSED = PackageVersion.VERSION.getMinorVersion() < 19;
    }

    static boolean isMerging(SettableBeanProperty property) {
        return property instanceof MergingSettableBeanProperty;
    }

    static boolean hasObjectId(JsonDeserializer<?> deserializer) {
        return deserializer.getObjectIdReader() != null;
    }

    static boolean hasObjectId(DeserializationConfig config, AnnotatedClass type) {
        return config.getAnnotationIntrospector().findObjectIdInfo(type) != null;
    }

    static boolean hasOwnSerializer(SerializerProvider context, AnnotatedMember member) {
        return context.getAnnotationIntrospector().findSerializer(member) != null;
    }

    /** Returns what converts the values of a member before they are written; null if nothing does. */
    public static Object converterOf(SerializationConfig config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().findSerializationConverter(member);
    }

    /** Returns an exception with the number of the element that it comes from. */
    static IOException atElement(Exception exception, Object array, int index, DeserializationContext context) {
        return JsonMappingException.wrapWithPath(exception, array, index);
    }
}
