package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.form.DictionaryForms;
import dev.piculet.binary.form.SequenceForms;
import dev.piculet.binary.io.IntegerEncoding;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.PrimitiveMeaning;
import dev.piculet.binary.schema.Recursion;
import dev.piculet.binary.schema.SerialLayout;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the wire layout of a type by walking through everything it leads to. Used once; not thread-safe. */
public final class SchemaFactory {
    /** Type arguments inside each other; what has more of them has no end. */
    private static final int MAX_NESTING = 50;

    private final TypeRules rules;
    private final SerializerOptions options;
    private final List<Definition> definitions = new ArrayList<>();
    private final Map<Object, Integer> indices = new HashMap<>();
    private final StringBuilder path = new StringBuilder("$");

    /** Collections of users and value classes that lead to where the factory is, with no definition between. */
    private Set<Class<?>> unfinished = new HashSet<>();

    private boolean hasOpenPlaces;

    /** Whether a definition leads back to one that is not complete yet. */
    private boolean leadsBack;

    public SchemaFactory(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
    }

    /**
     * Returns the layout of a type.
     *
     * @throws UnsupportedClassException if it leads to a class that can't be written; the message has the path to it
     */
    public WireSchema create(TypeModel type) {
        rules.requireWritable(type, path);
        return schema(slot(type));
    }

    /**
     * Returns the layout of values that are exactly of a type which can be created, though its place may hold others.
     *
     * @throws UnsupportedClassException as {@link #create} does
     */
    public WireSchema createExactly(TypeModel type) {
        rules.requireWritable(type, path);
        SelfWriting selfWriting = rules.selfWriting();
        if (selfWriting.readAsAnother(type.rawClass()) != null && selfWriting.writesItself(type.rawClass())) {
            // Chosen by another class; its own place holds none.
            return schema(leaf(type));
        }
        return schema(rules.isClassOfObjects(type, path) ? reference(type) : slot(type));
    }

    private WireSchema schema(WireType root) {
        // Most schemas have nothing to mark, and need not load what does it.
        return new WireSchema(leadsBack || hasOpenPlaces ? Recursion.mark(definitions) : definitions, root);
    }

    private WireType slot(TypeModel type) {
        if (type.isUnboxed()) {
            return meant(slot(rules.held(type, path)), type.valueClass().get());
        }
        WireType bare = bare(type);
        if (rules.writesNull(type, path)) {
            return bare.orNull();
        }
        rules.refuseUnwritable(type, path);
        return bare.notNull();
    }

    /**
     * The type of elements that are not null. Objects may be null nevertheless: their bit is what a count of them is
     * checked against.
     */
    private WireType element(String segment, TypeModel type) {
        int outside = enter(segment);
        WireType element = bare(type);
        boolean wrapsNull = rules.wrapsNull(type, path);
        path.setLength(outside);
        return element instanceof WireType.ObjectReference || wrapsNull ? element.orNull() : element.notNull();
    }

    private WireType bare(TypeModel type) {
        if (type.isUnboxed()) {
            return meant(bare(rules.held(type, path)), type.valueClass().get());
        }
        Optional<WireKind> kind = rules.kind(type, path);
        if (kind.isEmpty()) {
            return underlying(type);
        }
        return switch (kind.get()) {
            case PRIMITIVE -> new WireType.Primitive(kind(rules.primitive(type)), false);
            case TEXT -> new WireType.Text();
            case LEAF -> leaf(type);
            case ENUM -> new WireType.EnumReference(enumeration(type.rawClass()));
            case PRIMITIVE_ARRAY ->
                new WireType.PrimitiveArray(kind(type.rawClass().getComponentType()));
            case SEQUENCE, DICTIONARY -> collection(type, kind.get());
            case CHOICE -> new WireType.ChoiceReference(choice(type));
            case OPEN -> open(type.rawClass());
            case OBJECT -> reference(type);
        };
    }

    /** A value class that holds a collection of itself has no end: nothing in it has a definition. */
    private WireType underlying(TypeModel type) {
        Class<?> raw = type.rawClass();
        if (!unfinished.add(raw)) {
            throw SchemaErrors.endlessType(path);
        }
        rules.refuseChanging(raw, path);
        WireType underlying = meant(bare(rules.underlying(type)), raw);
        unfinished.remove(raw);
        return underlying;
    }

    /** What a value class holds, which may be numbers that are not what their Java type says. */
    private static WireType meant(WireType held, Class<?> valueClass) {
        PrimitiveMeaning meaning = PrimitiveMeaning.of(valueClass);
        if (meaning == PrimitiveMeaning.PLAIN) {
            return held;
        }
        if (held instanceof WireType.Primitive primitive) {
            return new WireType.Primitive(primitive.kind(), primitive.nullable(), meaning);
        }
        return held instanceof WireType.PrimitiveArray array
                ? new WireType.PrimitiveArray(array.kind(), meaning)
                : held;
    }

    /** A collection of users that leads to itself tells the class of what is inside. */
    private WireType collection(TypeModel type, WireKind kind) {
        Class<?> raw = type.rawClass();
        boolean isOfUsers = TypeRules.isCollectionOfUsers(raw);
        if (isOfUsers && !unfinished.add(raw)) {
            return open(raw);
        }
        WireType collection = kind == WireKind.SEQUENCE
                ? new WireType.Sequence(SequenceForms.kind(raw), element("[*]", rules.element(type)))
                : new WireType.Dictionary(
                        DictionaryForms.kind(raw),
                        element(".keys[*]", rules.key(type)),
                        element(".values[*]", rules.value(type)));
        if (isOfUsers) {
            unfinished.remove(raw);
        }
        return collection;
    }

