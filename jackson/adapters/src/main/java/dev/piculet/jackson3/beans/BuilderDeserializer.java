package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.Obstacle;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.BeanDeserializerBuilder;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.bean.BuilderBasedDeserializer;

/**
 * Reads instances of a Java class by their builder, as Jackson does, until it has been called often enough for a generated
 * reader of the builder to pay.
 */
public final class BuilderDeserializer extends BuilderBasedDeserializer {
    private final transient BeanSettings settings;

    /** Of the builder; null once the deserializer is complete, or where Java serialization has carried it. */
    private transient BeanDescription.Supplier description;

    /** Set when the deserializer is complete; null where Java serialization has carried it. */
    private transient BuilderReading reading;

    /** Creates what takes the place of a deserializer. */
    public BuilderDeserializer(
            BuilderBasedDeserializer source, BeanDescription.Supplier description, BeanSettings settings) {
        super(source);
        this.description = description;
        this.settings = settings;
    }

    @Override
    public void resolve(DeserializationContext context) throws DatabindException {
        super.resolve(context);
        if (description == null) {
            // Who has it inside may complete it again.
            return;
        }
        reading = new BuilderReading(asBean(context), settings, this);
        reading.complete(context.getConfig());
        description = null;
    }

    /** Returns a deserializer that would read the builder as the result; the builder's own state is in it. */
    private BeanDeserializer asBean(DeserializationContext context) {
        BeanDeserializerBuilder source = JacksonCalls.sourceOf(description, context);
        source.setValueInstantiator(_valueInstantiator);
        if (_anySetter != null) {
            source.setAnySetter(_anySetter);
        }
        return new BeanDeserializer(
                source,
                description,
                _beanProperties,
                _backRefs,
                _ignorableProps == null ? null : new HashSet<>(_ignorableProps),
                _ignoreAllUnknown,
                _includableProps,
                _needViewProcesing);
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        BuilderReading known = reading;
        return known == null ? readByJackson(in, context) : known.deserialize(in, context);
    }

    Object readByJackson(JsonParser in, DeserializationContext context) throws JacksonException {
        return super.deserialize(in, context);
    }

    /** Lets Jackson call what makes the result. */
    Object built(DeserializationContext context, Object builder) throws JacksonException {
        return finishBuild(context, builder);
    }

    /** Returns the class of what is built. */
    Class<?> result() {
        return _targetType.getRawClass();
    }

    /** Returns what makes the result; empty if the builder itself is the result. */
    Optional<Method> build() {
        return _buildMethod == null ? Optional.empty() : Optional.of((Method) _buildMethod.getMember());
    }

    /** Returns the obstacle to generated code that only this deserializer knows of; null if there is none. */
    Obstacle obstacle() {
        return Obstacle.first(
                        Obstacle.OBJECT_ID.when(_objectIdReader != null),
                        Obstacle.UNWRAPPED.when(_unwrappedPropertyHandler != null),
                        Obstacle.EXTERNAL_TYPE_ID.when(_externalTypeIdHandler != null),
                        Obstacle.FOREIGN_VALUES.when(_injectables != null))
                .orElse(null);
    }
}
