package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for reasons why a Kotlin property that is computed when it is asked for ({@code val x by lazy { … }}) may have another value in
 * a copy, and for delegates that are functions without state. Code that can't be found, and that of other classes, is trusted to
 * compute the same again. Not for use by several threads.
 */
public final class LazyValues {
    private static final int MAX_DEPTH = 4;

    private static final Set<String> CHANCE = Set.of(
            "java/lang/System.nanoTime",
            "java/lang/System.currentTimeMillis",
            "java/lang/System.identityHashCode",
            "java/time/Clock.instant",
            "java/time/Clock.millis",
            "java/time/InstantSource.instant",
            "java/time/InstantSource.millis",
            "java/util/Calendar.getInstance");

    /** Names by which the JDK, Kotlin and libraries give something else each time, whatever class has them. */
    private static final Set<String> NAMES = Set.of(
            "now",
            "markNow",
            "random",
            "randomOrNull",
            "randomUUID",
            "shuffle",
            "shuffled",
            "generateV4",
            "generateV7");

    /** What the names of classes begin with whose methods give something else each time. */
    private static final List<String> CHANGING = List.of(
            "java/util/Random",
            "java/util/SplittableRandom",
            "java/util/random/",
            "java/util/concurrent/ThreadLocalRandom",
            "java/util/concurrent/atomic/",
            "java/security/SecureRandom",
            "kotlin/random/");

    private final Class<?> type;

    private final ClassFiles files;

    private final Set<Member> seen = new HashSet<>();

    /** @param type the class that declares the properties */
    public LazyValues(Class<?> type) {
        this.type = type;
        files = new ClassFiles(type);
    }

