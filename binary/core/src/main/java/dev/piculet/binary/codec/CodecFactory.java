package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.form.DictionaryForms;
import dev.piculet.binary.form.SequenceForms;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.PrimitiveMeaning;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Binds a schema to Java types. If it is the types' own schema, the codecs write and read; if it is an older one, they
 * only read, and put what has been added, removed, renamed or widened since in its place.
 *
 * <p>Used once; not thread-safe.
 */
public final class CodecFactory {
    private final WireSchema schema;
    private final TypeRules rules;
    private final SerializerOptions options;
    private final Aliases aliases;
    private final Map<Object, ObjectLayout> layouts = new HashMap<>();
    private final EnumBinding enums;
    private final List<KeyWork> keyWorks = new ArrayList<>(0);
    private final StringBuilder path = new StringBuilder("$");
    private final FormBinding forms;
    private final OpenTypes openTypes;

    // Null as long as nothing needs them.
    private OpenBinding open;
    private ChoiceBinding choices;
    private ExtendedBinding extended;

    /** @param open the types of values in open places; null if no place that the Java types declare is open */
    public CodecFactory(WireSchema schema, TypeRules rules, SerializerOptions options, OpenTypes open) {
        this.schema = schema;
        this.rules = rules;
        this.options = options;
        this.aliases = new Aliases(options.aliases);
        this.enums = new EnumBinding(schema, rules, aliases);
        this.forms = new FormBinding(rules, options, path);
        this.openTypes = open;
    }

    /**
     * Returns the codec of the schema's root.
     *
     * @throws dev.piculet.binary.io.SchemaMismatchException if values of the schema can't be read as {@code type}; the
     *     message names the first difference
     */
    public Codec create(TypeModel type) {
        Codec codec = codec(schema.root(), type);
        TablesInKeys.tell(keyWorks);
        return codec;
    }

    /** Returns the codec of the schema's root for values that are exactly of a type, though its place may hold others. */
    public Codec createExactly(TypeModel type) {
        Codec codec = exact(schema.root(), type, Object.class);
        TablesInKeys.tell(keyWorks);
        return codec;
    }

    /** @param bound what the place holds, whose values are exactly of a type */
    Codec exact(WireType wire, TypeModel type, Class<?> bound) {
        Codec codec = own(wire, type, bound);
        return codec != null ? codec : codec(wire, type);
    }

    /** Null if a type is no class of objects, or if other values were written. */
    private Codec own(WireType wire, TypeModel type, Class<?> bound) {
        boolean isObject = wire instanceof WireType.ObjectReference && rules.isClassOfObjects(type, path);
        Codec codec = isObject ? object(wire, type, bound) : open().selfWritten(wire, type.rawClass(), bound);
        return checked(codec, wire, type);
    }

    /** Returns the codec of a slot. */
    Codec codec(WireType wire, TypeModel type) {
        return codec(wire, type, type.rawClass());
    }

    /** @param place the class of what the place can hold, of which an array's own type may be narrower: a {@code T[]} */
    private Codec codec(WireType wire, TypeModel type, Class<?> place) {
        if (type.isUnboxed()) {
            return unboxed(wire, type);
        }
        return checked(bare(wire, type, place), wire, type);
    }

    private Codec unboxed(WireType wire, TypeModel type) {
        TypeModel held = rules.held(type, path);
        Class<?> valueClass = type.valueClass().get();
        if (held.rawClass() != valueClass) {
            Codec codec = held(wire, type, valueClass, held);
            return ValueClassCodec.unboxed(codec, valueClass(valueClass), accessors(valueClass));
        }
        boolean wrapsNull = !rules.isNullable(type) && rules.storesNull(rules.underlying(held));
        return UnboxedLeafCodec.of(codec(wire, held), valueClass(valueClass), wrapsNull, accessors(valueClass));
    }

    /** Returns the codec of what a value class holds that stands in a place. */
    private Codec held(WireType wire, TypeModel place, Class<?> valueClass, TypeModel held) {
        PrimitiveMeaning meaning = PrimitiveMeaning.of(valueClass);
        if (meaning == PrimitiveMeaning.PLAIN) {
            refuseOpen(wire, place, held);
            return codec(wire, held);
        }
        Class<?> component = held.rawClass().getComponentType();
        Codec codec = component == null
                ? primitive(wire, held.rawClass(), meaning)
                : primitiveArray(wire, component, meaning);
        return checked(found(codec, wire, place), wire, held);
    }

