package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.DirectFacts;
import dev.piculet.jackson.bean.DirectWriterSource;
import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.jackson.bean.Unchecked;
import dev.piculet.jackson.bean.WriteFacts;
import dev.piculet.jackson.direct.DirectWriter;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * Writes instances of a class as Jackson does, until it has been called often enough for a generated writer to
 * pay. Filters, views, object ids and the like are left to Jackson.
 */
public final class GeneratingSerializer extends PropertiesSerializer {
    private transient BeanSettings settings;
    private transient Generation<Writers> generation;

    /** Whether generated code may not read all members. Set when the serializer is complete. */
    private transient boolean isClosed;

    /** By which it is complete. Set then. */
    private transient SerializationConfig config;

    /**
     * The members that give the written content, for properties of classes that have one. Set when the serializer is
     * complete.
     */
    private transient Map<BeanPropertyWriter, Member> contents;

    /** What finds the serializers of values by their classes, of each property that was asked for. */
    private transient Map<BeanPropertyWriter, DynamicProperty> dynamic;

    /** Creates what takes the place of a serializer. */
    public GeneratingSerializer(BeanSerializerBase source, BeanSettings settings) {
        super(source);
        begin(settings);
    }

    private void begin(BeanSettings ofModule) {
        settings = ofModule;
        contents = Map.of();
        dynamic = new ConcurrentHashMap<>();
        generation = new Generation<>(ofModule, handledType(), "writing") {
            @Override
            protected Writers generate() {
                return writers();
            }

            @Override
            protected String path(Writers code) {
                return code.writesBuffer() ? "into the generator's buffer, by generated code" : super.path(code);
            }
        };
        if (JacksonCalls.writesAnyProperties(this)) {
            generation.refuse(Obstacle.ANY_GETTER);
        }
    }