    /**
     * Returns what may give a copy another value, as the end of a sentence about the property; null if nothing is found.
     *
     * @param delegate the field with what the property delegates to
     */
    public String obstacle(Field delegate) {
        seen.clear();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            MethodCode code = code(constructor);
            Member function = code == null ? null : function(code, delegate.getName());
            String obstacle = function == null ? null : obstacle(function, 0);
            if (obstacle != null) {
                return obstacle;
            }
        }
        return null;
    }

    /** Tells whether all that constructors store in the field with a delegate are lambdas that capture nothing. */
    public boolean isFunctionAlone(Field delegate) {
        boolean isStored = false;
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            MethodCode code = code(constructor);
            if (code == null) {
                return false;
            }
            for (int i = 0; i < code.instructions().size(); i++) {
                if (stores(code.instructions().get(i), delegate.getName())) {
                    isStored = true;
                    int made = before(code, i);
                    if (made < 0 || !capturesNothing(code.instructions().get(made))) {
                        return false;
                    }
                }
            }
        }
        return isStored;
    }

    private static boolean capturesNothing(Instruction made) {
        return made.kind() == Kind.CALL_DYNAMIC
                && made.member().owner().equals("java/lang/invoke/LambdaMetafactory")
                && made.member().descriptor().startsWith("()");
    }

    private static boolean stores(Instruction instruction, String field) {
        return instruction.kind() == Kind.PUT_FIELD
                && instruction.member().name().equals(field);
    }

    private MethodCode code(Constructor<?> constructor) {
        return code(new Member(ClassFiles.internalName(type), "<init>", Descriptors.of(constructor)));
    }

    private MethodCode code(Member method) {
        ClassFile file = files.find(method.owner());
        return file == null ? null : ClassFiles.method(file, method.name(), method.descriptor());
    }

    /** Returns the code that {@code lazy} gets where a constructor stores the delegate; null if it is not found. */
    private Member function(MethodCode code, String delegate) {
        for (int i = 0; i < code.instructions().size(); i++) {
            if (stores(code.instructions().get(i), delegate)) {
                int call = before(code, i);
                boolean isLazy = call >= 0
                        && code.instructions().get(call).kind() == Kind.CALL_STATIC
                        && code.instructions().get(call).member().owner().startsWith("kotlin/LazyKt");
                int made = isLazy ? before(code, call) : -1;
                return made < 0 ? null : function(code.instructions().get(made));
            }
        }
        return null;
    }

    /** Returns the only instruction before another that does more than cast; -1 if there is none. */
    private static int before(MethodCode code, int place) {
        int before = place - 1;
        while (before >= 0 && code.instructions().get(before).kind() == Kind.CAST) {
            before--;
        }
        return code.before(before + 1) == null ? -1 : before;
    }

    /** The code of a function that an instruction gives: its own method, or that of a class for it. */
    private static Member function(Instruction made) {
        if (made.kind() == Kind.CALL_DYNAMIC) {
            for (Object given : (List<?>) made.constant()) {
                Member member = (Member) given;
                if (member.name() != null && member.descriptor() != null) {
                    return member;
                }
            }
            return null;
        }
        boolean isObject = made.kind() == Kind.GET_STATIC || made.kind() == Kind.CALL_SPECIAL;
        return isObject ? new Member(made.member().owner(), "invoke", "()Ljava/lang/Object;") : null;
    }

    private String obstacle(Member method, int depth) {
        MethodCode code = depth > MAX_DEPTH || !seen.add(method) ? null : code(method);
        if (code == null) {
            return null;
        }
        for (int i = 0; i < code.instructions().size(); i++) {
            Instruction instruction = code.instructions().get(i);
            Member member = instruction.member();
            String obstacle = switch (instruction.kind()) {
                case GET_FIELD -> isSettable(member) ? "asks for '" + member.name() + "', which can change" : null;
                case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC -> called(instruction, depth);
                case RETURN ->
                    depth <= 1 && givesCollection(code, i) ? "is a collection that gets elements later" : null;
                default -> null;
            };
            if (obstacle != null) {
                return obstacle;
            }
        }
        return null;
    }

    private String called(Instruction call, int depth) {
        Member method = call.member();
        // What its own methods do is told by their code, whatever their names promise.
        boolean isOwn = declarer(method.owner()) != null;
        if (!isOwn && givesAnother(method)) {
            return "asks " + MethodAnalysis.name(method) + ", which gives something else each time";
        }
        if (isOwn && call.kind() == Kind.CALL_VIRTUAL) {
            String implementer = files.implementer(method);
            return implementer == null
                    ? null
                    : obstacle(new Member(implementer, method.name(), method.descriptor()), depth + 1);
        }
        // A class for a function has a method of the type that is computed, which the general one calls.
        boolean isOfFunction = method.owner().startsWith(ClassFiles.internalName(type) + "$")
                && method.name().equals("invoke");
        return isOwn || isOfFunction ? obstacle(method, depth + 1) : null;
    }

    private static boolean givesAnother(Member method) {
        boolean isChanging = makesNow(method);
        for (String each : CHANGING) {
            isChanging |= method.owner().startsWith(each)
                    && !method.name().equals("<init>")
                    && !KnownMethods.onlyReads(method);
        }
        // Kotlin puts a hash behind the names of methods that take or give value classes.
        int end = method.name().indexOf('-');
        String name = end < 0 ? method.name() : method.name().substring(0, end);
        return isChanging || NAMES.contains(name) || CHANCE.contains(method.owner() + "." + method.name());
    }

    /** Whether a constructor of a date asks a clock: it is given no time. */
    private static boolean makesNow(Member method) {
        return method.name().equals("<init>")
                && (method.owner().equals("java/util/Date")
                                && method.descriptor().equals("()V")
                        || method.owner().equals("java/util/GregorianCalendar")
                                && !method.descriptor().startsWith("(I"));
    }

    /** Whether what is returned is a collection that was made just now: it is there to be filled. */
    private static boolean givesCollection(MethodCode code, int end) {
        int before = before(code, end);
        Instruction made = before < 0 ? null : code.instructions().get(before);
        return made != null
                && (made.kind() == Kind.CALL_SPECIAL && KnownCollections.makesEmpty(made.member())
                        || made.kind() == Kind.CALL_STATIC && KnownCollections.makesFilled(made.member()) != null);
    }

    private boolean isSettable(Member field) {
        Class<?> owner = declarer(field.owner());
        Field found = owner == null ? null : ClassFiles.field(owner, files.fieldKey(field));
        return found != null && !Modifier.isFinal(found.getModifiers());
    }

    /** The class or superclass of a name; null if it is another one. */
    private Class<?> declarer(String name) {
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            if (ClassFiles.internalName(each).equals(name)) {
                return each;
            }
        }
        return null;
    }
}
