package dev.piculet.binary.layout;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.ValueClasses;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.leaf.ClassLeaf;
import dev.piculet.binary.leaf.GeneralClasses;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.leaf.Leaves;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Every decision on what a Java or Kotlin type is on the wire, before and apart from any layout. */
public final class TypeRules {
    private static final Map<Class<?>, Class<?>> UNBOXED = Map.of(
            Boolean.class, boolean.class,
            Byte.class, byte.class,
            Short.class, short.class,
            Character.class, char.class,
            Integer.class, int.class,
            Long.class, long.class,
            Float.class, float.class,
            Double.class, double.class);

    private final Models models;
    private final SerializerOptions options;
    private final Map<Class<?>, Optional<Leaf<?>>> leaves = new ConcurrentHashMap<>();
    private final CreationPlans plans;
    private final Constants constants;
    private final TypeArguments arguments;
    private final Alternatives alternatives;
    private final SelfWriting selfWriting;
    private final CollectionsOfFields collectionsOfFields;
    private final UnwritableClasses unwritable;

    /** Null until it is asked for. Threads may make one each: it holds nothing but what it finds again. */
    private volatile AllowedClasses allowed;

    public TypeRules(ClassModels models, SerializerOptions options) {
        this.models = new Models(models);
        this.options = options;
        this.plans = new CreationPlans(this.models, options);
        this.constants = new Constants(this.models, options);
        this.arguments = new TypeArguments(this.models);
        this.alternatives = new Alternatives(this.models, options);
        this.selfWriting = new SelfWriting(this.models, options, plans);
        this.collectionsOfFields = new CollectionsOfFields(this, options);
        this.unwritable = new UnwritableClasses(this, options);
    }

    /**
     * Returns the kind of slot that a type takes; none for a value class in its box, which is written as what it holds. The place of
     * a class whose objects can't be written is open: it holds null, and instances of subclasses that are allowed.
     *
     * @param path where it was found, for messages
     */
    public Optional<WireKind> kind(TypeModel type, CharSequence path) {
        Optional<WireKind> own = ownKind(type, path);
        boolean isOpen = own.isPresent() && unwritable.contains(type.rawClass(), own.get());
        return isOpen ? Optional.of(WireKind.OPEN) : own;
    }

    /**
     * Refuses a type whose values can't be written, though they stand in no place that may hold null instead.
     *
     * @throws UnsupportedClassException that says why; the message has the path
     */
    void requireWritable(TypeModel type, CharSequence path) {
        Optional<WireKind> own = ownKind(type, path);
        if (own.isPresent()) {
            unwritable.refuse(type.rawClass(), own.get(), path);
        }
    }

    /**
     * Refuses a type whose values can't be written where it is declared, and null can't stand instead.
     *
     * @throws UnsupportedClassException that says why
     */
    void refuseUnwritable(TypeModel type, CharSequence path) {
        Optional<WireKind> own = ownKind(type, path);
        if (own.isPresent() && isUnwritable(type.rawClass())) {
            unwritable.refusePlace(type.rawClass(), own.get(), path);
        }
    }

    /** Whether a declared class was found to be one whose objects can't be written. */
    public boolean isUnwritable(Class<?> type) {
        return unwritable.isKnown(type);
    }

    /** Why places hold null instead of objects of a declared class, by the names of such classes that were asked for. */
    public SortedMap<String, String> unwritable() {
        return unwritable.reasons();
    }

    private Optional<WireKind> ownKind(TypeModel type, CharSequence path) {
        Class<?> raw = type.rawClass();
        if (leaf(raw).isPresent()) {
            return Optional.of(WireKind.LEAF);
        }
        if (primitive(type) != null) {
            return Optional.of(WireKind.PRIMITIVE);
        }
        if (raw == String.class) {
            return Optional.of(WireKind.TEXT);
        }
        if (raw == Void.class) {
            // As any other class without values that can be written.
            return Optional.of(WireKind.OPEN);
        }
        if (raw.isArray()) {
            return Optional.of(raw.getComponentType().isPrimitive() ? WireKind.PRIMITIVE_ARRAY : WireKind.SEQUENCE);
        }
        if (raw.isEnum()) {
            return Optional.of(WireKind.ENUM);
        }
        if (selfWriting.isReplaced(raw)) {
            return Optional.of(WireKind.OPEN);
        }
        if (selfWriting.writesItself(raw)) {
            return Optional.of(WireKind.LEAF);
        }
        if (collectionsOfFields.contains(raw)) {
            return Optional.of(alternatives(type).isEmpty() ? WireKind.OBJECT : WireKind.CHOICE);
        }
        if (collectionsOfFields.isOpen(raw)) {
            return Optional.of(WireKind.OPEN);
        }
        if (Map.class.isAssignableFrom(raw)) {
            return Optional.of(WireKind.DICTIONARY);
        }
        if (Collection.class.isAssignableFrom(raw)
                || raw == Iterable.class
                || raw == Optional.class
                || raw == AtomicReference.class
                || raw == AtomicReferenceArray.class) {
            return Optional.of(WireKind.SEQUENCE);
        }
        ClassModel model = plans.model(raw);
        if (model.valueClass().isPresent()
                && !isNullTwice(type, model.valueClass().get())) {
            return Optional.empty();
        }
        if (!alternatives(type).isEmpty()) {
            return Optional.of(WireKind.CHOICE);
        }
        if (constants.areAllOf(raw)) {
            return Optional.of(WireKind.ENUM);
        }
        return Optional.of(isDeclaredForOthers(model) ? WireKind.OPEN : WireKind.OBJECT);
    }

