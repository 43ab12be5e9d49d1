package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Modifier;
import java.util.Set;

/**
 * Tells whether a class, or a superclass, computes numbers or flags when it is loaded and keeps them: they may be others in the next
 * JVM. Of a class whose class file is that of another version it tells the worst. Not for use by several threads.
 */
final class LoadedNumbers {
    private static final Set<String> BOXES = Set.of(
            "Ljava/lang/Boolean;",
            "Ljava/lang/Byte;",
            "Ljava/lang/Short;",
            "Ljava/lang/Character;",
            "Ljava/lang/Integer;",
            "Ljava/lang/Long;",
            "Ljava/lang/Float;",
            "Ljava/lang/Double;");

    /** Where compilers keep whether assertions are checked. */
    private static final String FLAG_OF_ASSERTIONS = "$assertionsDisabled";

    private final Class<?> type;

    private final ClassFiles files;

    LoadedNumbers(Class<?> type) {
        this.type = type;
        files = new ClassFiles(type);
    }

    boolean areKept() {
        if (!files.haveLoadedMembers()) {
            return true;
        }
        for (Class<?> each = type; each != null && !each.getName().startsWith("java."); each = each.getSuperclass()) {
            ClassFile file = files.find(ClassFiles.internalName(each));
            MethodCode initializer = file == null ? null : ClassFiles.method(file, "<clinit>", "()V");
            if (file == null || initializer != null && areKept(file, initializer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean areKept(ClassFile file, MethodCode initializer) {
        boolean asksOthers = asksOthers(initializer);
        for (int i = 0; i < initializer.instructions().size(); i++) {
            Instruction instruction = initializer.instructions().get(i);
            if (instruction.kind() == Kind.PUT_STATIC) {
                Member field = instruction.member();
                boolean isFixed = isFinal(file, field) && isConstant(initializer, i);
                if (isTable(field) && asksOthers || isNumber(field) && !isFixed) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isNumber(Member field) {
        return field.descriptor().length() == 1 && !field.name().equals(FLAG_OF_ASSERTIONS)
                || BOXES.contains(field.descriptor());
    }

    private static boolean isTable(Member field) {
        return field.descriptor().length() == 2 && field.descriptor().charAt(0) == '[';
    }

    private static boolean isFinal(ClassFile file, Member field) {
        return Modifier.isFinal(ClassFiles.fieldAccess(file, field));
    }

    /** Whether what an instruction stores is a number that the class file has, or its box. */
    private static boolean isConstant(MethodCode initializer, int place) {
        Instruction before = initializer.before(place);
        boolean isBoxed = before != null
                && before.kind() == Kind.CALL_STATIC
                && before.member().name().equals("valueOf");
        Instruction made = isBoxed ? initializer.before(place - 1) : before;
        return made != null && made.kind() == Kind.CONSTANT && made.constant() instanceof Number;
    }

    /** Whether what an initializer puts into a table may come from anywhere: it asks other code for more than new objects. */
    private static boolean asksOthers(MethodCode initializer) {
        for (Instruction instruction : initializer.instructions()) {
            boolean isCall = instruction.kind() == Kind.CALL_VIRTUAL || instruction.kind() == Kind.CALL_STATIC;
            if (isCall
                    && !KnownMethods.isPure(instruction.member())
                    && !instruction.member().name().equals("desiredAssertionStatus")) {
                return true;
            }
        }
        return false;
    }
}
