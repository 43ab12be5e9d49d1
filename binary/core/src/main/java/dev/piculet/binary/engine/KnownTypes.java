package dev.piculet.binary.engine;

import dev.piculet.access.Accessors;
import dev.piculet.access.InstanceMethod;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.binary.codec.OpenType;
import dev.piculet.binary.codec.OpenTypes;
import dev.piculet.binary.codec.TypeDescription;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.layout.OpenClasses;
import dev.piculet.binary.layout.RootTypes;
import dev.piculet.binary.layout.SchemaFactory;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.OpenKinds;
import dev.piculet.binary.schema.OpenedSchema;
import dev.piculet.binary.schema.Opening;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The types that one serializer's open places have led to: each is bound when it is first met. Thread-safe. */
final class KnownTypes implements OpenTypes {
    private final TypeRules rules;
    private final SerializerOptions options;
    private final Opening opening;
    private final OpenClasses classes;
    private final RootTypes roots;

    /** By the class of a value. */
    private final Map<Class<?>, OpenType> byValue = new ConcurrentHashMap<>();

    /** By the class as which values are written. */
    private final Map<Class<?>, KnownType> byClass = new ConcurrentHashMap<>();

    /** Those that have numbers and are described nevertheless; by class. */
    private final Map<Class<?>, KnownType> described = new ConcurrentHashMap<>();

    private final Map<Class<?>, PlaceTypes> places = new ConcurrentHashMap<>();

    /** The {@code readResolve} of classes that are asked what would be read. */
    private final Map<Class<?>, InstanceMethod> resolvers = new ConcurrentHashMap<>();

    /** Those of classes that choose what is written. */
    private final ReplacedTypes replaced;

    private final Map<Integer, KnownType> byFingerprint = new ConcurrentHashMap<>();
    private final ForeignRoots<KnownType> foreign = new ForeignRoots<>();

    // Not volatile: immutable, and threads that don't see one find it by its class.
    private final KnownType[] kinds = new KnownType[OpenKinds.COUNT];

    /** Declared to return an interface, so that callers do not load this class unless they come here. */
    static OpenTypes of(TypeRules rules, SerializerOptions options, Opening opening) {
        return new KnownTypes(rules, options, opening);
    }

    /** @param opening how far places are open in the schemas of what is written */
    KnownTypes(TypeRules rules, SerializerOptions options, Opening opening) {
        this.opening = opening;
        this.rules = rules;
        this.options = options;
        this.classes = new OpenClasses(rules, options);
        this.roots = new RootTypes(rules, options);
        this.replaced = new ReplacedTypes(rules, options);
    }

    @Override
    public OpenType ofValue(Object value) {
        OpenType known = byValue.get(value.getClass());
        return known != null ? known : meet(value);
    }

    private OpenType meet(Object value) {
        Class<?> own = value.getClass();
        // A lambda has no class that could be allowed, but the one that has its code.
        boolean isLambda = own.isHidden() && replaced.contains(own);
        Class<?> type = isLambda ? own : classes.of(value);
        OpenType known = replaced.contains(type) ? replaced.toWrite(type) : toWrite(type);
        if (type != own && !classes.isLasting(own)) {
            return known;
        }
        OpenType other = byValue.putIfAbsent(own, known);
        return other != null ? other : known;
    }

    /** Whether the loader of a value's class stays for as long as this serializer does. */
    boolean isLasting(Class<?> type) {
        return classes.isLasting(type);
    }

    private KnownType toWrite(Class<?> type) {
        try {
            return ofClass(type);
        } catch (UnsupportedClassException e) {
            throw OpenErrors.unsupportedClass(type, SchemaErrors.asOurs(e));
        }
    }

    @Override
    public OpenType ofReplacement(Object value, Class<?> former) {
        Class<?> own = value.getClass();
        if (own == SerializedLambda.class) {
            return replaced.lambdas();
        }
        if (own != former && replaced.contains(own)) {
            return replaced.toWrite(own);
        }
        KnownType known = toWrite(classes.ofReplacement(value, former));
        return known.kind() < 0 ? known : described(known);
    }

    @Override
    public Object readInstead(Object chosen, Class<?> former) {
        Class<?> type = chosen.getClass();
        if (!rules.selfWriting().mayBeReadAsAnother(former, type)) {
            return null;
        }
        InstanceMethod resolver = resolvers.get(type);
        if (resolver == null) {
            Method own = CreationPlan.resolver(rules.model(type)).orElseThrow();
            resolver = Accessors.of(rules.model(type), options.lookup(type)).method(own);
            resolvers.put(type, resolver);
        }
        return resolver.call(chosen);
    }

