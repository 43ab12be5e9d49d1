package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells of constructors of Kotlin's data classes whether they leave what they get as it is. No value is followed: what calls nothing
 * that could change an object is seen at once, and of all others the proofs tell.
 */
public final class UnchangedArguments {
    private static final int MAX_DEPTH = 3;

    /** What the names of functions begin with that change a collection, in Kotlin's library. */
    private static final List<String> CHANGING =
            List.of("add", "append", "copyInto", "getOrPut", "put", "remove", "retain", "set", "toCollection");

    private final ClassFiles files;

    private final Class<?> type;

    private final Set<Member> seen = new HashSet<>();

    /** @param type the class that declares the constructors */
    public UnchangedArguments(Class<?> type) {
        this.type = type;
        files = new ClassFiles(type);
    }

    /** Tells whether no code can change values that are declared as a class: all that they hold are final fields of values. */
    public static boolean isFixed(Class<?> declared) {
        try {
            return isFixed(declared, 0);
        } catch (LinkageError e) {
            // A field's class is not there.
            return false;
        }
    }

    private static boolean isFixed(Class<?> declared, int depth) {
        if (KnownMethods.isImmutable(declared)) {
            return true;
        }
        boolean isClosed = Modifier.isFinal(declared.getModifiers())
                && !declared.isArray()
                && (declared.getSuperclass() == Object.class || declared.isRecord())
                && !declared.getName().startsWith("java.");
        if (!isClosed || depth > MAX_DEPTH) {
            return false;
        }
        for (Field field : declared.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            boolean isFixed =
                    Modifier.isStatic(modifiers) || Modifier.isFinal(modifiers) && isFixed(field.getType(), depth + 1);
            if (!isFixed) {
                return false;
            }
        }
        return true;
    }

    /**
     * Tells whether the code of a constructor, and that of the superclasses' which it calls, only stores, checks and reads; also if
     * its class file can't be read.
     */
    public boolean areLeft(Constructor<?> constructor) {
        return areLeft(new Member(ClassFiles.internalName(type), "<init>", Descriptors.of(constructor)));
    }

    /** Tells the same of the code of a method that checks what it gets. */
    public boolean areLeft(Method check) {
        return areLeft(new Member(ClassFiles.internalName(type), check.getName(), Descriptors.of(check)));
    }

    private boolean areLeft(Member method) {
        // One that makes another object of its class asks for itself.
        ClassFile file = seen.add(method) ? files.find(method.owner()) : null;
        MethodCode code = file == null ? null : ClassFiles.method(file, method.name(), method.descriptor());
        for (int i = 0; code != null && i < code.instructions().size(); i++) {
            Instruction instruction = code.instructions().get(i);
            boolean isHarmless = switch (instruction.kind()) {
                case STORE_ELEMENT -> false;
                case PUT_FIELD -> isOwn(file, code, i);
                case CALL_DYNAMIC -> !KnownCollections.holds(instruction.member()) || isOfLazy(code, i);
                case CALL_VIRTUAL, CALL_STATIC -> isHarmless(instruction);
                case CALL_SPECIAL -> isHarmlessSpecial(file, code, i);
                default -> true;
            };
            if (!isHarmless) {
                return false;
            }
        }
        return true;
    }

    /** Whether a field is the new instance's own: a final one, or one that gets a variable or a constant. */
    private static boolean isOwn(ClassFile file, MethodCode code, int place) {
        List<Instruction> all = code.instructions();
        Instruction receiver = place < 2 ? null : all.get(place - 2);
        Kind value = place < 2 ? null : all.get(place - 1).kind();
        boolean isOfThis = receiver != null
                && receiver.kind() == Kind.LOAD
                && receiver.number() == 0
                && (value == Kind.LOAD || value == Kind.CONSTANT);
        Member field = all.get(place).member();
        boolean isFinal = Modifier.isFinal(ClassFiles.fieldAccess(file, field));
        return field.owner().equals(file.name()) && (isFinal || isOfThis);
    }

    private boolean isHarmlessSpecial(ClassFile file, MethodCode code, int place) {
        Member method = code.instructions().get(place).member();
        if (!method.name().equals("<init>")) {
            return false;
        }
        if (isInherited(file, method)) {
            // The JDK's superclasses only keep what they get.
            return ChangingCode.isOfTheJdk(method) ? takesValues(method) : areLeft(method);
        }
        return takesValues(method) || isOfLazy(code, place);
    }

    /** Whether a constructor is one of the same class or its superclass. */
    private static boolean isInherited(ClassFile file, Member constructor) {
        return constructor.owner().equals(file.name()) || constructor.owner().equals(file.superName());
    }

    private boolean isHarmless(Instruction call) {
        Member method = call.member();
        boolean isStatic = call.kind() == Kind.CALL_STATIC;
        return KnownMethods.checksArgument(method)
                || takesValues(method) && (isStatic || isValue("L" + method.owner() + ";") || isText(method))
                || isStatic && (makesLazy(method) || isReadingFunction(method))
                || KnownMethods.isStep(method)
                || KnownMethods.onlyReads(method) && !new ChangingCode(files).isSeen(method)
                || isLeftByCode(method, isStatic);
    }

    /** Whether the code of a user's method that nothing overrides is there, and changes nothing: a value class calls its own so. */
    private boolean isLeftByCode(Member method, boolean isStatic) {
        boolean isOfLibrary = ChangingCode.isOfTheJdk(method) || method.owner().startsWith("kotlin/");
        ClassFile file = isOfLibrary ? null : files.find(method.owner());
        boolean isThere = file != null
                && (isStatic || Modifier.isFinal(file.access()))
                && ClassFiles.method(file, method.name(), method.descriptor()) != null;
        return isThere && !new ChangingCode(files).isSeen(method) && areLeft(method);
    }

    /** Whether a function of Kotlin's library gives something of what it gets, and changes that not. */
    private static boolean isReadingFunction(Member method) {
        boolean isOfLibrary = method.owner().startsWith("kotlin/collections/")
                || method.owner().startsWith("kotlin/text/");
        boolean isChanging = method.descriptor().endsWith(")V");
        for (String each : CHANGING) {
            isChanging |= method.name().startsWith(each);
        }
        return isOfLibrary && !isChanging;
    }

    /** Whether a function is made for a lazy value, which does not call it yet. */
    private static boolean isOfLazy(MethodCode code, int place) {
        int next = place + 1;
        while (next < code.instructions().size()
                && code.instructions().get(next).kind() == Kind.CAST) {
            next++;
        }
        Instruction user =
                next < code.instructions().size() ? code.instructions().get(next) : null;
        return user != null && user.kind() == Kind.CALL_STATIC && makesLazy(user.member());
    }

    private static boolean makesLazy(Member method) {
        return method.owner().startsWith("kotlin/LazyKt");
    }

    private static boolean takesValues(Member method) {
        for (String parameter : Descriptors.parameters(method.descriptor())) {
            if (!isValue(parameter)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a method is of what puts a text together. */
    private static boolean isText(Member method) {
        return method.owner().equals("java/lang/StringBuilder");
    }

    private static boolean isValue(String descriptor) {
        return KnownMethods.isImmutable(descriptor) || descriptor.equals("Ljava/lang/CharSequence;");
    }
}
