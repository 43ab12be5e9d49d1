package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/** The effects of the methods that take part in the creation of one class's instances; each is followed once. */
final class Analyses {
    private static final int MAX_DEPTH = 12;

    private static final int MAX_INSTRUCTIONS = 4_000;

    /** The JVM's flag of an enum. */
    private static final int ENUM = 0x4000;

    final ClassFiles files;

    private final Map<String, Effects> known = new HashMap<>();

    private int depth;

    Analyses(Class<?> type) {
        files = new ClassFiles(type);
    }

    /**
     * Returns the effects of a call; null if the called method or its effects are unknown.
     *
     * @param ofReceiver whether the receiver is the instance that is created, so that its class is known
     */
    Effects of(Instruction.Kind kind, Member method, boolean ofReceiver) {
        String owner = method.owner();
        if (kind == Instruction.Kind.CALL_VIRTUAL && ofReceiver) {
            owner = files.implementer(method);
        }
        ClassFile file = owner == null || owner.startsWith("[") ? null : files.find(owner);
        if (file == null) {
            return null;
        }
        String key = owner + "." + method.name() + method.descriptor() + ofReceiver;
        if (known.containsKey(key)) {
            return known.get(key);
        }
        // While it is followed, a call of itself is one of unknown code.
        known.put(key, null);
        MethodCode code = ClassFiles.method(file, method.name(), method.descriptor());
        boolean isExact = kind != Instruction.Kind.CALL_VIRTUAL || ofReceiver || isFinal(file, code);
        if (code == null
                || !isExact
                || depth >= MAX_DEPTH
                || code.instructions().size() > MAX_INSTRUCTIONS) {
            return null;
        }
        depth++;
        Effects effects = follow(method, code, ofReceiver);
        depth--;
        known.put(key, effects);
        return effects;
    }

    private Effects follow(Member method, MethodCode code, boolean ofReceiver) {
        try {
            return new MethodAnalysis(this, method, code, ofReceiver).run();
        } catch (IndexOutOfBoundsException | ClassCastException | NullPointerException e) {
            // Not the code that the JVM has verified: the class file is another one, or damaged.
            return null;
        }
    }

    /** Whether a static field holds the same immutable object always: an enum's constant, or one like {@code BigDecimal.ONE}. */
    boolean isConstant(Member field) {
        boolean isOfOwner = field.descriptor().equals("L" + field.owner() + ";");
        ClassFile file = isOfOwner ? files.find(field.owner()) : null;
        if (file == null) {
            return false;
        }
        boolean isImmutable = (file.access() & ENUM) != 0 || KnownMethods.isImmutable(field.descriptor());
        return isImmutable && Modifier.isFinal(ClassFiles.fieldAccess(file, field.name()));
    }

    private static boolean isFinal(ClassFile file, MethodCode code) {
        int fixed = Modifier.FINAL | Modifier.PRIVATE;
        return code != null && ((code.access() & fixed) != 0 || (file.access() & Modifier.FINAL) != 0);
    }
}