    private static boolean isDeclaredForOthers(ClassModel model) {
        return model.kind() == ClassKind.INTERFACE
                || model.kind() == ClassKind.ABSTRACT_CLASS
                || GeneralClasses.contains(model.type());
    }

    /** Whether a class is a collection or a map of others that is written by its fields. */
    boolean isCollectionOfFields(Class<?> type) {
        return collectionsOfFields.contains(type);
    }

    /** Whether a collection or map is of a class of users, which may extend one of itself. */
    public static boolean isCollectionOfUsers(Class<?> type) {
        return (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
                && !type.getName().startsWith("java.");
    }

    /** Whether a class is one of these, and keeps its elements in arrays and links of its own. */
    public boolean storesElements(Class<?> type) {
        return collectionsOfFields.storesElements(type);
    }

    /** Whether the values of a class are surely no collections, and hold none. */
    public boolean holdsNoElements(Class<?> type) {
        return type.isPrimitive()
                || type == String.class
                || type.isEnum()
                || UNBOXED.containsKey(type)
                || leaf(type).isPresent();
    }

    /** Which classes write something else than their fields. */
    public SelfWriting selfWriting() {
        return selfWriting;
    }

    /** Whether there are values exactly of a type, with fields, though its place may hold others. */
    public boolean isClassOfObjects(TypeModel type, CharSequence path) {
        Optional<WireKind> kind = ownKind(type, path);
        boolean mayBe = kind.isPresent()
                && (kind.get() == WireKind.OBJECT || kind.get() == WireKind.CHOICE || kind.get() == WireKind.OPEN);
        return mayBe
                && type.rawClass() != Object.class
                && type.rawClass() != Void.class
                && !Modifier.isAbstract(type.rawClass().getModifiers());
    }

    /** Whether a type is a value class in its box, which is written as what it holds. */
    public boolean isBoxedValueClass(TypeModel type, CharSequence path) {
        return kind(type, path).isEmpty();
    }

    /** Whether null is one value in the place and another inside the value class, so that it needs an object around it. */
    private boolean isNullTwice(TypeModel type, ValueClassModel valueClass) {
        return isNullable(type) && storesNull(valueClass.underlying());
    }

    /** Whether a place holds null: all of Java's references, and what Kotlin says so of. */
    public boolean isNullable(TypeModel type) {
        return !type.rawClass().isPrimitive() && type.nullability() != Nullability.NON_NULL;
    }

    /** The primitive class of a primitive or boxed type, else null. */
    public Class<?> primitive(TypeModel type) {
        return type.rawClass().isPrimitive() ? type.rawClass() : UNBOXED.get(type.rawClass());
    }

    /** The layout of a class that has one of its own: the user's before ours. */
    public Leaf<?> leaf(TypeModel type) {
        return leaf(type.rawClass()).orElseThrow();
    }

    /**
     * The layout that a value's class has of its own, if it has one. That it has none is not kept: the class may be one that is
     * not allowed, whose loader goes long before the serializer.
     */
    Optional<Leaf<?>> leafOf(Class<?> type) {
        Optional<Leaf<?>> known = leaves.get(type);
        if (known != null) {
            return known;
        }
        Optional<Leaf<?>> found = Optional.ofNullable(findLeaf(type));
        if (found.isPresent()) {
            leaves.put(type, found);
        }
        return found;
    }

    private Optional<Leaf<?>> leaf(Class<?> type) {
        Optional<Leaf<?>> known = leaves.get(type);
        if (known == null) {
            known = Optional.ofNullable(findLeaf(type));
            leaves.put(type, known);
        }
        return known;
    }

    private Leaf<?> findLeaf(Class<?> type) {
        Leaf<?> own = options.leaves.get(type);
        return own != null ? own : builtIn(type);
    }

    private Leaf<?> builtIn(Class<?> type) {
        return type == Class.class ? ClassLeaf.of(allowed()) : Leaves.of(type);
    }

    /** Finds classes by the names that users allow. */
    public AllowedClasses allowed() {
        AllowedClasses made = allowed;
        if (made == null) {
            made = new AllowedClasses(models, options);
            allowed = made;
        }
        return made;
    }

    /** What a sequence's elements are. */
    public TypeModel element(TypeModel type) {
        return type.isArray() ? type.component() : arguments.of(type, Iterable.class, 0);
    }

    /** What a map's keys are. */
    public TypeModel key(TypeModel type) {
        return arguments.of(type, Map.class, 0);
    }

    /** What a map's values are. */
    public TypeModel value(TypeModel type) {
        return arguments.of(type, Map.class, 1);
    }

    /** What the value class holds whose instances a place holds. */
    public TypeModel underlying(TypeModel type) {
        return underlying(type.rawClass(), type);
    }

    private TypeModel underlying(Class<?> valueClass, TypeModel type) {
        ClassModel model = models.of(valueClass);
        return TypeArguments.substituted(
                model, type, model.valueClass().orElseThrow().underlying());
    }

    /**
     * Whether null is among what a value class stores, itself or as what a value class inside of it holds.
     *
     * @param underlying what it holds
     */
    public boolean storesNull(TypeModel underlying) {
        if (isNullable(underlying) || !underlying.isUnboxed()) {
            return isNullable(underlying);
        }
        Class<?> inner = underlying.valueClass().get();
        return models.of(inner).valueClass().isPresent() && storesNull(underlying(inner, underlying));
    }

    /**
     * What is written of a value class that is stored without its box: instances, which are made for that, if it has a codec, else
     * the underlying values.
     *
     * @throws UnsupportedClassException if its class file does not tell how it is wrapped; the message has the path
     */
    public TypeModel held(TypeModel type, CharSequence path) {
        Class<?> valueClass = type.valueClass().orElseThrow();
        if (models.of(valueClass).valueClass().isEmpty()) {
            throw SchemaErrors.foundAt(AccessErrors.incompleteValueClass(valueClass), path);
        }
        if (leaf(valueClass).isPresent()) {
            return new TypeModel(
                    valueClass,
                    type.arguments(),
                    type.nullability(),
                    type.valueClass(),
                    type.variable(),
                    type.variance());
        }
        TypeModel held = underlying(valueClass, type);
        if (held.rawClass().isPrimitive()) {
            return held;
        }
        refuseChanging(valueClass, path);
        boolean nullable = isNullable(type) || isNullable(held);
        return held.withNullability(nullable ? Nullability.NULLABLE : Nullability.NON_NULL);
    }

    /** Refuses a value class whose code may change what it holds; the message has the path. */
    void refuseChanging(Class<?> valueClass, CharSequence path) {
        try {
            ValueClasses.refuseChanging(models.of(valueClass));
        } catch (UnsupportedClassException e) {
            throw SchemaErrors.foundAt(e, path);
        }
    }

    /** Whether null is among what is written for a place: its own, or that of the value class in it. */
    public boolean writesNull(TypeModel type, CharSequence path) {
        if (type.isUnboxed()) {
            return writesNull(held(type, path), path);
        }
        return isNullable(type) || wrapsNull(type, path);
    }

    /** Whether a place holds instances of a value class, of which one may be written as null. */
    public boolean wrapsNull(TypeModel type, CharSequence path) {
        return isBoxedValueClass(type, path) && writesNull(underlying(type), path);
    }

    /** What tells the definition of one instance of a generic class from that of another. */
    public Object key(Class<?> type, TypeModel model) {
        // Arguments are rare; without them the class itself spares the hash of a list.
        return model.arguments().isEmpty() ? type : List.of(type, model.arguments());
    }

    /** The classes that a value may have where there is a choice, in the order of their names. */
    public List<TypeModel> alternatives(TypeModel type) {
        return alternatives.of(type);
    }

    /** The type of a subclass's instances in the place of a declared type. */
    public TypeModel ofSubclass(Class<?> subclass, TypeModel declared) {
        return SubclassArguments.typeOf(subclass, declared, models);
    }

    /** The model of a class whose objects have fields. */
    public ClassModel model(Class<?> type) {
        return plans.model(type);
    }

    /**
     * How objects of a class are created again from their fields, always the same: it may take class files to tell.
     *
     * @throws UnsupportedClassException if they can't be; the message has the path
     */
    public CreationPlan plan(Class<?> type, CharSequence path) {
        return plans.of(type, path);
    }

    /** Whether objects of a class can be created again from their fields. */
    boolean isCreatable(Class<?> type) {
        return plans.isCreatable(type);
    }

    /** The plans that were asked for, of classes with this name: there may be several loaders. */
    public List<CreationPlan> plans(String className) {
        return plans.named(className);
    }

    /** The properties that are written, by their names on the wire and in the order of those ({@link WrittenFields}). */
    public SortedMap<String, PropertyModel> fields(ClassModel model) {
        return WrittenFields.of(model);
    }

    /** The names of what is written of a class's instances: of {@link #constants}, else of {@link #fields}. */
    public Set<String> members(Class<?> type) {
        return type.isEnum() || constants.areAllOf(type)
                ? new LinkedHashSet<>(constants.names(type))
                : fields(model(type)).keySet();
    }

    /** The names of the constants of an enum, or of a class that has no other instances. */
    List<String> constantNames(Class<?> type) {
        return constants.names(type);
    }

    /**
     * Returns the constants of an enum, or of a class that has no other instances, by their names and as they are numbered; null where
     * a field holds none.
     *
     * @throws UnsupportedClassException if a class hides them
     */
    public Map<String, Object> constants(Class<?> type) {
        return constants.byName(type);
    }

    /** A property's type in an instance of a generic class. */
    public TypeModel propertyType(ClassModel model, TypeModel instance, PropertyModel property) {
        return TypeArguments.substituted(model, instance, property.type());
    }
}
