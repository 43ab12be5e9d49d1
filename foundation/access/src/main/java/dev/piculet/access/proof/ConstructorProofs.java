package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.View;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells from the class files of a class and its superclasses which field each parameter of a constructor reaches. Its
 * answers are proved for instances of exactly this class, whatever other threads do. It says when it has no proof.
 * Class files are read when the first constructor is asked for. Not for use by several threads.
 */
public final class ConstructorProofs {
    private static final Value LOCK = new Made("new java/lang/Object");

    private static final Value SELF = new Argument(0);

    private final Class<?> type;

    private final Analyses analyses;

    private final Constructor<?>[] constructors;

    private final BuilderAnalyses builders;

    public ConstructorProofs(Class<?> type) {
        this.type = type;
        analyses = new Analyses(type);
        constructors = type.getDeclaredConstructors();
        builders = new BuilderAnalyses(type);
    }

    /** Returns the proved facts about a constructor that the class itself declares. */
    public ConstructorProof of(Constructor<?> constructor) {
        Effects effects = effects(constructor);
        return new ConstructorProof(this, constructor, effects != null && effects.returns() ? effects : null);
    }

    /**
     * Returns the proved facts about a constructor that the class itself declares and that takes a builder alone: an instance of
     * exactly the parameter's class, made by that one's constructor without parameters, with fields that were set to anything.
     */
    public BuilderProof ofBuilder(Constructor<?> constructor) {
        Analyses followed = builders.of(constructor, BuilderProof.BUILDER);
        Effects effects = followed.of(constructor, BuilderProof.BUILDER);
        return new BuilderProof(
                this, constructor, effects != null && effects.returns() ? effects : null, followed.parts());
    }

    /**
     * Tells whether every constructor leaves a new {@code Object} in a final field: a lock of the instance's own. Whatever else holds
     * it holds it by a field of another kind.
     */
    public boolean makesLock(Field field) {
        return field.getType() == Object.class && isAlways(LOCK, field);
    }

    /** Whether every constructor leaves the new instance itself in a final field. */
    boolean isSelf(Field field) {
        return isAlways(SELF, field);
    }

    /** Whether every constructor leaves a value in a final field. */
    boolean isAlways(Value value, Field field) {
        boolean isLeft = false;
        for (Constructor<?> constructor : roots()) {
            Effects effects = effects(constructor);
            boolean returns = effects == null || effects.returns();
            Value left = effects == null ? null : effects.fields().get(ClassFiles.key(field));
            boolean isLike = value.equals(left) || value instanceof Made made && made.isLike(left);
            if (effects == null || returns && !isLike) {
                return false;
            }
            isLeft |= returns;
        }
        return isLeft && Modifier.isFinal(field.getModifiers());
    }

    /** Whether every constructor leaves a hash code in a final field that is another one in the next JVM. */
    boolean isIdentityHash(Field field) {
        boolean isLeft = false;
        for (Constructor<?> constructor : roots()) {
            Effects effects = effects(constructor);
            boolean returns = effects == null || effects.returns();
            boolean isOne =
                    effects != null && IdentityHashes.isOne(effects.fields().get(ClassFiles.key(field)));
            if (returns && !isOne) {
                return false;
            }
            isLeft |= returns;
        }
        return isLeft && Modifier.isFinal(field.getModifiers());
    }

    /** How the values of two fields may belong together. */
    private enum Relation {
        VIEW,
        ONE_COPY
    }

    /**
     * Whether every constructor leaves in a final field the same kinds of views of what it leaves in another one, a parameter or a new
     * collection; both by their keys.
     */
    boolean isViewOf(String view, String whole) {
        Field field = field(view);
        return field != null && Modifier.isFinal(field.getModifiers()) && agree(Relation.VIEW, view, whole);
    }

    /** Whether every constructor leaves in two fields, by their keys, one copy of what it is given, or the same kinds of views of it. */
    boolean holdOneCopy(String one, String other) {
        return agree(Relation.ONE_COPY, one, other);
    }

    /** Whether every constructor that returns leaves two values that belong together, and all do so in the same ways. */
    private boolean agree(Relation relation, String one, String other) {
        String how = null;
        for (Constructor<?> constructor : roots()) {
            Effects effects = effects(constructor);
            if (effects == null) {
                return false;
            }
            if (effects.returns()) {
                String ways = ways(
                        relation, effects.fields().get(one), effects.fields().get(other));
                if (ways == null || how != null && !how.equals(ways)) {
                    return false;
                }
                how = ways;
            }
        }
        return how != null;
    }

