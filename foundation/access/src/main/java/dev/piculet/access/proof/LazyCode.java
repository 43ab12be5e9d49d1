package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks into the code that computes a lazy value for what may be otherwise in a copy, or at another time. Its own methods are
 * followed, those of its companion and of objects and files of its package; the code of other classes is trusted.
 */
final class LazyCode {
    static final int MAX_DEPTH = 4;

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

    private final Class<?> instances;

    private final String owner;

    private final Set<Field> mutable;

    private final ClassFiles files;

    private final ChangeableClasses changeable;

    private final Set<Member> seen = new HashSet<>();

    /**
     * @param type the class that declares the lazy values
     * @param instances the class of the instances, which may override what the code calls
     * @param mutable fields of collections and maps that are declared so that they can be changed
     */
    LazyCode(Class<?> type, Class<?> instances, Set<Field> mutable) {
        this.instances = instances;
        this.mutable = mutable;
        owner = ClassFiles.internalName(type);
        files = new ClassFiles(instances);
        changeable = new ChangeableClasses(files);
    }

    /** Returns what a method does that may give a copy another value, as the end of a sentence; null if nothing is found. */
    String obstacle(Member method) {
        seen.clear();
        return obstacle(method, 0);
    }

    /** Returns the code that a class itself has for a method; null if there is none, or none that can be read. */
    MethodCode find(Member method) {
        ClassFile file = files.find(method.owner());
        return file == null ? null : ClassFiles.method(file, method.name(), method.descriptor());
    }

    /** Whether the class file of a method's class can be read. */
    boolean isThere(Member method) {
        return files.find(method.owner()) != null;
    }

    /** Whether the value of a final field may change. */
    boolean mayChange(Field field) {
        return mutable.contains(field) || changeable.has(field.getType().descriptorString());
    }

    ChangeableClasses changeable() {
        return changeable;
    }

    private String obstacle(Member method, int depth) {
        MethodCode code = depth > MAX_DEPTH || !seen.add(method) ? null : find(method);
        if (code == null) {
            return null;
        }
        for (Instruction instruction : code.instructions()) {
            Member member = instruction.member();
            String obstacle = switch (instruction.kind()) {
                case GET_FIELD -> asksFor(member);
                case GET_STATIC ->
                    isSettableStatic(member) ? "asks for " + MethodAnalysis.name(member) + ", which can change" : null;
                case PUT_STATIC -> "changes " + MethodAnalysis.name(member);
                case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC -> called(instruction, depth);
                case CALL_DYNAMIC -> made(instruction, depth);
                default -> null;
            };
            if (obstacle != null) {
                return obstacle;
            }
        }
        return null;
    }

    private String asksFor(Member member) {
        Class<?> named = declarer(member.owner());
        Field field = named == null ? null : ClassFiles.field(named, files.fieldKey(member));
        boolean mayChange = field != null && (!Modifier.isFinal(field.getModifiers()) || mayChange(field));
        return mayChange ? "asks for '" + member.name() + "', which can change" : null;
    }

    private boolean isSettableStatic(Member member) {
        boolean isOfLibrary =
                member.owner().startsWith("java/") || member.owner().startsWith("kotlin/");
        ClassFile file = isOfLibrary ? null : files.find(member.owner());
        int access = file == null ? 0 : ClassFiles.fieldAccess(file, member);
        return access != 0 && !Modifier.isFinal(access);
    }

    private String called(Instruction call, int depth) {
        Member method = call.member();
        // What its own methods do is told by their code, whatever their names promise.
        if (declarer(method.owner()) == null && givesAnother(method)) {
            return "asks " + MethodAnalysis.name(method) + ", which gives something else each time";
        }
        Member followed = followed(call);
        return followed == null ? null : obstacle(followed, depth + 1);
    }

    /** A function within the code, which that may call. */
    private String made(Instruction made, int depth) {
        Member function = function(made);
        return function == null || declarer(function.owner()) == null ? null : obstacle(function, depth + 1);
    }

    /** Returns the method of a function that an instruction gives: its own, or that of a class for it; null if it gives none. */
    static Member function(Instruction made) {
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

    /** Returns the method that a call reaches and that is looked at; null if it is another class's. */
    Member followed(Instruction call) {
        Member method = call.member();
        if (declarer(method.owner()) != null) {
            if (call.kind() != Kind.CALL_VIRTUAL) {
                return method;
            }
            String implementer = files.implementer(method);
            return implementer == null ? null : new Member(implementer, method.name(), method.descriptor());
        }
        return isNear(call) ? method : null;
    }

    /** Whether a call is of a file of the same package, an object there, or a class inside, such as the companion or that of a function. */
    private boolean isNear(Instruction call) {
        String name = call.member().owner();
        int end = owner.lastIndexOf('/') + 1;
        boolean isClose = name.startsWith(owner.substring(0, end)) && name.indexOf('/', end) < 0;
        ClassFile file = isClose && !call.member().name().equals("<init>") ? files.find(name) : null;
        if (file == null || call.kind() == Kind.CALL_STATIC) {
            return file != null;
        }
        boolean isInside = name.startsWith(owner + "$");
        return Modifier.isFinal(file.access())
                && (isInside || ClassFiles.fieldAccess(file, new Member(name, "INSTANCE", "L" + name + ";")) != 0);
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

    /** The class of the instances, or a superclass, of a name; null if it is another one. */
    private Class<?> declarer(String name) {
        for (Class<?> each = instances; each != null && each != Object.class; each = each.getSuperclass()) {
            if (ClassFiles.internalName(each).equals(name)) {
                return each;
            }
        }
        return null;
    }
}
