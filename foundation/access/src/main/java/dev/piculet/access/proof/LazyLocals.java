package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Tells what variables of a method hold, by the instructions beside each other that compilers make. */
final class LazyLocals {
    private LazyLocals() {}

    /** Returns the only instruction before another that does more than cast, by its place; -1 if there is none. */
    static int before(MethodCode code, int place) {
        int before = place - 1;
        while (before >= 0 && code.instructions().get(before).kind() == Kind.CAST) {
            before--;
        }
        return code.before(before + 1) == null ? -1 : before;
    }

    /** Tells whether a variable always holds what the method got there. */
    static boolean isParameter(MethodCode code, Member method, int local) {
        int slots = Modifier.isStatic(code.access()) ? 0 : 1;
        for (String parameter : Descriptors.parameters(method.descriptor())) {
            slots += Descriptors.isWide(parameter) ? 2 : 1;
        }
        return local < slots && !isStored(code, local);
    }

    private static boolean isStored(MethodCode code, int local) {
        for (Instruction instruction : code.instructions()) {
            boolean stores = instruction.kind() == Kind.STORE || instruction.kind() == Kind.INCREMENT;
            if (stores && instruction.number() == local) {
                return true;
            }
        }
        return false;
    }

    /** Returns the final field, one that is written, in which a constructor of a class stores a variable; null if there is none. */
    static Field holder(MethodCode code, Class<?> type, int local) {
        for (int i = 2; i < code.instructions().size() && !isStored(code, local); i++) {
            Instruction stored = code.instructions().get(i);
            boolean isHeld = stored.kind() == Kind.PUT_FIELD
                    && isLoad(code.instructions().get(i - 1), local)
                    && isLoad(code.instructions().get(i - 2), 0);
            Field field = isHeld ? field(type, stored.member()) : null;
            if (field != null) {
                return field;
            }
        }
        return null;
    }

    private static boolean isLoad(Instruction instruction, int local) {
        return instruction.kind() == Kind.LOAD && instruction.number() == local;
    }

    private static Field field(Class<?> type, Member member) {
        for (Field field : type.getDeclaredFields()) {
            boolean isIt = ClassFiles.internalName(type).equals(member.owner())
                    && field.getName().equals(member.name())
                    && field.getType().descriptorString().equals(member.descriptor());
            int modifiers = field.getModifiers();
            if (isIt && Modifier.isFinal(modifiers) && !Modifier.isTransient(modifiers)) {
                return field;
            }
        }
        return null;
    }
}