    /** What was open held instances of the class that wraps, or others: what it wraps is neither. */
    private void refuseOpen(WireType wire, TypeModel place, TypeModel held) {
        Optional<WireKind> kind = wire instanceof WireType.Open ? rules.kind(held, path) : Optional.empty();
        if (kind.isPresent() && isTold(kind.get(), held)) {
            throw differs(wire, place);
        }
    }

    private Accessors accessors(Class<?> type) {
        return Accessors.of(rules.model(type), options.lookup(type));
    }

    /** Refuses null where the wire may hold it and the type doesn't. A codec that is null stays so. */
    private Codec checked(Codec codec, WireType wire, TypeModel type) {
        boolean checksNull = !type.rawClass().isPrimitive()
                && !rules.isNullable(type)
                && !(wire instanceof WireType.ObjectReference reference && !reference.nullable());
        return checksNull && codec != null ? NotNullCodec.of(codec, type.toString()) : codec;
    }

    Codec bare(WireType wire, TypeModel type, Class<?> place) {
        Optional<WireKind> kind = rules.kind(type, path);
        if (kind.isEmpty()) {
            TypeModel underlying = rules.underlying(type);
            TypeModel inside = rules.isNullable(type) ? nullable(underlying) : underlying;
            Codec held = held(wire, type, type.rawClass(), inside);
            boolean wrapsNull = rules.storesNull(underlying);
            return ValueClassCodec.boxed(held, valueClass(type.rawClass()), wrapsNull, accessors(type.rawClass()));
        }
        Codec codec = switch (kind.get()) {
            case PRIMITIVE -> primitive(wire, rules.primitive(type), PrimitiveMeaning.PLAIN);
            case TEXT -> wire instanceof WireType.Text ? new TextCodec(options.limits) : null;
            case LEAF -> leaf(wire, type);
            case ENUM -> enumeration(wire, type);
            case PRIMITIVE_ARRAY -> primitiveArray(wire, type.rawClass().getComponentType(), PrimitiveMeaning.PLAIN);
            case SEQUENCE -> sequence(wire, type, place);
            case DICTIONARY -> dictionary(wire, type);
            case CHOICE -> choices().of(wire, type);
            case OPEN -> open(wire, type);
            case OBJECT -> object(wire, type, type.rawClass());
        };
        if (codec == null && wire instanceof WireType.Open written && isTold(kind.get(), type)) {
            return open().codec(written, type.rawClass());
        }
        return found(codec, wire, type);
    }

    private Codec found(Codec codec, WireType wire, TypeModel type) {
        if (codec == null) {
            throw differs(wire, type);
        }
        return codec;
    }

    private BinaryException differs(WireType wire, TypeModel type) {
        return EvolutionErrors.differentType(schema, wire, type).under(path.substring(1));
    }

    /** Whether a value's class tells all that its place declares: nobody has checked the elements of what was open. */
    private static boolean isTold(WireKind kind, TypeModel type) {
        return kind != WireKind.SEQUENCE
                && kind != WireKind.DICTIONARY
                && kind != WireKind.OBJECT
                && kind != WireKind.OPEN
                && !type.rawClass().isPrimitive()
                && (kind == WireKind.PRIMITIVE_ARRAY || type.arguments().isEmpty());
    }

    private static TypeModel nullable(TypeModel type) {
        return type.rawClass().isPrimitive() ? type : type.withNullability(Nullability.NULLABLE);
    }

    private ValueClassModel valueClass(Class<?> type) {
        return rules.model(type).valueClass().orElseThrow();
    }

    private static Codec primitive(WireType wire, Class<?> type, PrimitiveMeaning meaning) {
        if (!(wire instanceof WireType.Primitive primitive)) {
            return null;
        }
        PrimitiveCodec codec = new PrimitiveCodec(primitive);
        boolean isSame = primitive.kind().javaType() == type && primitive.meaning() == meaning;
        return isSame ? codec : WideningCodec.of(codec, type, meaning);
    }