    private KnownType described(KnownType known) {
        KnownType made = described.get(known.type());
        if (made != null) {
            return made;
        }
        made = new KnownType(
                known.type(), known.core(), known.root(), -1, null, description(known.type(), known.core()));
        KnownType other = described.putIfAbsent(known.type(), made);
        return other != null ? other : made;
    }

    @Override
    public OpenTypes within(Class<?> bound) {
        if (!Modifier.isAbstract(bound.getModifiers()) && rules.selfWriting().isReplaced(bound)) {
            replaced.of(bound);
        }
        PlaceTypes made = new PlaceTypes(this, replaced, rules, options, bound);
        PlaceTypes other = places.putIfAbsent(bound, made);
        return other != null ? other : made;
    }

    /**
     * Returns the type of a class, which is written by this serializer.
     *
     * @throws UnsupportedClassException if it has no layout
     */
    KnownType ofClass(Class<?> type) {
        KnownType known = byClass.get(type);
        if (known != null) {
            return known;
        }
        KnownType made = make(type);
        KnownType other = byClass.putIfAbsent(type, made);
        if (other != null) {
            return other;
        }
        if (made.kind() < 0) {
            byFingerprint.put(TypeDescription.fingerprint(made.description()), made);
        }
        return made;
    }

    /** Returns the serializer of an open place that holds anything. */
    SerializerCore anything() {
        TypeModel place = TypeModel.of(Object.class);
        WireSchema schema = new SchemaFactory(rules, options).create(place);
        return SerializerCore.ofPart(place, schema, rules, options, this);
    }

    /** The type of a class, which is not kept. */
    KnownType make(Class<?> type) {
        TypeModel root = TypeModel.of(type).withNullability(Nullability.NON_NULL);
        WireSchema schema = OpenedSchema.ofExactly(new SchemaFactory(rules, options).createExactly(root), opening);
        SerializerCore core = SerializerCore.ofPart(root, schema, rules, options, this);
        int kind = OpenKinds.number(schema.root());
        if (kind >= 0 && OpenClasses.ofKind(kind) == type) {
            return new KnownType(type, core, core.root(), kind, null, null);
        }
        return new KnownType(type, core, core.root(), -1, readAs(type), description(type, core));
    }

    /** The class of what is read instead of a class's values; null if they may be read themselves. */
    Class<?> readAs(Class<?> type) {
        return rules.selfWriting().readAsAnother(type);
    }

    private byte[] description(Class<?> type, SerializerCore core) {
        String name = roots.isToldBy(core.schema(), type) ? "" : type.getName();
        return TypeDescription.bytes(name, core.schema());
    }

    @Override
    public OpenType ofKind(int number) {
        KnownType known = kinds[number];
        if (known == null) {
            known = makeKind(number);
            kinds[number] = known;
        }
        return known;
    }

    /** A user's codec, or other options, may give the class another layout: then it is one of others, which may not fit. */
    private KnownType makeKind(int number) {
        Class<?> type = OpenClasses.ofKind(number);
        KnownType own = ofClassToRead(type);
        return own.kind() == number ? own : ofOthers(own, new WireSchema(List.of(), OpenKinds.type(number)));
    }

    @Override
    public OpenType described(TypeDescription description, BinaryInput in) {
        KnownType known = known(description);
        if (known != null) {
            return known;
        }
        ForeignRoots.Key key = new ForeignRoots.Key(description.fingerprint(), description.body());
        return foreign.put(key, learn(description, in));
    }

    /** Returns the type of a description that was met before; else null. */
    KnownType known(TypeDescription description) {
        KnownType own = byFingerprint.get(description.fingerprint());
        if (own != null && description.is(own.description())) {
            return own;
        }
        return foreign.get(new ForeignRoots.Key(description.fingerprint(), description.body()));
    }

    /** What was learnt from bytes, also in places of one class, of which there may be many. */
    ForeignRoots<KnownType> foreign() {
        return foreign;
    }

    private KnownType learn(TypeDescription description, BinaryInput in) {
        Class<?> type =
                description.name().isEmpty() ? roots.of(description.schema()) : classes.ofName(description.name());
        if (type == Object.class) {
            throw OpenErrors.untoldClass(in);
        }
        KnownType own = ofClassToRead(type);
        return own.kind() < 0 && description.is(own.description()) ? own : ofOthers(own, description.schema());
    }

    /** Bytes may tell of any number of arrays: only those that are written here are kept. */
    private KnownType ofClassToRead(Class<?> type) {
        KnownType known = byClass.get(type);
        if (known != null) {
            return known;
        }
        try {
            return type.isArray() ? make(type) : ofClass(type);
        } catch (UnsupportedClassException e) {
            throw EvolutionErrors.unsupportedClass(SchemaErrors.asOurs(e));
        }
    }

    static KnownType ofOthers(KnownType own, WireSchema schema) {
        return new KnownType(own.type(), own.core(), own.core().bind(schema), -1, null, null);
    }
}
