package dev.piculet.binary.engine;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.codec.OpenType;
import dev.piculet.binary.codec.OpenTypes;
import dev.piculet.binary.codec.TypeDescription;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.layout.ClassesOfPlace;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The types of values where a class is declared whose instances may be of subclasses, or that chooses what is written of them. The
 * declaration allows that class, and what its own code has in its place ({@link ClassesOfPlace}); nowhere else is any of that
 * allowed. Thread-safe.
 */
final class PlaceTypes implements OpenTypes {
    private final KnownTypes everywhere;
    private final ReplacedTypes replaced;
    private final TypeRules rules;
    private final ClassesOfPlace classes;
    private final Class<?> bound;

    /** Those that are allowed only here. */
    private final Map<Class<?>, KnownType> own = new ConcurrentHashMap<>();

    private final Map<Integer, KnownType> byFingerprint = new ConcurrentHashMap<>();
    private final ForeignRoots<KnownType> foreign;

    PlaceTypes(
            KnownTypes everywhere, ReplacedTypes replaced, TypeRules rules, SerializerOptions options, Class<?> bound) {
        this.everywhere = everywhere;
        this.replaced = replaced;
        this.rules = rules;
        this.bound = bound;
        this.foreign = everywhere.foreign();
        this.classes = new ClassesOfPlace(bound, rules, options);
    }

    /** A value of any subclass may be replaced: nothing of it is written. */
    @Override
    public OpenType ofValue(Object value) {
        Class<?> type = value.getClass();
        if (bound.isInstance(value) && replaced.contains(type)) {
            return replaced.toWrite(type);
        }
        return isOwn(type) ? own(type) : everywhere.ofValue(value);
    }

    @Override
    public OpenType ofReplacement(Object value, Class<?> former) {
        Class<?> type = value.getClass();
        boolean isWrittenHere = isOwn(type) && (type == former || !replaced.contains(type));
        return isWrittenHere ? own(type) : everywhere.ofReplacement(value, former);
    }

    @Override
    public Object readInstead(Object chosen, Class<?> former) {
        return everywhere.readInstead(chosen, former);
    }

    private boolean isOwn(Class<?> type) {
        return classes.contains(type) && !rules.allowed().contains(type);
    }

    private KnownType own(Class<?> type) {
        try {
            return made(type);
        } catch (UnsupportedClassException e) {
            throw OpenErrors.unsupportedClass(type, SchemaErrors.asOurs(e));
        }
    }

    private KnownType made(Class<?> type) {
        KnownType known = own.get(type);
        if (known != null) {
            return known;
        }
        KnownType made = everywhere.make(type);
        KnownType other = own.putIfAbsent(type, made);
        if (other != null) {
            return other;
        }
        byFingerprint.put(TypeDescription.fingerprint(made.description()), made);
        return made;
    }

    @Override
    public OpenTypes within(Class<?> other) {
        return everywhere.within(other);
    }

    @Override
    public OpenType ofKind(int number) {
        return everywhere.ofKind(number);
    }

    @Override
    public OpenType described(TypeDescription description, BinaryInput in) {
        KnownType known = known(description);
        if (known != null) {
            return known;
        }
        String name = description.className();
        Class<?> type = rules.allowed().apply(name) == null ? classes.find(name) : null;
        if (type == null) {
            return everywhere.described(description, in);
        }
        KnownType made;
        try {
            made = made(type);
        } catch (UnsupportedClassException e) {
            throw EvolutionErrors.unsupportedClass(SchemaErrors.asOurs(e));
        }
        if (description.is(made.description())) {
            return made;
        }
        return foreign.put(key(description), KnownTypes.ofOthers(made, description.schema()));
    }

    private ForeignRoots.Key key(TypeDescription description) {
        return new ForeignRoots.Key(description.fingerprint(), description.body(), bound);
    }

    private KnownType known(TypeDescription description) {
        KnownType known = byFingerprint.get(description.fingerprint());
        if (known != null && description.is(known.description())) {
            return known;
        }
        known = foreign.get(key(description));
        return known != null ? known : everywhere.known(description);
    }
}
