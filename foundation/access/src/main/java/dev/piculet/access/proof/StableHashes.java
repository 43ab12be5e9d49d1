package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * Tells of which classes equal instances have the same hash code in every JVM, by the code of their {@code hashCode()}: it is
 * computed from numbers and texts in fields that are written, and from nothing else. Those of enums, of classes and of objects
 * without a {@code hashCode()} differ from JVM to JVM. Of code that can't be read it tells the worst. Thread-safe.
 */
public final class StableHashes {
    private static final Set<Class<?>> OF_THE_JDK = Set.of(
            String.class,
            Boolean.class,
            Byte.class,
            Short.class,
            Character.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class,
            UUID.class);

    /** Classes of which some static methods compute from what their arguments hold alone. */
    private static final Set<String> OF_FUNCTIONS = Set.of("java/util/Objects", "java/util/Arrays");

    /** These methods: others give objects without a hash code of their own, or tell identities. */
    private static final Set<String> FUNCTIONS = Set.of(
            "hash",
            "hashCode",
            "deepHashCode",
            "equals",
            "deepEquals",
            "compare",
            "mismatch",
            "toString",
            "deepToString",
            "isNull",
            "nonNull",
            "requireNonNull",
            "requireNonNullElse",
            "asList",
            "copyOf",
            "copyOfRange",
            "fill",
            "sort");

    /** Methods of any value that tell of it what every JVM tells. */
    private static final Set<String> QUESTIONS = Set.of(
            "hashCode",
            "equals",
            "length",
            "charAt",
            "booleanValue",
            "byteValue",
            "shortValue",
            "charValue",
            "intValue",
            "longValue",
            "floatValue",
            "doubleValue");

    private static final Member HASH_CODE = new Member("java/lang/Object", "hashCode", "()I");

    private final Map<Class<?>, Boolean> known = new HashMap<>();

    /** Whether equal instances of exactly this class have the same hash code in every JVM. */
    public synchronized boolean areOf(Class<?> type) {
        Set<Class<?>> assumed = new HashSet<>();
        boolean stable = areOf(type, assumed);
        if (stable) {
            // Nothing that they lead to is unstable, so what each of them took for granted of the others is true.
            for (Class<?> each : assumed) {
                known.put(each, true);
            }
        }
        return stable;
    }

    /**
     * Whether nothing unstable is found in a class or in those that its hash code leads to.
     *
     * @param assumed the classes that are taken for stable until something unstable is found: they may lead to each other
     */
    private boolean areOf(Class<?> type, Set<Class<?>> assumed) {
        if (OF_THE_JDK.contains(type)) {
            return true;
        }
        Boolean answer = known.get(type);
        if (answer != null) {
            return answer;
        }
        if (!assumed.add(type)) {
            return true;
        }
        boolean isOfOthers =
                !type.isArray() && !type.isEnum() && !type.getName().startsWith("java.");
        boolean stable = isOfOthers && isStable(new Code(type, assumed));
        if (!stable) {
            known.put(type, false);
        }
        return stable;
    }

    /** A class file of another version tells nothing. */
    private static boolean isStable(Code code) {
        return code.files.haveLoadedMembers() && code.isStable(HASH_CODE);
    }

    /** Whether a class computes numbers or flags when it is loaded and keeps them: such a one may stir its hash codes. */
    public static boolean dependOnLoading(Class<?> type) {
        return new LoadedNumbers(type).areKept();
    }

    /** The methods that one class's {@code hashCode()} consists of. */
    private final class Code {
        private final Class<?> type;
        private final Set<Class<?>> assumed;
        private final ClassFiles files;
        private final Set<Member> seen = new HashSet<>();

        Code(Class<?> type, Set<Class<?>> assumed) {
            this.type = type;
            this.assumed = assumed;
            this.files = new ClassFiles(type);
        }

        /** @param called a method that is called of an instance of the class */
        boolean isStable(Member called) {
            String owner = files.implementer(called);
            if (owner == null || owner.startsWith("java/")) {
                return false;
            }
            return isStable(owner, called);
        }

        private boolean isStable(String owner, Member method) {
            if (!seen.add(new Member(owner, method.name(), method.descriptor()))) {
                return true;
            }
            ClassFile file = files.find(owner);
            MethodCode code = file == null ? null : ClassFiles.method(file, method.name(), method.descriptor());
            if (code == null || ArrayIdentities.mayShowIn(method, code)) {
                return false;
            }
            for (Instruction instruction : code.instructions()) {
                if (!isStable(instruction)) {
                    return false;
                }
            }
            return true;
        }

        private boolean isStable(Instruction instruction) {
            Member member = instruction.member();
            return switch (instruction.kind()) {
                case GET_FIELD -> isStableField(member);
                case CALL_VIRTUAL -> isQuestion(member) || isOwn(member) && isStable(member);
                case CALL_SPECIAL -> isOwn(member) && isStable(member.owner(), member);
                case CALL_STATIC -> isFunction(member) || isOwn(member) && isStable(member.owner(), member);
                case GET_STATIC, CALL_DYNAMIC, NEW, IF_SAME -> false;
                // Of nothing, only the constant that a class is, or a handle.
                case COMPUTE -> instruction.number() > 0;
                default -> true;
            };
        }

        /** Of the instance itself, what is called is its own: hash codes of others are of fields. */
        private boolean isQuestion(Member method) {
            return QUESTIONS.contains(method.name()) && !isOwn(method);
        }

        private boolean isFunction(Member method) {
            boolean isOfValues = method.owner().equals("java/lang/Math") || OF_THE_JDK.contains(named(method.owner()));
            return isOfValues
                    ? KnownMethods.isPure(method)
                    : OF_FUNCTIONS.contains(method.owner()) && FUNCTIONS.contains(method.name());
        }

        private boolean isOwn(Member member) {
            for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
                if (ClassFiles.internalName(each).equals(member.owner())) {
                    return true;
                }
            }
            return false;
        }

        private boolean isStableField(Member member) {
            for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
                for (Field field : each.getDeclaredFields()) {
                    if (field.getName().equals(member.name()) && isOwn(member)) {
                        return !Modifier.isTransient(field.getModifiers()) && isStableValue(field.getType());
                    }
                }
            }
            return false;
        }

        private boolean isStableValue(Class<?> field) {
            return field.isPrimitive()
                    || field.isArray() && field.getComponentType().isPrimitive()
                    || Modifier.isFinal(field.getModifiers()) && !field.isArray() && areOf(field, assumed);
        }
    }

    private static Class<?> named(String internalName) {
        for (Class<?> each : OF_THE_JDK) {
            if (ClassFiles.internalName(each).equals(internalName)) {
                return each;
            }
        }
        return Void.class;
    }
}
