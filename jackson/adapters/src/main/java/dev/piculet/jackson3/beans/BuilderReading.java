package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.Obstacle;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;

/** Reads builders as classes that are made first, and lets them make the result. */
final class BuilderReading extends JavaBeanDeserializer {
    /** Reads without generated code. */
    private final transient BuilderDeserializer jackson;

    /** All properties by their names and aliases; null until somebody asks. Written without a lock: nobody changes it then. */
    private transient volatile Map<String, SettableBeanProperty> byName;

    /** @param source has the builder's properties, which are complete */
    BuilderReading(BeanDeserializer source, BeanSettings settings, BuilderDeserializer jackson) {
        super(source, settings, jackson.result());
        this.jackson = jackson;
    }

    @Override
    Optional<Method> build() {
        return jackson.build();
    }

    @Override
    protected Obstacle creatorObstacle() {
        Obstacle ofDeserializer = jackson.obstacle();
        if (ofDeserializer != null) {
            return ofDeserializer;
        }
        Obstacle ofCreator = super.creatorObstacle();
        if (ofCreator != null || !createsFirst()) {
            return Obstacle.OWN_BUILDING;
        }
        boolean isPlain =
                build().isPresent() && !Modifier.isStatic(build().get().getModifiers());
        return Obstacle.OWN_BUILDING.when(!isPlain);
    }

    @Override
    boolean skipsUnknown(DeserializationContext context) {
        return byName().size() == _beanProperties.size() && super.skipsUnknown(context);
    }

    /** Generated code takes aliases for names that nobody knows. Jackson has them in the paths of failures. */
    @Override
    void pass(JsonParser in, DeserializationContext context, Object builder) throws JacksonException {
        if (byName().containsKey(in.currentName())) {
            throw new OtherBuilder(builder, /* isTaken= */ false);
        }
        super.pass(in, context, builder);
    }

    private Map<String, SettableBeanProperty> byName() {
        Map<String, SettableBeanProperty> known = byName;
        if (known == null) {
            known = new HashMap<>();
            for (SettableBeanProperty property : _beanProperties) {
                for (PropertyName alias : property.findAliases(config())) {
                    known.putIfAbsent(alias.getSimpleName(), property);
                }
            }
            for (SettableBeanProperty property : _beanProperties) {
                known.put(property.getName(), property);
            }
            byName = known;
        }
        return known;
    }

    @Override
    Object readByJackson(JsonParser in, DeserializationContext context) throws JacksonException {
        return jackson.readByJackson(in, context);
    }

    @Override
    Object result(BeanReader reader, Object builder, DeserializationContext context) throws JacksonException {
        if (!handledType().isInstance(builder)) {
            return jackson.built(context, builder);
        }
        try {
            return reader.build(builder);
        } catch (Throwable failure) {
            // As from Jackson's call: one that is no exception is the cause of one, and an error goes through.
            Exception thrown = failure instanceof Exception e ? e : new InvocationTargetException(failure);
            return creatorFailed(thrown, context);
        }
    }

    @Override
    Object failed(Throwable failure, int at, Object builder, JsonParser in, DeserializationContext context)
            throws JacksonException {
        if (!(failure instanceof OtherBuilder other)) {
            return super.failed(failure, at, builder, in, context);
        }
        if (other.isTaken()) {
            InputPlace.settle((UTF8StreamJsonParser) in);
        }
        return goOn(in, context, other.builder());
    }

    @Override
    String nameInPath(JsonParser in, Object builder, SettableBeanProperty property, DeserializationContext context)
            throws JacksonException {
        return JacksonCalls.nameInBuilderPath(in, property, property.getName(), _vanillaProcessing);
    }

    /** Reads the rest as Jackson does, with any object as the builder; the parser stands at a name, or at the value before one. */
    private Object goOn(JsonParser in, DeserializationContext context, Object builder) throws JacksonException {
        Object next = builder;
        if (in.currentToken() != JsonToken.PROPERTY_NAME) {
            in.nextToken();
        }
        for (; in.currentToken() == JsonToken.PROPERTY_NAME; in.nextToken()) {
            String name = in.currentName();
            SettableBeanProperty property = byName().get(name);
            if (property == null) {
                super.pass(in, context, next);
                continue;
            }
            in.nextToken();
            try {
                next = property.deserializeSetAndReturn(in, context, next);
            } catch (Exception failure) {
                String inPath = JacksonCalls.nameInBuilderPath(in, property, name, _vanillaProcessing);
                return propertyFailed(failure, next, inPath, context);
            }
        }
        return next;
    }
}
