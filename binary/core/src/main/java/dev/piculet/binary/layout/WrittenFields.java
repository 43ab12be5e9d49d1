package dev.piculet.binary.layout;

import dev.piculet.access.Accessors;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.ExtendedCollections;
import dev.piculet.access.plan.SharedFields;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What is written of a class's instances, by its names on the wire. */
final class WrittenFields {
    private WrittenFields() {}

    /**
     * Returns the properties that are written, in the order of their names, so that nothing depends on the order in a class
     * file: those with a field, or with a delegate that can be set, that are not transient. Of two with the same name, the
     * superclass's has its class's name before it, in full if the simple name is taken, too, and behind a dot if that is: a nested
     * class may have the simple name of one without a package. Those of Throwable, of closed classes of the JDK, the elements of a
     * collection, and what stands for two fields have no field.
     */
    static SortedMap<String, PropertyModel> of(ClassModel model) {
        SortedMap<String, PropertyModel> fields = new TreeMap<>();
        boolean isPublic = CreationPlan.isPublic(model.type().getName());
        // A class's own properties stand behind those of its superclasses.
        for (int i = model.properties().size() - 1; i >= 0; i--) {
            PropertyModel property = model.properties().get(i);
            boolean held = property.field().isPresent()
                    || isPublic
                    || ExtendedCollections.isElements(property)
                    || SharedFields.isOne(property)
                    || Accessors.isOfThrowable(property)
                    || property.delegate().isPresent() && property.setter().isPresent();
            if (held && !property.isTransient()) {
                fields.put(freeName(property, fields), property);
            }
        }
        return fields;
    }

    private static String freeName(PropertyModel property, Map<String, PropertyModel> taken) {
        if (!taken.containsKey(property.name())) {
            return property.name();
        }
        String name = property.declaringClass().getSimpleName() + "." + property.name();
        if (taken.containsKey(name)) {
            name = property.declaringClass().getName() + "." + property.name();
        }
        while (taken.containsKey(name)) {
            name = "." + name;
        }
        return name;
    }

    /** Returns a name that several fields of one class have, as obfuscators may give it; null if there is none. */
    static String sameName(ClassModel model) {
        Map<String, Class<?>> owners = new HashMap<>();
        // The properties of a class stand together.
        for (PropertyModel property : model.properties()) {
            Field field = property.field().orElse(null);
            if (field != null && owners.put(field.getName(), field.getDeclaringClass()) == field.getDeclaringClass()) {
                return field.getName();
            }
        }
        return null;
    }
}
