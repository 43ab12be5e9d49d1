package dev.piculet.binary.layout;

import dev.piculet.access.Accessors;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds declared classes whose own objects can't be written. Such a class is refused where an object of it is met, and not where it
 * is declared: most fields of the kind are null, and most lists of them empty. Thread-safe.
 */
final class UnwritableClasses {
    private final TypeRules rules;
    private final SerializerOptions options;

    /** For each class that was asked for, the kind of its places if its objects could be written; empty if they can. */
    private final Map<Class<?>, Optional<WireKind>> known = new ConcurrentHashMap<>();

    UnwritableClasses(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
    }

    /** Whether a place of a kind can't hold objects of the class that it declares. */
    boolean contains(Class<?> type, WireKind kind) {
        Optional<WireKind> unwritable = known.get(type);
        if (unwritable == null) {
            unwritable = isWritable(type, kind) ? Optional.empty() : Optional.of(kind);
            known.put(type, unwritable);
        }
        return unwritable.isPresent();
    }

    /** Whether a class is one of those that were asked for, and can't be written. */
    boolean isKnown(Class<?> type) {
        Optional<WireKind> unwritable = known.get(type);
        return unwritable != null && unwritable.isPresent();
    }

    /** Why those that were asked for can't be written, by their names. */
    SortedMap<String, String> reasons() {
        SortedMap<String, String> reasons = new TreeMap<>();
        for (Map.Entry<Class<?>, Optional<WireKind>> each : known.entrySet()) {
            if (each.getValue().isPresent()) {
                reasons.put(
                        each.getKey().getName(),
                        reason(each.getKey(), each.getValue().get()));
            }
        }
        return reasons;
    }

    private String reason(Class<?> type, WireKind kind) {
        try {
            refusePlace(type, kind, "$");
            return "";
        } catch (UnsupportedClassException e) {
            return e.getMessage();
        }
    }

    /** The reason takes longer than the fact: a plan is looked for with other options, too. */
    private boolean isWritable(Class<?> type, WireKind kind) {
        if (kind == WireKind.OPEN) {
            return type != Void.class;
        }
        if (kind == WireKind.OBJECT && !rules.isCreatable(type)) {
            return false;
        }
        try {
            refusePlace(type, kind, "$");
            return true;
        } catch (UnsupportedClassException e) {
            return false;
        }
    }

    /**
     * Refuses also what can be written, but would be read as an instance of another class: it stands only where another class has
     * chosen it.
     *
     * @throws UnsupportedClassException if a place can't hold objects of a class
     */
    void refusePlace(Class<?> type, WireKind kind, CharSequence path) {
        boolean writesObjects = kind == WireKind.OBJECT || kind == WireKind.LEAF;
        Class<?> readAs = writesObjects ? rules.selfWriting().readAsAnother(type) : null;
        if (readAs != null) {
            throw SchemaErrors.readAsAnother(type, readAs);
        }
        refuse(type, kind, path);
    }

    /** @throws UnsupportedClassException if objects of a class can't be written; the message has the path */
    void refuse(Class<?> type, WireKind kind, CharSequence path) {
        if (type == Void.class) {
            throw SchemaErrors.noValues(path);
        }
        if (kind == WireKind.OPEN && !rules.selfWriting().isReplaced(type)) {
            SchemaErrors.requireData(type, path);
        }
        if (kind == WireKind.OBJECT) {
            // The plan first: it may have another model.
            CreationPlan plan = rules.plan(type, path);
            requireReached(rules.model(type), plan);
        } else if (kind == WireKind.SEQUENCE || kind == WireKind.DICTIONARY) {
            CollectionsOfFields.requireForm(type, path);
        } else if (kind == WireKind.LEAF) {
            requireReached(type, path);
        } else if (kind == WireKind.ENUM && isClosed(type)) {
            rules.constants(type);
        }
    }

    /** What a class hides from this module is looked for here only where its package is closed. */
    private void requireReached(ClassModel model, CreationPlan plan) {
        if (CreationPlan.isPublic(model.type().getName()) || plan.isException()) {
            return;
        }
        Accessors accessors = Accessors.of(model, options.lookup(model.type()));
        for (PropertyModel property : rules.fields(model).values()) {
            if (property.field().isPresent() && isClosed(property.declaringClass())) {
                accessors.getter(property);
            }
        }
        if (isClosed(model.type())) {
            requireMade(plan, accessors);
        }
    }

    private static void requireMade(CreationPlan plan, Accessors accessors) {
        if (plan.singleton().isPresent()) {
            accessors.singleton();
        } else if (plan.isBare()) {
            accessors.bareInstantiator(plan.superConstructor().orElseThrow());
        } else if (plan.builder().isPresent()) {
            accessors.builderInstantiator(plan);
        } else {
            accessors.instantiator(plan.creator().orElseThrow());
        }
    }

    /** Of a class that writes itself, the methods and fields of all that it extends are called and set. */
    private void requireReached(Class<?> type, CharSequence path) {
        if (rules.leafOf(type).isPresent() || !rules.selfWriting().isSerial(type)) {
            return;
        }
        String sameName = WrittenFields.sameName(rules.model(type));
        if (sameName != null) {
            throw SchemaErrors.sameFieldName(type, sameName, path);
        }
        SerialPlan plan = rules.selfWriting().serialPlan(type);
        Accessors accessors = Accessors.of(rules.model(type), options.lookup(type));
        for (Class<?> each : plan.classes()) {
            if (isClosed(each)) {
                accessors.serialClass(each);
            }
        }
    }

    private static boolean isClosed(Class<?> type) {
        return !type.getModule().isOpen(type.getPackageName(), Accessors.class.getModule());
    }
}
