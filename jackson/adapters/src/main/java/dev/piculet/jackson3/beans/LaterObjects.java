package dev.piculet.jackson3.beans;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Set;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.deser.impl.ObjectIdReferenceProperty;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;
import tools.jackson.databind.deser.jdk.MapDeserializer;
import tools.jackson.databind.deser.std.ContainerDeserializerBase;
import tools.jackson.databind.deser.std.ReferenceTypeDeserializer;

/**
 * Finds properties whose value may be the id of an object that comes later. Their deserializers throw then, and who makes the instance
 * by a creator goes on without the value. What users' deserializers read is not known.
 */
final class LaterObjects {
    private final Set<ValueDeserializer<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private LaterObjects() {}

    static boolean mayBeIn(SettableBeanProperty property) {
        return new LaterObjects().mayBeRead(property.getValueDeserializer());
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
        return mayBeRead(by.getDelegatee()) || mayBeRead(contentOf(by));
    }

    private boolean mayBeRead(Iterator<SettableBeanProperty> properties) {
        while (properties.hasNext()) {
            SettableBeanProperty property = properties.next();
            // Most references in an instance that is there already are set later, and nobody notices.
            if (property.getClass() != ObjectIdReferenceProperty.class && mayBeRead(property.getValueDeserializer())) {
                return true;
            }
        }
        return false;
    }

    /** Returns what reads the values inside, if these may throw; else null. */
    private static ValueDeserializer<?> contentOf(ValueDeserializer<?> by) {
        if (by instanceof ReferenceTypeDeserializer) {
            try {
                return (ValueDeserializer<?>) JacksonInside.value(by, "_valueDeserializer", ValueDeserializer.class);
            } catch (ReflectiveOperationException | RuntimeException e) {
                // A module that is closed, or a version that keeps it elsewhere.
                return null;
            }
        }
        // Lists and maps set them later, or say that they can't.
        boolean isKnown = by instanceof CollectionDeserializer || by instanceof MapDeserializer;
        return !isKnown && by instanceof ContainerDeserializerBase<?> container
                ? container.getContentDeserializer()
                : null;
    }
}
