package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.Set;

/**
 * Tells what the code of single methods of a class and its superclasses names, by their class files. Of code that can't be read
 * it tells the worst. Not for use by several threads.
 */
public final class NamedByCode {
    private static final Set<Kind> ASKING =
            EnumSet.of(Kind.GET_FIELD, Kind.CALL_VIRTUAL, Kind.CALL_SPECIAL, Kind.CALL_STATIC, Kind.CALL_DYNAMIC);

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

    /** Whether a constructor calls another of a class, by the internal name of that and the descriptor of the constructor. */
    public boolean calls(Constructor<?> constructor, String owner, String descriptor) {
        MethodCode code = code(constructor.getDeclaringClass(), "<init>", Descriptors.of(constructor));
        if (code == null) {
            return true;
        }
        Member called = new Member(owner, "<init>", descriptor);
        for (Instruction instruction : code.instructions()) {
            if (instruction.kind() == Kind.CALL_SPECIAL && instruction.member().equals(called)) {
                return true;
            }
        }
        return false;
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
