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
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Tells what the code of single methods of a class and its superclasses names, by their class files. Of code that can't be read
 * it tells the worst. Not for use by several threads.
 */
public final class NamedByCode {
    private static final Set<Kind> ASKING =
            EnumSet.of(Kind.GET_FIELD, Kind.CALL_VIRTUAL, Kind.CALL_SPECIAL, Kind.CALL_STATIC, Kind.CALL_DYNAMIC);

    private static final Set<Kind> COMPARING = EnumSet.of(
            Kind.CONSTANT,
            Kind.LOAD,
            Kind.GET_FIELD,
            Kind.GET_STATIC,
            Kind.COMPUTE,
            Kind.LENGTH,
            Kind.BRANCH,
            Kind.IF_NULL,
            Kind.IF_NOT_NULL,
            Kind.IF_SAME,
            Kind.JUMP,
            Kind.RETURN);

    private static final Set<String> SIZES = Set.of("size()I", "intValue()I", "longValue()J");

    private final ClassFiles files;

    public NamedByCode(Class<?> type) {
        files = new ClassFiles(type);
    }

    /** Whether a method names a constant of its own class or of a superclass: it may choose one of several instances. */
    public boolean namesConstant(Method method) {
        MethodCode code = code(method);
        if (code == null) {
            return true;
        }
        for (Instruction instruction : code.instructions()) {
            if (instruction.kind() == Kind.GET_STATIC
                    && isOfKind(instruction.member().descriptor(), method.getDeclaringClass())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a method neither reads a field nor calls another: an {@code equals} then compares identities. */
    public boolean asksNothing(Method method) {
        MethodCode code = code(method);
        if (code == null) {
            return true;
        }
        for (Instruction instruction : code.instructions()) {
            if (ASKING.contains(instruction.kind())) {
                return false;
            }
        }
        return true;
    }

    /**
     * A call of a constructor.
     *
     * @param lastArgument the number or text that is passed last; null if it is no constant
     */
    public record ConstructorCall(String descriptor, Object lastArgument) {}

    /** Returns the calls of constructors of a class, by its internal name, in the code of a constructor; null if that can't be read. */
    public List<ConstructorCall> calls(Constructor<?> constructor, String owner) {
        MethodCode code = code(constructor.getDeclaringClass(), "<init>", Descriptors.of(constructor));
        if (code == null) {
            return null;
        }
        List<ConstructorCall> calls = new ArrayList<>();
        for (int i = 0; i < code.instructions().size(); i++) {
            Instruction instruction = code.instructions().get(i);
            Member called = instruction.kind() == Kind.CALL_SPECIAL ? instruction.member() : null;
            if (called != null && called.owner().equals(owner) && called.name().equals("<init>")) {
                Instruction before = code.before(i);
                boolean isConstant = before != null && before.kind() == Kind.CONSTANT;
                calls.add(new ConstructorCall(called.descriptor(), isConstant ? before.constant() : null));
            }
        }
        return calls;
    }

    /**
     * Whether nothing makes instances of a class but its static initializer, as far as the code of those tells that may call its
     * private constructors. Not if that can't be read.
     */
    public boolean createsOnlyWhileLoading(Class<?> type) {
        try {
            for (Class<?> mate : type.getNestMembers()) {
                for (Method method : mate.getDeclaredMethods()) {
                    boolean hasCode = (method.getModifiers() & (Modifier.ABSTRACT | Modifier.NATIVE)) == 0;
                    if (hasCode && mayCreate(code(method), type)) {
                        return false;
                    }
                }
                for (Constructor<?> constructor : mate.getDeclaredConstructors()) {
                    if (mayCreate(code(mate, "<init>", Descriptors.of(constructor)), type)) {
                        return false;
                    }
                }
                MethodCode initializer = code(mate, "<clinit>", "()V");
                if (initializer != null
                        && (mate == type ? passesConstructor(initializer, type) : mayCreate(initializer, type))) {
                    return false;
                }
            }
            return true;
        } catch (LinkageError e) {
            // A member names a class that is not there.
            return false;
        }
    }

    /** Whether the static initializer of a class has a single instruction that makes an instance, which it stores at once. */
    public boolean createsOneWhileLoading(Class<?> type) {
        MethodCode initializer = code(type, "<clinit>", "()V");
        int created = 0;
        int stored = 0;
        for (int i = 0; initializer != null && i < initializer.instructions().size(); i++) {
            Instruction instruction = initializer.instructions().get(i);
            created += creates(instruction, type) ? 1 : 0;
            stored += storesNew(initializer, i, type) ? 1 : 0;
        }
        return created == 1 && stored == 1;
    }

    /** Whether the static initializer that a field belongs to stores a new instance of a class there, whatever else it does. */
    public boolean storesNew(Class<?> type, Field field) {
        String owner = ClassFiles.internalName(field.getDeclaringClass());
        MethodCode initializer = code(field.getDeclaringClass(), "<clinit>", "()V");
        for (int i = 0; initializer != null && i < initializer.instructions().size(); i++) {
            Member stored = initializer.instructions().get(i).member();
            if (storesNew(initializer, i, type)
                    && stored.owner().equals(owner)
                    && stored.name().equals(field.getName())) {
                return true;
            }
        }
        return false;
    }

    private static boolean storesNew(MethodCode code, int place, Class<?> type) {
        Instruction instruction = code.instructions().get(place);
        Instruction before = instruction.kind() == Kind.PUT_STATIC ? code.before(place) : null;
        String name = ClassFiles.internalName(type);
        return before != null
                && before.kind() == Kind.CALL_SPECIAL
                && before.member().name().equals("<init>")
                && before.member().owner().equals(name);
    }

    private static boolean creates(Instruction instruction, Class<?> type) {
        return instruction.kind() == Kind.NEW && instruction.member().owner().equals(ClassFiles.internalName(type));
    }

    private static boolean mayCreate(MethodCode code, Class<?> type) {
        if (code == null || passesConstructor(code, type)) {
            return true;
        }
        for (Instruction instruction : code.instructions()) {
            if (creates(instruction, type)) {
                return true;
            }
        }
        return false;
    }

    /** Whether code makes a function of a constructor, by a reference to it: it may be called at any time. */
    private static boolean passesConstructor(MethodCode code, Class<?> type) {
        String name = ClassFiles.internalName(type);
        for (Instruction instruction : code.instructions()) {
            if (instruction.kind() == Kind.CALL_DYNAMIC && isGivenConstructor(instruction, name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGivenConstructor(Instruction dynamic, String owner) {
        for (Object given : (List<?>) dynamic.constant()) {
            Member member = (Member) given;
            if (member.owner().equals(owner) && member.name().equals("<init>")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the code of an instance's method may store what superclasses of its class keep: it calls methods of the instance, passes
     * it on, or stores fields that its class inherits.
     */
    public boolean mayStoreInherited(Method method) {
        MethodCode code = code(method);
        if (code == null) {
            return true;
        }
        for (Instruction instruction : code.instructions()) {
            Member member = instruction.member();
            boolean stores = switch (instruction.kind()) {
                case PUT_FIELD -> !declares(method.getDeclaringClass(), member);
                case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC ->
                    isOfKind("L" + member.owner() + ";", method.getDeclaringClass())
                            || takesKind(member, method.getDeclaringClass());
                case CALL_DYNAMIC -> true;
                default -> false;
            };
            if (stores) {
                return true;
            }
        }
        return false;
    }

    private static boolean declares(Class<?> type, Member field) {
        if (!field.owner().equals(ClassFiles.internalName(type))) {
            return false;
        }
        for (Field each : type.getDeclaredFields()) {
            if (each.getName().equals(field.name())) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesKind(Member method, Class<?> type) {
        for (String parameter : Descriptors.parameters(method.descriptor())) {
            if (isOfKind(parameter, type)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a method does nothing but compare {@code size()} with fields and numbers. */
    public boolean comparesSizeOnly(Method method) {
        MethodCode code = code(method);
        if (code == null) {
            return false;
        }
        for (Instruction instruction : code.instructions()) {
            Member called = instruction.kind() == Kind.CALL_VIRTUAL ? instruction.member() : null;
            boolean isSize = called != null && SIZES.contains(called.name() + called.descriptor());
            if (!isSize && !COMPARING.contains(instruction.kind())) {
                return false;
            }
        }
        return true;
    }

    /** Returns the class of what a method returns, by what each of its ends has got it from; null if they don't tell one. */
    public String resultOf(Method method) {
        MethodCode code = code(method);
        String result = null;
        for (int i = 0; code != null && i < code.instructions().size(); i++) {
            if (code.instructions().get(i).kind() == Kind.RETURN) {
                Instruction before = code.before(i);
                String type = before == null ? null : typeOf(before);
                if (type == null || result != null && !result.equals(type)) {
                    return null;
                }
                result = type;
            }
        }
        return result;
    }

    /** The internal name of the class of what an instruction gives; null if it does not say. */
    private static String typeOf(Instruction instruction) {
        Member member = instruction.member();
        String type = switch (instruction.kind()) {
            case GET_FIELD, GET_STATIC -> member.descriptor();
            case CALL_VIRTUAL, CALL_STATIC -> Descriptors.result(member.descriptor());
            case CALL_SPECIAL ->
                member.name().equals("<init>") ? "L" + member.owner() + ";" : Descriptors.result(member.descriptor());
            default -> "";
        };
        return type.startsWith("L") ? type.substring(1, type.length() - 1) : null;
    }

    private MethodCode code(Method method) {
        return code(method.getDeclaringClass(), method.getName(), Descriptors.of(method));
    }

    private MethodCode code(Class<?> type, String name, String descriptor) {
        ClassFile file = files.find(ClassFiles.internalName(type));
        return file == null ? null : ClassFiles.method(file, name, descriptor);
    }

    private static boolean isOfKind(String descriptor, Class<?> type) {
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            if (each.descriptorString().equals(descriptor)) {
                return true;
            }
        }
        return false;
    }
}