    /** Classes that write themselves may write anything. */
    private WireType leaf(TypeModel type) {
        if (rules.selfWriting().isExternal(type.rawClass())) {
            hasOpenPlaces = true;
            return WireType.Leaf.external(type.rawClass());
        }
        if (rules.selfWriting().isSerial(type.rawClass())) {
            hasOpenPlaces = true;
            SerialPlan plan = rules.selfWriting().serialPlan(type.rawClass());
            return new WireType.Leaf(SerialLayout.id(plan.type(), plan.classes()), false);
        }
        return new WireType.Leaf(rules.leaf(type).id(), false);
    }

    private WireType open(Class<?> type) {
        hasOpenPlaces = true;
        return new WireType.Open(type == Object.class ? "" : type.getName());
    }

    /** Whether the type leads to a place whose values tell their class. */
    public boolean hasOpenPlaces() {
        return hasOpenPlaces;
    }

    private PrimitiveKind kind(Class<?> type) {
        boolean compact = options.integers == IntegerEncoding.COMPACT;
        if (type == int.class) {
            return compact ? PrimitiveKind.COMPACT_INT : PrimitiveKind.INT;
        }
        if (type == long.class) {
            return compact ? PrimitiveKind.COMPACT_LONG : PrimitiveKind.LONG;
        }
        if (type == boolean.class) {
            return PrimitiveKind.BOOLEAN;
        }
        if (type == double.class) {
            return PrimitiveKind.DOUBLE;
        }
        if (type == float.class) {
            return PrimitiveKind.FLOAT;
        }
        if (type == short.class) {
            return PrimitiveKind.SHORT;
        }
        return type == char.class ? PrimitiveKind.CHAR : PrimitiveKind.BYTE;
    }

    private int enumeration(Class<?> type) {
        Integer known = indices.get(type);
        if (known != null) {
            return known;
        }
        return define(type, new EnumDefinition(type.getName(), rules.constantNames(type)));
    }

    private int choice(TypeModel type) {
        Object key = List.of("choice", rules.key(type.rawClass(), type));
        Integer known = indices.get(key);
        if (known != null) {
            leadsBack |= definitions.get(known) == null;
            return known;
        }
        int index = define(key, null);
        Set<Class<?>> outside = unfinished;
        unfinished = new HashSet<>();
        List<Alternative> alternatives = new ArrayList<>();
        for (TypeModel alternative : rules.alternatives(type)) {
            String name = alternative.rawClass().getName();
            int length = enter("(" + name + ")");
            alternatives.add(new Alternative(name, alternative(alternative).notNull()));
            path.setLength(length);
        }
        unfinished = outside;
        definitions.set(index, new ChoiceDefinition(type.rawClass().getName(), alternatives));
        return index;
    }

    /**
     * An alternative is exactly its class, even if there are others to choose from where it is declared. That of a class whose
     * objects would be read as those of another is open: it refuses each that is met.
     */
    private WireType alternative(TypeModel type) {
        SelfWriting selfWriting = rules.selfWriting();
        boolean isObject = rules.isClassOfObjects(type, path)
                && !selfWriting.isReplaced(type.rawClass())
                && selfWriting.readAsAnother(type.rawClass()) == null;
        return isObject ? reference(type) : bare(type);
    }

    private WireType reference(TypeModel type) {
        return new WireType.ObjectReference(object(type), false, options.references);
    }

    private int object(TypeModel type) {
        if (nesting(type) > MAX_NESTING) {
            throw SchemaErrors.endlessType(path);
        }
        Object key = rules.key(type.rawClass(), type);
        Integer known = indices.get(key);
        if (known != null) {
            leadsBack |= definitions.get(known) == null;
            return known;
        }
        int index = define(key, null);
        rules.plan(type.rawClass(), path);
        ClassModel model = rules.model(type.rawClass());
        Set<Class<?>> outside = unfinished;
        unfinished = new HashSet<>();
        List<FieldDefinition> fields = new ArrayList<>();
        for (Map.Entry<String, PropertyModel> entry : rules.fields(model).entrySet()) {
            String name = entry.getKey();
            PropertyModel property = entry.getValue();
            int length = enter("." + name);
            Class<?> owner = property.declaringClass();
            WireType slot = slot(rules.propertyType(model, type, property));
            fields.add(new FieldDefinition(name, owner == type.rawClass() ? "" : owner.getName(), slot));
            path.setLength(length);
        }
        unfinished = outside;
        fields.sort(FieldOrder.INSTANCE);
        definitions.set(index, new ObjectDefinition(type.rawClass().getName(), fields, false));
        return index;
    }

    private static int nesting(TypeModel type) {
        int deepest = 0;
        for (TypeModel argument : type.arguments()) {
            deepest = Math.max(deepest, nesting(argument));
        }
        return deepest + 1;
    }

    private int define(Object key, Definition definition) {
        definitions.add(definition);
        indices.put(key, definitions.size() - 1);
        return definitions.size() - 1;
    }

    /** Extends the path, and returns its former length. */
    private int enter(String segment) {
        int outside = path.length();
        if (outside > SchemaErrors.MAX_PATH) {
            throw SchemaErrors.endlessType(path);
        }
        path.append(segment);
        return outside;
    }
}
