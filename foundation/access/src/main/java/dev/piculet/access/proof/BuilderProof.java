package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Part;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The proved facts about one constructor that takes a builder, and nothing else. */
public final class BuilderProof {
    /** The number of the builder among the arguments, the first of which is the new instance. */
    static final int BUILDER = 1;

    private final ConstructorProofs all;

    private final Constructor<?> constructor;

    /** Null if its code could not be followed to an end. */
    private final Effects effects;

    /** The keys of the builder's fields that it reads. */
    private final Set<String> read;

    BuilderProof(ConstructorProofs all, Constructor<?> constructor, Effects effects, Set<String> read) {
        this.all = all;
        this.constructor = constructor;
        this.effects = effects;
        this.read = read;
    }

    /**
     * Tells whether all is known that the constructor does with the builder: nothing else gets it, what it holds, or the new
     * instance.
     */
    public boolean isKnown() {
        return effects != null
                && (effects.touched() & (Value.bit(BUILDER) | Value.bit(0))) == 0
                && !effects.fields().containsValue(new Argument(BUILDER));
    }

    /**
     * Returns the builder's field that a field of the new instance holds: what it held as it was, or in a final field as a copy
     * that a second pass through the constructor does not change. Null if none is proved.
     */
    public Field source(Field field) {
        Value value = effects.fields().get(ClassFiles.key(field));
        Value bare = value instanceof Copied copied ? copied.of() : value;
        boolean isKept = !(value instanceof Copied copied)
                || Modifier.isFinal(field.getModifiers())
                        && all.isAlwaysCopied(field, copied.how(), constructor)
                        && Copies.areRepeatable(copied.how())
                        && Copies.keepNothingFixed(copied.how())
                        && Copies.takeEmpty(copied.how(), field);
        return bare instanceof Part part && isKept ? field(part.field()) : null;
    }

    /**
     * Tells whether a final field of the builder is a new, empty collection of one class always, to which the elements can be added that
     * a field of the new instance holds, so that this holds the same again.
     *
     * @param maker the builder's constructor
     * @param source the builder's field that is the {@link #source} of the other one
     */
    public boolean isFilled(Field field, Constructor<?> maker, Field source) {
        ConstructorProofs made = new ConstructorProofs(maker.getDeclaringClass());
        boolean isOnly = Modifier.isFinal(field.getModifiers()) && all.roots().equals(List.of(constructor));
        if (!isOnly || !made.of(maker).makesEmpty(source)) {
            return false;
        }
        Fresh collection = (Fresh) made.effects(maker).fields().get(ClassFiles.key(source));
        Value value = effects.fields().get(ClassFiles.key(field));
        return !(value instanceof Copied copied) || Copies.areRepeatableOf(collection.type(), copied.how());
    }

    /** Returns the builder's fields that the constructor reads; null among them stands for one that is not to be found. */
    public Set<Field> read() {
        Set<Field> fields = new LinkedHashSet<>();
        for (String key : read) {
            fields.add(field(key));
        }
        return fields;
    }

    /**
     * Tells whether a final field that is not written holds the same again once the constructor has run: what the builder held and
     * another final field holds, or what {@link ConstructorProof#restoresUnwritten} tells.
     *
     * @param fed the fields that get what the builder held
     */
    public boolean restoresUnwritten(Field field, List<Field> fed) {
        String key = ClassFiles.key(field);
        Value value = effects.fields().get(key);
        for (Field other : fed) {
            String source = ClassFiles.key(other);
            boolean isOne = value instanceof Part
                    && value.equals(effects.fields().get(source))
                    && Modifier.isFinal(other.getModifiers())
                    && Modifier.isFinal(field.getModifiers());
            if (isOne && all.holdOne(key, source, constructor)) {
                return true;
            }
        }
        return rest().restoresUnwritten(field, i -> null);
    }

    /** Returns the proved facts about fields that come from nothing in the builder. */
    public ConstructorProof rest() {
        return new ConstructorProof(all, constructor, effects);
    }

    /** Tells whether another constructor leaves null in a field, which this one may refuse. */
    public boolean mayBeNullElsewhere(Field field) {
        return all.leavingNull(field) != null;
    }

    private Field field(String key) {
        return ClassFiles.field(constructor.getParameterTypes()[0], key);
    }
}
