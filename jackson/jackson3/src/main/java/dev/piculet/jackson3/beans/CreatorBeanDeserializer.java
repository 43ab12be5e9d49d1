package dev.piculet.jackson3.beans;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.util.NameTransformer;
import tools.jackson.databind.util.TokenBuffer;

/** The inherited part of deserializers that each major of Jackson declares in its own way. */
abstract class CreatorBeanDeserializer extends BeanDeserializer {
    /** What a copy is being made for: a class that has itself inside asks for one again. */
    private transient NameTransformer transforming;

    CreatorBeanDeserializer(BeanDeserializer source) {
        super(source);
    }

    @Override
    public final ValueDeserializer<Object> unwrappingDeserializer(
            DeserializationContext context, NameTransformer names) {
        if (transforming == names) {
            return this;
        }
        transforming = names;
        try {
            // A copy of Jackson's own class: it does nothing for subclasses.
            return withIgnoreAllUnknown(_ignoreAllUnknown).unwrappingDeserializer(context, names);
        } finally {
            transforming = null;
        }
    }

    /** Nobody calls it: a creator may give null. */
    static Object refused(DeserializationContext context) {
        throw new IllegalStateException("Null is a result.");
    }

    /**
     * Tells whether unknown names are ignored silently: no problem is reported, and the bean can't be of a
     * subclass, which may know the property. Jackson has a method for it, but not before 3.2; 3.0 keeps them all the same, and
     * asks contexts about each, as 3.1 does.
     */
    final boolean skipsUnknownNames(DeserializationContext context) {
        return _ignoreAllUnknown
                || (!JacksonCalls.CREATES_EARLY
                        && _beanType.isFinal()
                        && !context.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        && context.getConfig().getProblemHandlers() == null
                        && (JacksonCalls.PASSES_UNKNOWN || ReadingContexts.isJacksons(context)));
    }

    /**
     * Returns the bean, after the unknown properties that were kept are dealt with, and what follows is set on it: the
     * parser stands at the end, or at a name with Jackson 3.0.
     */
    final Object finished(JsonParser in, DeserializationContext context, Object bean, TokenBuffer unknown) {
        JsonParser rest = in.currentToken() == JsonToken.PROPERTY_NAME ? in : null;
        if (bean == null) {
            _handleNullFromPropsBasedCreator(rest, context, unknown, null);
            return null;
        }
        if (bean.getClass() != _beanType.getRawClass()) {
            return handlePolymorphic(rest, context, bean, unknown);
        }
        Object known = unknown == null ? bean : handleUnknownProperties(context, bean, unknown);
        return rest == null ? known : deserialize(rest, context, known);
    }

    /** Returns an instance that was made first, or throws what is wrong if the parser does not stand at the end of its object. */
    final Object ended(JsonParser in, DeserializationContext context, Object bean) {
        return in.currentToken() == JsonToken.END_OBJECT ? bean : _handleUnexpectedWithin(in, context, bean);
    }

    /** Throws an exception of a creator, or returns what a problem handler gives instead. */
    protected final Object creatorFailed(Exception exception, DeserializationContext context) {
        return wrapInstantiationProblem(context, exception);
    }

    /**
     * Throws an exception with the property that it comes from.
     *
     * @param bean the instance, or its class
     */
    final Object propertyFailed(Exception exception, Object bean, String property, DeserializationContext context) {
        throw wrapAndThrow(exception, bean, property, context);
    }

    static boolean isArgument(SettableBeanProperty property) {
        return property.getMember() instanceof AnnotatedParameter;
    }
}
