package dev.piculet.jackson3.beans;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.PackageVersion;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.util.NameTransformer;
import tools.jackson.databind.util.TokenBuffer;

/** The inherited part of deserializers that each major of Jackson declares in its own way. */
abstract class CreatorBeanDeserializer extends BeanDeserializer {
    /** Jackson 3.0 makes the bean once all arguments are there, and sets at once what follows. */
    static final boolean CALLS_SETTERS_AS_GENERATED = PackageVersion.VERSION.getMinorVersion() > 0;

    CreatorBeanDeserializer(BeanDeserializer source) {
        super(source);
    }

    @Override
    public final ValueDeserializer<Object> unwrappingDeserializer(
            DeserializationContext context, NameTransformer names) {
        // A copy of Jackson's own class: it does nothing for subclasses.
        return withIgnoreAllUnknown(_ignoreAllUnknown).unwrappingDeserializer(context, names);
    }

    /** Returns the result for a creator's instance. */
    static Object created(Object bean, DeserializationContext context) {
        return bean;
    }

    /**
     * Tells whether unknown names are ignored silently: no problem is reported, and the bean can't be of a
     * subclass, which may know the property. Jackson has a method for it, but not before 3.2.
     */
    final boolean skipsUnknownNames(DeserializationContext context) {
        return _ignoreAllUnknown
                || (_beanType.isFinal()
                        && !context.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        && context.getConfig().getProblemHandlers() == null);
    }

    /** Returns the bean, after the unknown properties that were kept are dealt with; the parser stands at the end. */
    final Object finished(JsonParser in, DeserializationContext context, Object bean, TokenBuffer unknown) {
        if (bean == null) {
            _handleNullFromPropsBasedCreator(null, context, unknown, null);
            return null;
        }
        return bean.getClass() == _beanType.getRawClass()
                ? handleUnknownProperties(context, bean, unknown)
                : handlePolymorphic(null, context, bean, unknown);
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
