package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Tells from class files whether a constructor or a method may run, and its instance be thrown away, without anybody noticing:
 * all that its code does is to compute, to throw, and to store into instances of its own class. Every instruction is looked
 * at, on whatever way, and so are functions of Kotlin's value classes that it calls; code that is not known does anything. What it is
 * given must be unknown elsewhere, and of the JDK or of classes of which this has told the same. Class files are read when the first is asked for; of agents that change code
 * alone, and no members, nobody knows. Not for use by several threads.
 */
public final class UnnoticedCode {
    private static final int MAX_DEPTH = 8;

    private static final int MAX_INSTRUCTIONS = 4_000;

    /** Copy or wrap what they are given, and call no code of its elements. */
    private static final Set<String> COPY = Set.of(
            "java/util/List.copyOf",
            "java/util/Map.copyOf",
            "java/util/Collections.unmodifiableCollection",
            "java/util/Collections.unmodifiableList",
            "java/util/Collections.unmodifiableSet",
            "java/util/Collections.unmodifiableMap",
            "kotlin/collections/CollectionsKt.toList");

    /** Those whose methods functions of the JDK and of Kotlin call that are known, and exceptions, which call their own. */
    private static final List<Class<?>> CALLED_BACK =
            List.of(Iterable.class, Map.class, CharSequence.class, Supplier.class, Throwable.class);

    /** What ends the names that Kotlin's compiler gives to the functions of value classes. */
    private static final String OF_VALUE_CLASS = "-impl";

    private static final Member TO_TEXT = new Member("java/lang/Object", "toString", "()Ljava/lang/String;");

    private final Class<?> type;

    private final ClassFiles files;

    private final Map<Member, Boolean> known;

    /** Null until it is asked for. */
    private Boolean isPlain;

    private int depth;

    /** @param type the class whose members are asked for */
    public UnnoticedCode(Class<?> type) {
        this(type, new HashMap<>(), /* depth= */ 0);
    }

    private UnnoticedCode(Class<?> type, Map<Member, Boolean> known, int depth) {
        this.type = type;
        this.known = known;
        this.depth = depth;
        files = new ClassFiles(type);
    }

    /** Tells whether nobody notices that a constructor, a function, or a method on an instance of exactly the class has run. */
    public boolean has(Executable member) {
        if (isPlain == null) {
            isPlain = isPlain();
        }
        return isPlain && isUnnoticed(called(member));
    }

    /** Whether code of the class runs only where it is called by name, and is the code of its class file. */
    private boolean isPlain() {
        for (Class<?> each : CALLED_BACK) {
            if (each.isAssignableFrom(type)) {
                return false;
            }
        }
        return files.haveLoadedMembers() && !isFinalized();
    }

    private boolean isFinalized() {
        for (Class<?> each = type; each != null && !isKnownRoot(each); each = each.getSuperclass()) {
            ClassFile file = files.find(ClassFiles.internalName(each));
            if (file == null || ClassFiles.methodAccess(file, "finalize", "()V") >= 0) {
                return true;
            }
        }
        return false;
    }

    /** A record has no such method; that of Enum does nothing, and is there so that enums have none. */
    private static boolean isKnownRoot(Class<?> type) {
        return type == Object.class || type == Record.class || type == Enum.class;
    }

    /** The member whose code runs: of a method, the one that overrides it. */
    private Member called(Executable member) {
        if (!(member instanceof Method method)) {
            return named(member, "<init>", Descriptors.of((Constructor<?>) member));
        }
        Member declared = named(method, method.getName(), Descriptors.of(method));
        return Modifier.isStatic(method.getModifiers())
                ? declared
                : new Member(files.implementer(declared), declared.name(), declared.descriptor());
    }

    private static Member named(Executable member, String name, String descriptor) {
        return new Member(ClassFiles.internalName(member.getDeclaringClass()), name, descriptor);
    }

    private boolean isUnnoticed(Member method) {
        Boolean before = known.get(method);
        if (before != null) {
            return before;
        }
        // While it is looked at, a call of itself is one of unknown code.
        known.put(method, false);
        MethodCode code = code(method);
        boolean isUnnoticed =
                code != null && depth < MAX_DEPTH && code.instructions().size() <= MAX_INSTRUCTIONS;
        depth++;
        for (int i = 0; isUnnoticed && i < code.instructions().size(); i++) {
            isUnnoticed = isUnnoticed(code.instructions().get(i)) || isTextOfText(method, code, i);
        }
        depth--;
        known.put(method, isUnnoticed);
        return isUnnoticed;
    }

    private MethodCode code(Member method) {
        ClassFile file = method.owner() == null ? null : files.find(method.owner());
        return file == null ? null : ClassFiles.method(file, method.name(), method.descriptor());
    }

    private boolean isUnnoticed(Instruction instruction) {
        Member member = instruction.member();
        return switch (instruction.kind()) {
            case PUT_STATIC -> false;
            // What could be stored into must not come from anywhere else.
            case GET_STATIC -> KnownMethods.isImmutable(member.descriptor()) || isEnumConstant(member);
            case GET_FIELD -> isOwn(member.owner());
            // Constants of an enum are everybody's.
            case PUT_FIELD -> isOwn(member.owner()) && !type.isEnum();
            case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC -> isUnnoticedCall(instruction.kind(), member);
            case CALL_DYNAMIC ->
                member.owner().equals("java/lang/invoke/StringConcatFactory") && takesImmutables(member);
            // Of nothing, only constants that a class file tells how to make.
            case COMPUTE -> instruction.number() > 0;
            default -> true;
        };
    }

