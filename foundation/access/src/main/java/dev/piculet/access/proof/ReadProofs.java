package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Proves that methods of one class do nothing but to return what a field of the instance holds, or a constant: so nobody can tell
 * how often they are called. Not thread-safe.
 */
public final class ReadProofs {
    private final ClassFiles files;

    /** Whether class files tell what runs; null until it is asked for. */
    private Boolean isLoaded;

    /** @param type the exact class of the instances */
    public ReadProofs(Class<?> type) {
        files = new ClassFiles(type);
    }

    /** Tells whether a method without parameters is proved, which the class declares or inherits. */
    public boolean isRead(Method method) {
        if (isLoaded == null) {
            isLoaded = files.haveLoadedMembers();
        }
        if (Modifier.isStatic(method.getModifiers()) || !isLoaded) {
            return false;
        }
        String descriptor = MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                .toMethodDescriptorString();
        String owner = ClassFiles.internalName(method.getDeclaringClass());
        String implementer = files.implementer(new Member(owner, method.getName(), descriptor));
        ClassFile file = implementer == null ? null : files.find(implementer);
        MethodCode code = file == null ? null : ClassFiles.method(file, method.getName(), descriptor);
        return code != null && isRead(code.instructions());
    }

    private static boolean isRead(List<Instruction> code) {
        int last = code.size() - 1;
        if (last < 1 || last > 2 || code.get(last).kind() != Kind.RETURN) {
            return false;
        }
        Instruction first = code.get(0);
        if (last == 1) {
            return first.kind() == Kind.CONSTANT
                    && (first.constant() instanceof Number || first.constant() instanceof String);
        }
        return first.kind() == Kind.LOAD && first.number() == 0 && code.get(1).kind() == Kind.GET_FIELD;
    }
}