    private Codec leaf(WireType wire, TypeModel place) {
        if (rules.selfWriting().writesItself(place.rawClass())) {
            if (wire instanceof WireType.Open written) {
                return open().ofSubclasses(written, place.rawClass());
            }
            return open().selfWritten(wire, place.rawClass(), place.rawClass());
        }
        Leaf<?> leaf = rules.leaf(place);
        return wire instanceof WireType.Leaf type && type.id().equals(leaf.id())
                ? LeafCodec.of(type, leaf, options.limits)
                : null;
    }

    private Codec primitiveArray(WireType wire, Class<?> component, PrimitiveMeaning meaning) {
        return wire instanceof WireType.PrimitiveArray array
                        && array.kind().javaType() == component
                        && array.meaning() == meaning
                ? PrimitiveArrayCodec.of(array, options.limits)
                : null;
    }

    /** Returns the codec of constants, which may have been written as one of several classes; null if others were. */
    Codec enumeration(WireType wire, TypeModel type) {
        if (wire instanceof WireType.EnumReference reference) {
            return enums.of(reference, type.rawClass());
        }
        return wire instanceof WireType.ChoiceReference choice ? choices().widened(choice, type) : null;
    }

    private Codec sequence(WireType wire, TypeModel type, Class<?> place) {
        TypeModel element = rules.element(type);
        boolean isOptional = wire instanceof WireType.Sequence written && written.kind() == CollectionKind.OPTIONAL;
        if (type.rawClass() == Optional.class && !isOptional) {
            refuseOpen(wire, type, element);
            // Null is what becomes empty, also where the language says that none is inside.
            return OptionalOfCodec.of(codec(wire, rules.writesNull(element, path) ? element : nullable(element)));
        }
        if (!(wire instanceof WireType.Sequence sequence)) {
            return ofOthers(wire, type);
        }
        SequenceForms kinds = forms.sequence(type.rawClass(), element.rawClass(), sequence.kind());
        if (kinds == null) {
            return null;
        }
        Class<?> widest = place.isArray() ? place : type.rawClass();
        Class<?> inner = type.isArray() ? widest.componentType() : element.rawClass();
        Codec notNull = inside("[*]", sequence.element(), element, inner);
        Codec orNull = sequence.element().holdsNull()
                ? notNull
                : inside("[*]", sequence.element().orNull(), element, inner);
        KeyWork keyWork = kinds.mayBeHashed() ? KeyWork.of(notNull, null, keyWorks) : KeyWork.NONE;
        Codec[] codecs = {notNull, orNull};
        ArrayClasses arrays = type.isArray() ? new ArrayClasses(rules, aliases, type.rawClass(), widest) : null;
        return new SequenceCodec(sequence, kinds, arrays, codecs, keyWork, options);
    }

    private Codec dictionary(WireType wire, TypeModel type) {
        if (!(wire instanceof WireType.Dictionary dictionary)) {
            return ofOthers(wire, type);
        }
        TypeModel key = rules.key(type);
        TypeModel value = rules.value(type);
        DictionaryForms kinds = forms.dictionary(type.rawClass(), key.rawClass(), dictionary.kind());
        if (kinds == null) {
            return null;
        }
        Codec[] codecs = {
            inside(".keys[*]", dictionary.key(), key), inside(".values[*]", dictionary.value(), value), null, null
        };
        boolean ownKeyNull = dictionary.key().holdsNull();
        boolean ownValueNull = dictionary.value().holdsNull();
        codecs[2] = ownKeyNull ? codecs[0] : inside(".keys[*]", dictionary.key().orNull(), key);
        codecs[3] = ownValueNull
                ? codecs[1]
                : inside(".values[*]", dictionary.value().orNull(), value);
        KeyWork keyWork = kinds.mayBeHashed() ? KeyWork.of(codecs[0], codecs[1], keyWorks) : KeyWork.NONE;
        Class<?>[] classes = {key.rawClass(), value.rawClass()};
        return DictionaryCodec.of(dictionary, kinds, codecs, classes, keyWork, options);
    }

    /** A collection inside another one of its class tells its class, as what an open place held does. */
    private Codec ofOthers(WireType wire, TypeModel type) {
        if (wire instanceof WireType.ObjectReference reference && TypeRules.isCollectionOfUsers(type.rawClass())) {
            return extended().lost(reference, type);
        }
        if (wire instanceof WireType.ChoiceReference reference) {
            return choices().opened(reference, type);
        }
        return wire instanceof WireType.Open written && TypeRules.isCollectionOfUsers(type.rawClass())
                ? open().ofSubclasses(written, type.rawClass())
                : null;
    }

