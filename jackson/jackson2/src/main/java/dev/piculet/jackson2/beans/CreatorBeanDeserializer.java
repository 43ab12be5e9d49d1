package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;

/** The inherited part of deserializers that each major of Jackson declares in its own way. */
abstract class CreatorBeanDeserializer extends BeanDeserializer {
    /** What a copy is being made for: a class that has itself inside asks for one again. */
    private transient NameTransformer transforming;

    CreatorBeanDeserializer(BeanDeserializer source) {
        super(source);
    }

    @Override
    public final JsonDeserializer<Object> unwrappingDeserializer(NameTransformer names) {
        if (transforming == names) {
            return this;
        }
        transforming = names;
        try {
            // A copy of Jackson's own class: it does nothing for subclasses.
            return withIgnoreAllUnknown(_ignoreAllUnknown).unwrappingDeserializer(names);
        } finally {
            transforming = null;
        }
    }

    /** Tells that a creator gave null although all its arguments were read; returns what a problem handler gives instead. */
    final Object refused(DeserializationContext context) throws IOException {
        NullPointerException cause = new NullPointerException("JSON Creator returned null");
        return context.handleInstantiationProblem(handledType(), null, cause);
    }

    /**
     * Tells whether unknown names are ignored silently: no problem is reported, and the bean can't be of a
     * subclass, which may know the property. Jackson keeps them all the same, and so reports strings that are too long; before
     * 2.19 it fails for a factory's null beside one.
     */
    final boolean skipsUnknownNames(DeserializationContext context) {
        if (_ignoreAllUnknown) {
            return true;
        }
        return !context.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                && ReadingContexts.asksNobody(context)
                && context.getParser().streamReadConstraints().getMaxStringLength()
                        >= StreamReadConstraints.DEFAULT_MAX_STRING_LEN
                && (_valueInstantiator.getWithArgsCreator() instanceof AnnotatedConstructor
                        || _beanType.isFinal() && !JacksonCalls.refusesNull());
    }

    /**
     * Returns the bean, after the unknown properties that were kept are dealt with, and what follows is set on it: the
     * parser stands at a name, or at the end.
     */
    final Object finished(JsonParser in, DeserializationContext context, Object bean, TokenBuffer unknown)
            throws IOException {
        if (bean == null && !JacksonCalls.refusesNull()) {
            for (; in.currentToken() == JsonToken.FIELD_NAME; in.nextToken()) {
                in.nextToken();
                in.skipChildren();
            }
            return unknown == null ? null : handleUnknownProperties(context, null, unknown);
        }
        // Null beside unknown properties fails here before Jackson 2.19, as there.
        if (bean.getClass() != _beanType.getRawClass()) {
            return handlePolymorphic(in, context, in.streamReadConstraints(), bean, unknown);
        }
        Object known = unknown == null ? bean : handleUnknownProperties(context, bean, unknown);
        return in.currentToken() == JsonToken.FIELD_NAME ? deserialize(in, context, known) : known;
    }

    /** Returns an instance that was made first, wherever the parser stands. */
    static Object ended(JsonParser in, DeserializationContext context, Object bean) {
        return bean;
    }

    /** Throws an exception of a creator, or returns what a problem handler gives instead. */
    protected final Object creatorFailed(Exception exception, DeserializationContext context) throws IOException {
        return wrapInstantiationProblem(exception, context);
    }

    /**
     * Throws an exception with the property that it comes from.
     *
     * @param bean the instance, or its class
     */
    final Object propertyFailed(Exception exception, Object bean, String property, DeserializationContext context)
            throws IOException {
        return wrapAndThrow(exception, bean, property, context);
    }

    final boolean isArgument(SettableBeanProperty property) {
        return _propertyBasedCreator.findCreatorProperty(property.getName()) != null;
    }
}
