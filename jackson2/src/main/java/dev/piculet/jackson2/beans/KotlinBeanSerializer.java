package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import dev.piculet.jackson.kotlin.bean.BeanSettings;
import dev.piculet.jackson.kotlin.bean.Generation;
import dev.piculet.jackson.kotlin.bean.NotGenerated;
import dev.piculet.jackson.kotlin.bean.WriteFacts;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes instances of a Kotlin class as Jackson does, until it has been called often enough for a generated writer to
 * pay. Filters, views, object ids and the like are left to Jackson.
 */
public final class KotlinBeanSerializer extends BeanSerializer {
    private final transient Generation<BeanWriter> generation;

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
    protected void serializeFields(Object bean, JsonGenerator out, SerializerProvider context) throws IOException {
        BeanWriter writer = generation.resultOfCall();
        if (writer != null && (_filteredProps == null || context.getActiveView() == null)) {
            writer.write(bean, out, context);
        } else {
            super.serializeFields(bean, out, context);
        }
    }

    void failed(Exception exception, int at, Object bean, SerializerProvider context) throws IOException {
        wrapAndThrow(context, exception, bean, _props[at].getName());
    }

    private BeanWriter writer(BeanSettings settings) throws NotGenerated {
        List<WriteFacts> facts = Stream.of(_props)
                .map(property -> WrittenFacts.of(property, handledType()))
                .toList();
        return (BeanWriter) GeneratedTypes.writers(settings).generate(handledType(), facts);
    }
}