    private Codec open(WireType wire, TypeModel type) {
        if (wire instanceof WireType.Open written) {
            return open().codec(written, type.rawClass());
        }
        TypeModel only = open().onlyClass(wire, type);
        if (only == null) {
            return null;
        }
        Codec codec = own(wire, only, type.rawClass());
        // A class that has become abstract has no objects of its own: asked for any values, it would lead here again.
        boolean isItself = only.rawClass() == type.rawClass();
        return codec != null || isItself ? codec : codec(wire, only);
    }

    Codec object(WireType wire, TypeModel type, Class<?> bound) {
        if (!(wire instanceof WireType.ObjectReference reference)) {
            return ofOtherObjects(wire, type);
        }
        if (reference.shared() && !options.references) {
            // Hashing a key would visit a shared object once for each reference to it.
            throw EvolutionErrors.referencesNotExpected(type).under(path.substring(1));
        }
        Object key = List.of(reference.index(), rules.key(type.rawClass(), type));
        ObjectLayout layout = layouts.get(key);
        if (layout == null) {
            layout = new ObjectLayout((ObjectDefinition) schema.definition(reference.index()), type.rawClass());
            layouts.put(key, layout);
            CreationPlan plan = rules.plan(type.rawClass(), path);
            linker(type).link(layout, type, plan);
            if (rules.storesElements(type.rawClass())) {
                layout.guardBy(new StoredElements(rules, options));
            } else if (CreationPlan.isPublic(type.rawClass().getName())) {
                layout.guardBy(ToldMembers.guard(type.rawClass()));
            } else {
                layout.guardBy(OnlyInstance.guard(layout.assembly(), rules.model(type.rawClass())));
            }
        }
        return new ObjectCodec(reference, layout, bound, options.limits);
    }

    private LayoutLinker linker(TypeModel type) {
        return new LayoutLinker(this, rules, accessors(type.rawClass()), aliases);
    }

    /** Returns the codec of objects that were written as one of several classes, or of any; null if others were. */
    private Codec ofOtherObjects(WireType wire, TypeModel type) {
        if (wire instanceof WireType.ChoiceReference choice) {
            return choices().widened(choice, type);
        }
        boolean isCollection = wire instanceof WireType.Sequence || wire instanceof WireType.Dictionary;
        if (isCollection && TypeRules.isCollectionOfUsers(type.rawClass())) {
            return extended().gained(wire, type, linker(type));
        }
        return wire instanceof WireType.Open written ? open().ofSubclasses(written, type.rawClass()) : null;
    }

    /** Returns the codec of something inside, with the path to it in messages. */
    private Codec inside(String segment, WireType wire, TypeModel type) {
        return inside(segment, wire, type, type.rawClass());
    }

    /** @param place the class of what the place can hold, of which an array's own type may be narrower */
    Codec inside(String segment, WireType wire, TypeModel type, Class<?> place) {
        int length = path.length();
        path.append(segment);
        Codec codec = codec(wire, type, place);
        path.setLength(length);
        return codec;
    }

    private ChoiceBinding choices() {
        if (choices == null) {
            choices = new ChoiceBinding(schema, rules, options, aliases, this);
        }
        return choices;
    }

    private ExtendedBinding extended() {
        if (extended == null) {
            extended = new ExtendedBinding(schema, rules, options, aliases, this);
        }
        return extended;
    }

    OpenBinding open() {
        if (open == null) {
            open = new OpenBinding(schema, rules, options, aliases, openTypes);
        }
        return open;
    }

    /** Returns the codec of values that are exactly of a type, with a segment of the path. */
    Codec exactlyInside(String segment, WireType wire, TypeModel type, Class<?> bound) {
        int length = path.length();
        path.append(segment);
        Codec codec = exact(wire, type, bound);
        path.setLength(length);
        return codec;
    }

    /** Returns the codec of a field that was removed from its class. */
    Codec dropped(WireType wire) {
        return SkippingCodec.of(wire, schema, options.limits);
    }

    /** Where the factory is. */
    CharSequence path() {
        return path;
    }
}
