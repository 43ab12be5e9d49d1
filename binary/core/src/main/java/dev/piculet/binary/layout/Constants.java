package dev.piculet.binary.layout;

import dev.piculet.access.Accessors;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.ConstantClasses;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The constants of enums, and of classes whose only instances are constants, which are written as enums are. Thread-safe. */
final class Constants {
    private final Models models;
    private final SerializerOptions options;

    /** Of classes that are no enums, those that were asked for; empty if there may be other instances. */
    private final Map<Class<?>, SortedMap<String, Field>> fields = new ConcurrentHashMap<>();

    Constants(Models models, SerializerOptions options) {
        this.models = models;
        this.options = options;
    }

    /** Whether a class that is no enum has no instances but its constants. Who names the class for bare creation has them copied. */
    boolean areAllOf(Class<?> type) {
        return !fields(type).isEmpty();
    }

    /** The names of constants: of an enum by ordinal, else in their own order, for that of a class's fields is not always the same. */
    List<String> names(Class<?> type) {
        if (!type.isEnum()) {
            return List.copyOf(fields(type).keySet());
        }
        List<String> names = new ArrayList<>();
        for (Object constant : ConstantClasses.ofEnum(type)) {
            names.add(((Enum<?>) constant).name());
        }
        return names;
    }

    /**
     * Returns the constants by their names, in the order of {@link #names}; null for a field that holds none.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException if the fields can't be reached, or a static initializer fails
     */
    Map<String, Object> byName(Class<?> type) {
        Map<String, Object> byName = new LinkedHashMap<>();
        if (type.isEnum()) {
            for (Object constant : ConstantClasses.ofEnum(type)) {
                byName.put(((Enum<?>) constant).name(), constant);
            }
            return byName;
        }
        Accessors accessors = Accessors.of(models.of(type), options.lookup(type));
        for (Map.Entry<String, Field> field : fields(type).entrySet()) {
            byName.put(field.getKey(), accessors.constant(field.getValue()));
        }
        return byName;
    }

    private SortedMap<String, Field> fields(Class<?> type) {
        SortedMap<String, Field> known = fields.get(type);
        if (known == null) {
            boolean mayBe = !type.isEnum() && options.bareInstances(type) != BareInstances.ALWAYS;
            known = mayBe ? ConstantClasses.of(models.of(type)) : new TreeMap<>();
            fields.put(type, known);
        }
        return known;
    }
}
