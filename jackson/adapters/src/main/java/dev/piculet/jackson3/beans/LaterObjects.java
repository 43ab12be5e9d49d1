package dev.piculet.jackson3.beans;

import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Set;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.deser.impl.ObjectIdReferenceProperty;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;
import tools.jackson.databind.deser.jdk.MapDeserializer;
import tools.jackson.databind.deser.jdk.ObjectArrayDeserializer;
import tools.jackson.databind.deser.std.ContainerDeserializerBase;
import tools.jackson.databind.deser.std.ReferenceTypeDeserializer;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedClassResolver;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.impl.TypeDeserializerBase;

/**
 * Finds properties whose value may be the id of an object that comes later. Their deserializers throw then, and who makes the instance
 * by a creator goes on without the value. What users' deserializers read is not known, nor which classes documents alone name.
 */
final class LaterObjects {
    private final DeserializationConfig config;
    private final Set<ValueDeserializer<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private LaterObjects(DeserializationConfig config) {
        this.config = config;
    }

    static boolean mayBeIn(SettableBeanProperty property, DeserializationConfig config) {
        return new LaterObjects(config).mayBeRead(property);
    }

    private boolean mayBeRead(SettableBeanProperty property) {
        return mayBeOfOther(property.getValueTypeDeserializer()) || mayBeRead(property.getValueDeserializer());
    }

    /** Tells whether a deserializer may throw because of an id, its own or one inside. */
    private boolean mayBeRead(ValueDeserializer<?> by) {
        if (by == null || !seen.add(by)) {
            return false;
        }
        if (JacksonCalls.hasObjectId(by)) {
            return true;
        }
        if (by instanceof BeanDeserializerBase beans) {
            return mayBeRead(beans.properties()) || mayBeRead(beans.creatorProperties());
        }
        return mayBeRead(by.getDelegatee()) || mayBeInside(by);
    }

    private boolean mayBeRead(Iterator<SettableBeanProperty> properties) {
        while (properties.hasNext()) {
            SettableBeanProperty property = properties.next();
            // Most references in an instance that is there already are set later, and nobody notices.
            if (property.getClass() != ObjectIdReferenceProperty.class && mayBeRead(property)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a container lets through what is thrown because of an id inside. */
    private boolean mayBeInside(ValueDeserializer<?> by) {
        ValueDeserializer<?> content = contentOf(by);
        // Collections of what has ids itself set it later.
        boolean isSetLater =
                content == null || by instanceof CollectionDeserializer && JacksonCalls.hasObjectId(content);
        return !isSetLater && (isOpen(content) && mayBeOfOther(typesOf(by)) || mayBeRead(content));
    }

    /** Tells whether there may be others than the declared class. */
    private static boolean isOpen(ValueDeserializer<?> by) {
        Class<?> declared = by.handledType();
        return declared != null && !Modifier.isFinal(declared.getModifiers());
    }

    /** Returns what reads the values inside, if it may throw through the container; else null. */
    private static ValueDeserializer<?> contentOf(ValueDeserializer<?> by) {
        if (by instanceof ReferenceTypeDeserializer) {
            return (ValueDeserializer<?>) inside(by, "_valueDeserializer", ValueDeserializer.class);
        }
        // Maps set values later, or say that they can't.
        return !(by instanceof MapDeserializer) && by instanceof ContainerDeserializerBase<?> container
                ? container.getContentDeserializer()
                : null;
    }

    private static TypeDeserializer typesOf(ValueDeserializer<?> container) {
        String field =
                container instanceof ObjectArrayDeserializer ? "_elementTypeDeserializer" : "_valueTypeDeserializer";
        return (TypeDeserializer) inside(container, field, TypeDeserializer.class);
    }

    /** Returns what a field holds; null if Jackson is a module that is closed, or a version that keeps it elsewhere. */
    private static Object inside(ValueDeserializer<?> by, String field, Class<?> type) {
        try {
            return JacksonInside.value(by, field, type);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    /** Tells whether a value may be of a class that has ids though the declared one has none. */
    private boolean mayBeOfOther(TypeDeserializer types) {
        Class<?> usual = types == null ? null : types.getDefaultImpl();
        if (usual != null && hasIds(annotated(usual))) {
            return true;
        }
        if (types instanceof TypeDeserializerBase known) {
            AnnotatedClass declared = annotated(known.baseType().getRawClass());
            for (NamedType other : config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, declared)) {
                if (hasIds(annotated(other.getType()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hasIds(AnnotatedClass type) {
        return JacksonCalls.hasObjectId(config, type);
    }

    private AnnotatedClass annotated(Class<?> type) {
        return AnnotatedClassResolver.resolve(config, config.constructType(type), config);
    }
}
