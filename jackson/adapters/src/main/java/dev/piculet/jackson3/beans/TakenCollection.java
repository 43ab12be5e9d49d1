package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bytes.StringDecoder;
import dev.piculet.jackson.direct.DecodedText;
import dev.piculet.jackson.direct.DirectList;
import dev.piculet.jackson.direct.DirectScalars;
import dev.piculet.jackson.direct.DirectValue;
import java.util.ArrayList;
import java.util.Collection;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;
import tools.jackson.databind.util.ClassUtil;

/**
 * Reads a collection as Jackson's own deserializer does, and takes its elements from the parser's buffer, or moves there to
 * their begin. Input without such a buffer is Jackson's.
 */
final class TakenCollection extends CollectionDeserializer {
    private static final long serialVersionUID = 1L;

    private final transient ElementKind kind;
    private final transient StringDecoder decoder;

    private final transient Attempts attempts = new Attempts();

    /** Reads the elements that are not taken. */
    private final transient ValueDeserializer<?> element;

    private TakenCollection(CollectionDeserializer source) {
        super(source);
        ValueDeserializer<?> by = StringDecoders.learning(_valueDeserializer);
        decoder = StringDecoders.of(by).orElse(null);
        kind = decoder == null
                ? ElementKind.of(_containerType.getContentType().getRawClass(), by)
                : ElementKind.DECODED;
        element = TakenContainers.of(by);
    }

    /** Returns what reads the collection from the buffer; the same if that is not known to give the same. */
    static ValueDeserializer<?> of(CollectionDeserializer source) {
        TakenCollection taken = new TakenCollection(source);
        return taken.isUsual() && taken.gains() ? taken : source;
    }

    /** Tells whether elements are simply added. */
    private boolean isUsual() {
        return _valueDeserializer != null
                && _valueTypeDeserializer == null
                && _delegateDeserializer == null
                && !JacksonCalls.hasObjectId(_valueDeserializer)
                && TakenContainers.makesKnown(_valueInstantiator);
    }

    /** Returns what reads the collection straight from bytes; null if nothing is known to give the same. */
    static DirectValue direct(CollectionDeserializer source, DirectReaders readers) throws NotGenerated {
        TakenCollection taken = source instanceof TakenCollection known ? known : new TakenCollection(source);
        return taken.isUsual() ? taken.direct(readers) : null;
    }

    private DirectValue direct(DirectReaders readers) throws NotGenerated {
        DirectValue value =
                readers.value(element, _containerType.getContentType().getRawClass());
        boolean addsNull = !_skipNullValues && SettableFacts.givesNullForNull(_nullProvider, _valueDeserializer);
        return value == null || hashesOthers(value)
                ? null
                : new DirectList(_valueInstantiator.getValueClass(), value, addsNull);
    }

    /** Tells whether code of the elements runs when they are added. */
    private boolean hashesOthers(DirectValue value) {
        boolean isKnown = value instanceof DirectScalars
                || value instanceof DecodedText
                || value instanceof OwnScalar own && own.isOfKnown();
        return _valueInstantiator.getValueClass() != ArrayList.class && !isKnown;
    }

    private boolean gains() {
        return kind != ElementKind.NONE
                || element instanceof GeneratingDeserializer
                || TakenContainers.isTaken(element);
    }

    @Override
    public Collection<Object> deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        UTF8StreamJsonParser window = attempts.isPaused() ? null : TakenContainers.atArray(in);
        if (window == null) {
            return super.deserialize(in, context);
        }
        Collection<Object> result = createDefaultInstance(context);
        window.assignCurrentValue(result);
        if (kind == ElementKind.NONE) {
            readNested(window, context, result);
        } else {
            attempts.note(readScalars(window, context, result) > 0);
        }
        return result;
    }

    private void readNested(UTF8StreamJsonParser window, DeserializationContext context, Collection<Object> result)
            throws JacksonException {
        JsonToken token = InputScope.nextElement(window);
        while (token != JsonToken.END_ARRAY) {
            add(token, window, context, result);
            token = InputScope.nextElement(window);
        }
    }

    /** Returns the number of elements that were odd. */
    private int readScalars(UTF8StreamJsonParser window, DeserializationContext context, Collection<Object> result)
            throws JacksonException {
        int odd = 0;
        while (true) {
            int last = InputElements.isWorthIt(window, odd)
                    ? InputElements.take(window, kind, decoder, context, result)
                    : InputElements.NONE;
            JsonToken token = InputElements.next(window, last);
            if (token == JsonToken.END_ARRAY) {
                return odd;
            }
            odd++;
            add(token, window, context, result);
        }
    }

    private void add(
            JsonToken token, UTF8StreamJsonParser in, DeserializationContext context, Collection<Object> result)
            throws JacksonException {
        boolean isNull = token == JsonToken.VALUE_NULL;
        if (isNull && _skipNullValues) {
            return;
        }
        try {
            Object value = isNull ? null : element.deserialize(in, context);
            if (value == null && (isNull || JacksonCalls.replacesReadNulls())) {
                value = _nullProvider.getNullValue(context);
            }
            if (value == null) {
                _tryToAddNull(in, context, result);
            } else {
                result.add(value);
            }
        } catch (Exception e) {
            if (!context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS)) {
                ClassUtil.throwIfRTE(e);
            }
            throw JacksonCalls.atElement(e, result, result.size(), context);
        }
    }
}
