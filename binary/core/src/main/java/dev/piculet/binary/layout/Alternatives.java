package dev.piculet.binary.layout;

import dev.piculet.model.ClassModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which classes a value may have where a class is declared: those that are sealed under it, and those that users name. */
final class Alternatives {
    private final Models models;
    private final SerializerOptions options;

    Alternatives(Models models, SerializerOptions options) {
        this.models = models;
        this.options = options;
    }

    /** Returns the classes that a value may have where there is a choice; none where there is no choice. */
    List<TypeModel> of(TypeModel type) {
        Set<Class<?>> classes = new LinkedHashSet<>();
        collect(type.rawClass(), classes);
        if (classes.isEmpty() || classes.size() == 1 && classes.contains(type.rawClass())) {
            return List.of();
        }
        List<Class<?>> sorted = new ArrayList<>(classes);
        sorted.sort(ByName.INSTANCE);
        List<TypeModel> alternatives = new ArrayList<>();
        for (Class<?> each : sorted) {
            alternatives.add(each == type.rawClass() ? type : SubclassArguments.typeOf(each, type, models));
        }
        return alternatives;
    }

    /** Sorts alternatives by name, so that the order of calls makes no difference. */
    private enum ByName implements Comparator<Class<?>> {
        INSTANCE;

        @Override
        public int compare(Class<?> a, Class<?> b) {
            return a.getName().compareTo(b.getName());
        }
    }

    private void collect(Class<?> type, Set<Class<?>> classes) {
        ClassModel model = models.of(type);
        if (type.isEnum()) {
            // Constants with bodies have classes of their own, under which the enum is sealed: names tell them.
            classes.add(type);
            return;
        }
        boolean creatable = type != Object.class && !Modifier.isAbstract(type.getModifiers());
        if (creatable && !classes.add(type)) {
            return;
        }
        for (Class<?> subtype : options.subtypes.getOrDefault(type, Set.of())) {
            collect(subtype, classes);
        }
        for (Class<?> subtype : model.permittedSubclasses()) {
            collect(subtype, classes);
        }
    }
}