    /**
     * Whether an instruction asks a text for itself, as Kotlin does for the messages of its checks: the local variable that holds
     * it is given nothing but texts.
     */
    private static boolean isTextOfText(Member method, MethodCode code, int place) {
        List<Instruction> all = code.instructions();
        Instruction loaded = TO_TEXT.equals(all.get(place).member()) ? code.before(place) : null;
        int local = loaded != null && loaded.kind() == Kind.LOAD ? loaded.number() : 0;
        if (local <= lastParameter(method)) {
            return false;
        }
        for (int i = 0; i < all.size(); i++) {
            boolean isStored = all.get(i).kind() == Kind.STORE && all.get(i).number() == local;
            if (isStored && !givesText(code.before(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether what an instruction gives is a text, or a number, for which nobody asks; not if it is not known. */
    private static boolean givesText(Instruction instruction) {
        if (instruction == null) {
            return false;
        }
        return instruction.kind() == Kind.CONSTANT
                ? instruction.constant() instanceof String || instruction.constant() instanceof Number
                : instruction.member() != null
                        && instruction.member().descriptor() != null
                        && instruction.member().descriptor().endsWith(")Ljava/lang/String;");
    }

    /** No local variable up to this one is sure to be something else than a parameter. */
    private static int lastParameter(Member method) {
        int last = 0;
        for (String parameter : Descriptors.parameters(method.descriptor())) {
            last += Descriptors.isWide(parameter) ? 2 : 1;
        }
        return last;
    }

    private boolean isUnnoticedCall(Kind kind, Member method) {
        String name = method.owner() + "." + method.name();
        boolean isKnown = name.equals("java/lang/Object.<init>")
                || name.equals("java/lang/Record.<init>")
                || KnownMethods.givesArgument(method)
                || KnownMethods.checksArgument(method)
                || KnownMethods.unboxes(method)
                || KnownCollections.makesConstant(method)
                || COPY.contains(name)
                || name.equals("java/lang/String.equals")
                || givesConstants(method)
                || KnownCollections.makesEmpty(method)
                || KnownMethods.isPure(method) && takesImmutables(method)
                || isException(method)
                || method.owner().equals("java/lang/StringBuilder") && takesImmutables(method);
        return isKnown
                || isOwn(method.owner()) && isExact(kind, method) && isUnnoticed(method)
                || kind == Kind.CALL_STATIC && method.name().endsWith(OF_VALUE_CLASS) && isUnnoticedElsewhere(method);
    }

    /** Whether the class that declares a function tells the same of it. */
    private boolean isUnnoticedElsewhere(Member function) {
        Boolean before = known.get(function);
        if (before != null) {
            return before;
        }
        try {
            ClassLoader loader = type.getClassLoader();
            Class<?> owner = Class.forName(function.owner().replace('/', '.'), /* initialize= */ false, loader);
            UnnoticedCode code = new UnnoticedCode(owner, known, depth);
            return code.isPlain() && code.isUnnoticed(function);
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    /** Whether the method makes an exception of Java's own, to be thrown. */
    private static boolean isException(Member method) {
        return method.name().equals("<init>")
                && method.owner().startsWith("java/lang/")
                && method.owner().endsWith("Exception")
                && takesImmutables(method);
    }

    private static boolean takesImmutables(Member method) {
        for (String parameter : Descriptors.parameters(method.descriptor())) {
            if (!KnownMethods.isImmutable(parameter)) {
                return false;
            }
        }
        return true;
    }

    private boolean isOwn(String owner) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (ClassFiles.internalName(each).equals(owner)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a call reaches just the method that it names. */
    private boolean isExact(Kind kind, Member method) {
        if (kind != Kind.CALL_VIRTUAL) {
            return true;
        }
        MethodCode code = code(method);
        int fixed = Modifier.FINAL | Modifier.PRIVATE;
        return code != null
                && ((code.access() & fixed) != 0
                        || Modifier.isFinal(files.find(method.owner()).access()));
    }

    /** Whether a function is one of those that the compiler makes for an enum: they give a copy of all its constants, or one by its name. */
    private boolean givesConstants(Member method) {
        boolean givesAll = method.name().equals("values") && method.descriptor().equals("()[L" + method.owner() + ";");
        boolean givesNamed = method.name().equals("valueOf")
                && method.descriptor().equals("(Ljava/lang/String;)L" + method.owner() + ";");
        return (givesAll || givesNamed)
                && isOwn(method.owner())
                && (files.find(method.owner()).access() & Analyses.ENUM) != 0;
    }

    /** Whether a static field is a constant of an enum, which nothing else can be stored into. */
    private boolean isEnumConstant(Member field) {
        ClassFile file = files.find(field.owner());
        boolean isOfOwner = field.descriptor().equals("L" + field.owner() + ";");
        return isOfOwner && file != null && (file.access() & Analyses.ENUM) != 0;
    }
}
