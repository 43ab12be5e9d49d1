package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectList;
import dev.piculet.jackson.direct.DirectScalars;
import dev.piculet.jackson.direct.DirectValue;
import java.util.Collection;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.jdk.StringCollectionDeserializer;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.ContainerDeserializerBase;

/**
 * Does what {@link TakenCollection} does, for collections of strings, which another one of Jackson's deserializers reads. From
 * the first element on that is odd, it is that which reads.
 */
final class TakenStrings extends ContainerDeserializerBase<Collection<String>> {
    private static final long serialVersionUID = 1L;

    private final transient StringCollectionDeserializer source;

    private final transient Attempts attempts = new Attempts();

    /** Whether null is an element like others. */
    private final transient boolean addsNull;

    private TakenStrings(StringCollectionDeserializer source) {
        super(source);
        this.source = source;
        addsNull = !_skipNullValues && _nullProvider instanceof StringDeserializer;
    }

    /** Returns what reads the collection from the buffer; the same if that is not known to give the same. */
    static ValueDeserializer<?> of(StringCollectionDeserializer source) {
        TakenStrings taken = new TakenStrings(source);
        return taken.isUsual() ? taken : source;
    }

    private boolean isUsual() {
        return source.getContentDeserializer() == null && TakenContainers.makesKnown(source.getValueInstantiator());
    }

    /** Returns what reads the same straight from bytes. */
    DirectValue direct() {
        return new DirectList(source.getValueInstantiator().getValueClass(), DirectScalars.TEXT, addsNull);
    }

    @Override
    public ValueDeserializer<Object> getContentDeserializer() {
        return source.getContentDeserializer();
    }

    @Override
    public ValueInstantiator getValueInstantiator() {
        return source.getValueInstantiator();
    }

    @Override
    @SuppressWarnings("unchecked")
    public Collection<String> deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        UTF8StreamJsonParser window = attempts.isPaused() ? null : TakenContainers.atArray(in);
        if (window == null) {
            return source.deserialize(in, context);
        }
        Collection<String> result =
                (Collection<String>) source.getValueInstantiator().createUsingDefault(context);
        boolean isTaken = InputElements.takeStrings(window, addsNull, result);
        attempts.note(!isTaken);
        return isTaken ? result : source.deserialize(window, context, result);
    }
}
