package dev.piculet.jackson3.beans;

import dev.piculet.jackson.kotlin.bean.BeanSettings;
import dev.piculet.jackson.kotlin.bean.Generation;
import dev.piculet.jackson.kotlin.bean.NotGenerated;
import dev.piculet.jackson.kotlin.bean.WriteFacts;
import java.lang.reflect.Member;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * Writes instances of a Kotlin class as Jackson does, until it has been called often enough for a generated writer to
 * pay. Filters, views, object ids and the like are left to Jackson.
 */
public final class KotlinBeanSerializer extends PropertiesSerializer {
    private final transient Generation<BeanWriter> generation;

    /**
     * The members that give the written content, for properties of classes that have one. Set when the serializer is
     * complete.
     */
    private transient Map<BeanPropertyWriter, Member> contents = Map.of();

    /** Creates what takes the place of a serializer. */
    public KotlinBeanSerializer(BeanSerializerBase source, BeanSettings settings) {
        super(source);
        generation = new Generation<>(settings, source.handledType(), "writing") {
            @Override
            protected BeanWriter generate() throws NotGenerated {
                return writer(settings).ownedBy(KotlinBeanSerializer.this);
            }
        };
    }

    @Override
    public void resolve(SerializationContext context) throws DatabindException {
        super.resolve(context);
        Map<BeanPropertyWriter, Member> found = new HashMap<>();
        for (BeanPropertyWriter property : _props) {
            Member content = JsonValueContent.of(property, context);
            if (content != null) {
                found.put(property, content);
            }
        }
        contents = Map.copyOf(found);
    }

    @Override
    boolean isWritten(Object bean, JsonGenerator out, SerializationContext context) throws JacksonException {
        BeanWriter writer = generation.resultOfCall();
        if (writer == null) {
            return false;
        }
        writer.write(bean, out, context);
        return true;
    }

    void failed(Exception exception, int at, Object bean, SerializationContext context) throws JacksonException {
        wrapAndThrow(context, exception, bean, _props[at].getName());
    }

    private BeanWriter writer(BeanSettings settings) throws NotGenerated {
        List<WriteFacts> facts = Stream.of(_props)
                .map(property -> WrittenFacts.of(property, handledType(), contents.get(property)))
                .toList();
        return (BeanWriter) GeneratedTypes.writers(settings).generate(handledType(), facts);
    }
}