    /** In what ways two values belong together; null if they do not. */
    private static String ways(Relation relation, Value one, Value other) {
        return switch (relation) {
            case VIEW -> waysOfShowing(one, other);
            case ONE_COPY -> waysOfCopying(one, other);
        };
    }

    /** The kinds of views that a value is of another one; null if it is anything else. What may be one of several shows none. */
    private static String waysOfShowing(Value value, Value of) {
        boolean isOne = of instanceof Argument || of instanceof Fresh;
        if (isOne && value instanceof View view && view.of().equals(of)) {
            return view.how();
        }
        boolean isView = isOne
                && value instanceof Copied copied
                && copied.of().equals(of)
                && copied.site() == null
                && !Copies.replaceNull(copied.how());
        return isView ? ((Copied) value).how() : null;
    }

    /** The kinds of views that two values are of one copy; null if they are anything else. */
    private static String waysOfCopying(Value one, Value other) {
        Copied copy = SharedContents.copy(one);
        String ways = how(one) + "; " + how(other);
        // Two that stand for null need not be one. What a view keeps from being changed is changed by the other field.
        boolean isSame = copy != null
                && !Copies.replaceNull(ways)
                && Copies.areRepeatable(copy.how())
                && copy.site() != null
                && copy.equals(SharedContents.copy(other));
        return isSame ? ways : null;
    }

    /** Whether fields of two types may hold one collection, map or array. */
    public static boolean mayHoldOne(Class<?> one, Class<?> other) {
        boolean isWider = one.isAssignableFrom(other);
        return (isWider || other.isAssignableFrom(one)) && SharedContents.holdsElements(isWider ? other : one);
    }

    /**
     * Whether an object in a field of one of two types may hold a collection, map or array that a field of the other type holds, or an
     * object there.
     */
    public static boolean mayHoldWhatAnotherHolds(Class<?> one, Class<?> other) {
        return isObject(one) && (isObject(other) || SharedContents.holdsElements(other))
                || isObject(other) && SharedContents.holdsElements(one);
    }

    private static boolean isObject(Class<?> type) {
        boolean isOfTheJdk = type.getName().startsWith("java.") && type != Object.class;
        return !isOfTheJdk && !KnownMethods.isImmutable(type) && !SharedContents.holdsElements(type);
    }

    /**
     * Whether every constructor leaves one value in two fields, by their keys.
     *
     * @param known one that is known to do so; null if none is
     */
    boolean holdOne(String one, String other, Constructor<?> known) {
        for (Constructor<?> constructor : roots()) {
            if (constructor.equals(known)) {
                continue;
            }
            Effects effects = effects(constructor);
            Value first = effects == null ? null : effects.fields().get(one);
            boolean isSame = first != null
                    && first.isDetermined()
                    && first.equals(effects.fields().get(other));
            if (!isSame && (effects == null || effects.returns())) {
                return false;
            }
        }
        return true;
    }

    private static String how(Value value) {
        if (value instanceof View view) {
            return view.how() + ", " + how(view.of());
        }
        return value instanceof Copied copied ? copied.how() : "";
    }

    /** Returns the field of a key, of the class or a superclass; null if there is none. */
    Field field(String key) {
        return ClassFiles.field(type, key);
    }

    /** Returns the names of the parameters that debug information has; null where it has none. */
    public String[] names(Constructor<?> constructor) {
        String[] names = new String[constructor.getParameterCount()];
        var file = analyses.areLoaded() ? analyses.files.find(ClassFiles.internalName(type)) : null;
        MethodCode code = file == null ? null : ClassFiles.method(file, "<init>", Descriptors.of(constructor));
        if (code == null) {
            return names;
        }
        int local = 1;
        Class<?>[] types = constructor.getParameterTypes();
        for (int i = 0; i < names.length; i++) {
            names[i] = local < code.names().length ? code.names()[local] : null;
            local += types[i] == long.class || types[i] == double.class ? 2 : 1;
        }
        return names;
    }

    /** Tells whether a method of the instance does nothing but give the instance itself. */
    public boolean givesReceiver(Method method) {
        String owner = ClassFiles.internalName(method.getDeclaringClass());
        Member member = new Member(owner, method.getName(), Descriptors.of(method));
        Effects effects = analyses.of(Kind.CALL_SPECIAL, member, true, Analyses.NO_BUILDER, /* isShared= */ false);
        return effects != null
                && effects.returns()
                && effects.touched() == 0
                && effects.fields().isEmpty()
                && new Argument(0).equals(effects.result());
    }

