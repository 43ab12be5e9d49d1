package dev.piculet.binary.codec;

import dev.piculet.binary.error.ArrayErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.form.ArrayForm;
import dev.piculet.binary.form.SequenceForm;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.layout.AllowedClasses;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.leaf.ClassLeaf;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.model.TypeModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Which classes arrays of one place may have besides the declared one: what fits, as far as the user's rules or the declaration
 * itself allow the class of their elements. No other is looked up. Thread-safe.
 */
final class ArrayClasses implements Function<String, Class<?>> {
    /** Names that are kept, so that arrays whose classes take turns have no class looked up again. */
    private static final int MAX_KNOWN = 64;

    private final TypeRules rules;
    private final Aliases aliases;
    private final Class<?> declared;
    private final Class<?> widest;

    /** The classes of elements that were found, by their names in bytes. */
    private final Map<String, Class<?>> known = new ConcurrentHashMap<>();

    /** What the declaration leads to; null until a name is looked up. Finding it inspects all these classes. */
    private volatile List<TypeModel> ofDeclaration;

    /**
     * @param declared an array of objects
     * @param widest what the place can hold: a field {@code T[]} may hold any objects, whatever {@code T} stands for
     */
    ArrayClasses(TypeRules rules, Aliases aliases, Class<?> declared, Class<?> widest) {
        this.rules = rules;
        this.aliases = aliases;
        this.declared = declared;
        this.widest = widest;
    }

    /** @throws dev.piculet.binary.io.UnsupportedValueException if an array of another class could not be read again */
    void require(Object array) {
        Class<?> type = array.getClass();
        Class<?> component = type.componentType();
        if (known.get(component.getName()) == component) {
            return;
        }
        if (!fits(component)) {
            throw ValueErrors.wrongClass(type, declared);
        }
        Class<?> told = find(component.getName());
        if (told != component) {
            if (told != null && told.getName().equals(component.getName())) {
                throw ArrayErrors.anotherClass(type);
            }
            boolean isAccepted =
                    rules.allowed().accepts(AllowedClasses.innermost(type).getName());
            throw isAccepted ? ArrayErrors.anotherLoader(type) : ArrayErrors.notAllowed(type, declared);
        }
        keep(component.getName(), component);
    }

    /** Bytes may name any number of classes, of many dimensions. */
    private void keep(String name, Class<?> component) {
        if (known.size() >= MAX_KNOWN) {
            known.clear();
        }
        known.put(name, component);
    }

    /** Reads the class of an array, and returns the form of such arrays. */
    SequenceForm read(BinaryInput in) {
        String name = ArrayNames.next(in);
        Class<?> component = known.get(name);
        if (component == null) {
            component = found(name);
            keep(name, component);
        }
        return ArrayForm.ofOtherClass(component);
    }

    private Class<?> found(String name) {
        Class<?> component = find(name);
        if (component == null || component.isPrimitive()) {
            String element = elementName(name);
            throw rules.allowed().accepts(element) ? ArrayErrors.notFound(element) : ArrayErrors.notAllowed(element);
        }
        if (!fits(component)) {
            throw ArrayErrors.outOfBound(component, widest);
        }
        return component;
    }

    /** Returns the name of the class that a rule is asked for. */
    private static String elementName(String name) {
        String element = name.substring(name.lastIndexOf('[') + 1);
        boolean isOfClass = element.length() < name.length() && element.startsWith("L") && element.endsWith(";");
        return isOfClass ? element.substring(1, element.length() - 1) : element;
    }

    private boolean fits(Class<?> component) {
        return widest.componentType().isAssignableFrom(component);
    }

    private Class<?> find(String name) {
        return ClassLeaf.find(name, this);
    }

    /** Returns the class of a name, which is no array's and need not be trusted; null if nothing allows it. */
    @Override
    public Class<?> apply(String name) {
        List<TypeModel> declaredTypes = ofDeclaration;
        if (declaredTypes == null) {
            declaredTypes = findOfDeclaration();
            ofDeclaration = declaredTypes;
        }
        TypeModel found = aliases.find(name, declaredTypes);
        return found != null ? found.rawClass() : rules.allowed().apply(name);
    }

    /** The declared classes, those that are sealed under them, and what is between. */
    private List<TypeModel> findOfDeclaration() {
        Set<Class<?>> classes = new LinkedHashSet<>();
        Class<?> element = AllowedClasses.innermost(declared);
        classes.add(element);
        classes.add(AllowedClasses.innermost(widest));
        TypeModel type = TypeModel.of(element);
        if (rules.kind(type, "$").equals(Optional.of(WireKind.CHOICE))) {
            for (TypeModel alternative : rules.alternatives(type)) {
                addFrom(alternative.rawClass(), element, classes);
            }
        }
        List<TypeModel> types = new ArrayList<>();
        for (Class<?> each : classes) {
            types.add(TypeModel.of(each));
        }
        return types;
    }

    private static void addFrom(Class<?> type, Class<?> bound, Set<Class<?>> classes) {
        if (type == null || !bound.isAssignableFrom(type) || !classes.add(type)) {
            return;
        }
        addFrom(type.getSuperclass(), bound, classes);
        for (Class<?> each : type.getInterfaces()) {
            addFrom(each, bound, classes);
        }
    }
}