    /** Jackson 2 lets Java serialization carry serializers with a writer. Behind it all is left to Jackson. */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        begin(BeanSettings.ofNobody());
        isClosed = true;
        generation.refuse(Obstacle.CARRIED);
    }

    @Override
    public void resolve(SerializationContext context) throws DatabindException {
        super.resolve(context);
        config = context.getConfig();
        boolean mayChangeAccess = context.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS);
        Map<BeanPropertyWriter, Member> found = new HashMap<>();
        for (BeanPropertyWriter property : _props) {
            Member content = JsonValueContent.of(property, context);
            // Jackson fails for one that it may not call.
            if (content != null && (mayChangeAccess || isPublic(content))) {
                found.put(property, content);
            }
        }
        contents = Map.copyOf(found);
        if (!mayChangeAccess && !isPublic()) {
            isClosed = true;
            generation.refuse(Obstacle.CLOSED_ACCESS);
        }
    }

    /** Tells whether everybody may read all properties, as Jackson does. */
    private boolean isPublic() {
        for (BeanPropertyWriter property : _props) {
            if (!isPublic(property.getMember().getMember())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPublic(Member member) {
        return member != null
                && Modifier.isPublic(member.getModifiers())
                && Modifier.isPublic(member.getDeclaringClass().getModifiers());
    }

    @Override
    public void serialize(Object bean, JsonGenerator out, SerializationContext context) throws JacksonException {
        Writers writers = out.getClass() == UTF8JsonGenerator.class ? usualWriters(bean, context) : null;
        if (writers != null && writers.isWhole(bean, (UTF8JsonGenerator) out, context)) {
            return;
        }
        BeanWriter writer = writers == null ? null : writers.intoBuffer();
        long opened = writer == null ? OutputBuffer.CLOSED : Nesting.beginObject((UTF8JsonGenerator) out, bean);
        if (opened < 0) {
            super.serialize(bean, out, context);
            return;
        }
        long state = writer.write(bean, out, context, opened);
        Nesting.endObject((UTF8JsonGenerator) out, state, writer.lastName(), /* inObject= */ true);
    }

    @Override
    boolean isWritten(Object bean, JsonGenerator out, SerializationContext context) throws JacksonException {
        Writers writers = handledType().isInstance(bean) ? generation.resultOfCall() : null;
        BeanWriter writer = writers == null ? null : writers.of(out);
        if (writer == null) {
            return false;
        }
        if (writers.writesBuffer() && out.getClass() == UTF8JsonGenerator.class) {
            long written = writer.write(bean, out, context, OutputBuffer.open(out));
            OutputBuffer.close(out, written, writer.lastName());
        } else {
            writer.write(bean, out, context, OutputBuffer.CLOSED);
        }
        return true;
    }

    /** Returns what writes a bean into the buffer that another serializer has opened; null if Jackson has to be asked. */
    BeanWriter bufferingWriter(Object bean, SerializationContext context) {
        Writers writers = usualWriters(bean, context);
        return writers == null ? null : writers.intoBuffer();
    }

    /** Returns the code that there is; null if Jackson has to be asked. */
    private Writers usualWriters(Object bean, SerializationContext context) {
        // A collection may hold what its type does not allow.
        boolean isChanged = !handledType().isInstance(bean)
                || _objectIdWriter != null
                || _propertyFilterId != null
                || _filteredProps != null && context.getActiveView() != null;
        return isChanged ? null : generation.result();
    }

    /** Returns what the annotations of a property, or modules, say converts its values before they are written; null if nothing does. */
    Object converterOf(BeanPropertyWriter property) {
        return config == null ? null : JacksonCalls.converterOf(config, property.getMember());
    }

    BeanSettings settings() {
        return settings;
    }

    /** Makes what writes instances without a generator. */
    DirectWriter directWriter(DirectWriterSource.Values values) throws NotGenerated {
        if (isClosed) {
            throw new NotGenerated(Obstacle.CLOSED_ACCESS);
        }
        if (!settings.writesBuffer()) {
            throw new NotGenerated(Obstacle.OTHER_SETTINGS);
        }
        if (_objectIdWriter != null || _propertyFilterId != null || JacksonCalls.writesAnyProperties(this)) {
            throw new NotGenerated(Obstacle.FILTERED);
        }
        List<DirectFacts> facts = new ArrayList<>();
        for (BeanPropertyWriter property : _props) {
            facts.add(WrittenFacts.direct(this, property, contentOf(property)));
        }
        return GeneratedTypes.directWriters().generate(handledType(), facts, values);
    }

    /** Returns the member that gives what is written of a property's values, in its usual form; null if there is none. */
    private Member contentOf(BeanPropertyWriter property) {
        Member content = contents.get(property);
        return content != null && JsonValueContent.isWrittenAs(typeOf(content), property.getSerializer())
                ? content
                : null;
    }

    private static Class<?> typeOf(Member content) {
        return content instanceof Field field ? field.getType() : ((Method) content).getReturnType();
    }

    /**
     * Returns what finds the serializers of a property's values by their classes. There is one for all code, as Jackson has one
     * property: what it has found once stays, whatever is configured later.
     */
    DynamicProperty dynamic(BeanPropertyWriter property) {
        DynamicProperty known = dynamic.get(property);
        if (known != null) {
            return known;
        }
        DynamicProperty made = DynamicProperty.of(property);
        DynamicProperty before = dynamic.putIfAbsent(property, made);
        return before == null ? made : before;
    }

    /** Returns the name of the last property; null if there is none. */
    String lastName() {
        return _props.length == 0 ? null : nameOf(_props.length - 1);
    }

    void failed(Throwable failure, int property, Object bean, JsonGenerator out, SerializationContext context)
            throws JacksonException {
        if (failure instanceof StackOverflowError) {
            // By few calls, as Jackson: there is hardly room for them. If they fail, too, the writer around does the
            // same.
            DatabindException tooDeep = DatabindException.from(out, "Infinite recursion (StackOverflowError)", failure);
            tooDeep.prependPath(bean, nameOf(property));
            throw tooDeep;
        }
        if (!(failure instanceof Exception)) {
            throw Unchecked.rethrow(failure);
        }
        wrapAndThrow(context, failure, bean, nameOf(property));
    }

    String nameOf(int property) {
        return _props[property].getName();
    }

    private Writers writers() {
        List<WriteFacts> facts = facts();
        boolean usesBuffer = settings.writesBuffer() && OutputSelfTest.passes();
        boolean writesBuffer = GeneratedTypes.writers(usesBuffer).writesBuffer(facts);
        return new Writers(this, facts, writesBuffer, usesBuffer ? WholeValues.of(this, config) : null);
    }

    /** Makes what writes property by property. */
    BeanWriter propertyWriter(List<WriteFacts> facts, boolean usesBuffer) throws NotGenerated {
        return ((BeanWriter) GeneratedTypes.writers(usesBuffer).generate(handledType(), facts)).ownedBy(this);
    }

    private List<WriteFacts> facts() {
        List<WriteFacts> facts = new ArrayList<>();
        String previous = null;
        for (BeanPropertyWriter property : _props) {
            facts.add(WrittenFacts.of(this, property, contentOf(property), previous));
            previous = property.getName();
        }
        return facts;
    }
}