    /**
     * Returns why fields can't be restored one by one: two of them hold one collection, map or array, or a view of it, or code
     * outside holds one of them. The end of a sentence; null if no constructor is known to make such an instance.
     */
    public String obstacleToSeparation(List<Field> fields) {
        for (Constructor<?> constructor : constructors) {
            for (SharedContents contents : builders.contents(constructor, effects(constructor), fields)) {
                String obstacle = contents.obstacle(fields);
                if (obstacle != null) {
                    return obstacle;
                }
            }
        }
        return null;
    }

    /**
     * Returns for each field in which a constructor leaves the very collection, map or array of another one that other field; null
     * if anything else keeps fields from being restored one by one, or if constructors differ about one.
     */
    public Map<Field, Field> sharedFields(List<Field> fields) {
        Map<Field, Field> shared = new LinkedHashMap<>();
        for (Constructor<?> constructor : constructors) {
            for (SharedContents contents : builders.contents(constructor, effects(constructor), fields)) {
                Map<Field, Field> same = contents.same(fields);
                if (same == null || !addAll(same, shared)) {
                    return null;
                }
            }
        }
        return shared;
    }

    /** Adds to a map; false if it has another value for a key. */
    private static boolean addAll(Map<Field, Field> same, Map<Field, Field> shared) {
        for (Map.Entry<Field, Field> each : same.entrySet()) {
            Field known = shared.putIfAbsent(each.getKey(), each.getValue());
            if (known != null && !known.equals(each.getValue())) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the first of these fields that a constructor may leave with anything but null or 0, so that an instance for which
     * none has run differs from all others; null if there is none.
     */
    public Field madeByConstructors(List<Field> fields) {
        for (Field field : fields) {
            for (Constructor<?> constructor : constructors) {
                Effects effects = effects(constructor);
                if (effects == null || effects.returns() && !isUntouched(field, effects)) {
                    return field;
                }
            }
        }
        return null;
    }

    private static boolean isUntouched(Field field, Effects effects) {
        Value value = effects.fields().get(ClassFiles.key(field));
        boolean mayBeStored = !Modifier.isFinal(field.getModifiers()) && (effects.touched() & Value.bit(0)) != 0;
        boolean isUsual = value == null
                || value instanceof Constant constant
                        && (constant.value() == null || constant.value() instanceof Number number && isZero(number));
        return isUsual && !mayBeStored;
    }

    /** Not of a negative zero. */
    private static boolean isZero(Number number) {
        return number.longValue() == 0 && Double.doubleToRawLongBits(number.doubleValue()) == 0;
    }

    /** The constructors that begin with one of the superclass: the others begin with one of these. */
    List<Constructor<?>> roots() {
        List<Constructor<?>> roots = new ArrayList<>();
        for (Constructor<?> constructor : constructors) {
            Effects effects = effects(constructor);
            boolean isDelegating = effects != null
                    && effects.delegate() != null
                    && effects.delegate().owner().equals(ClassFiles.internalName(type));
            if (!isDelegating) {
                roots.add(constructor);
            }
        }
        return roots;
    }

    Effects effects(Constructor<?> constructor) {
        return analyses.of(constructor, Analyses.NO_BUILDER);
    }

    /**
     * Whether every constructor of the class makes the field's value in this way, so that a second pass does not change it.
     *
     * @param known the one that is known to do so
     */
    boolean isAlwaysCopied(Field field, String how, Constructor<?> known) {
        for (Constructor<?> constructor : constructors) {
            if (constructor.equals(known)) {
                continue;
            }
            Effects effects = effects(constructor);
            if (effects == null) {
                return false;
            }
            Value value = effects.fields().get(ClassFiles.key(field));
            boolean isSame = value instanceof Copied copied && copied.how().equals(how);
            if (effects.returns() && !isSame) {
                return false;
            }
        }
        return true;
    }

    /** Returns a constructor that leaves null in a field, whatever it is given; null if there is none. */
    Constructor<?> leavingNull(Field field) {
        for (Constructor<?> constructor : constructors) {
            Effects effects = effects(constructor);
            if (effects != null && effects.returns()) {
                Map<String, Value> fields = effects.fields();
                Value value = fields.get(ClassFiles.key(field));
                boolean mayBeStoredElsewhere = (effects.touched() & Value.bit(0)) != 0;
                if (Value.NULL.equals(value) || value == null && !mayBeStoredElsewhere) {
                    return constructor;
                }
            }
        }
        return null;
    }

    /** The number of the parameter that a value is, from 0; -1 if it is none. */
    static int parameter(Value value) {
        Value bare = value instanceof Copied copied ? copied.of() : value;
        return bare instanceof Argument argument ? argument.index() - 1 : -1;
    }
}
