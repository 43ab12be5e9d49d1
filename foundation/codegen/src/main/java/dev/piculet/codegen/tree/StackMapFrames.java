package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.util.Arrays;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes the stack map frames of one method (JVMS 4.7.4), each by what it changes of the one before.
 *
 * <p>The plain version is a {@code visitFrame} of kind {@code F_NEW}: the bytecode library takes all locals of each
 * frame, makes types of their names and finds the difference itself. Generating the code of a class with many locals
 * spent a quarter of its time there (ADR 52).
 */
final class StackMapFrames {
    /** Locals that a frame can add to, or take from, those of the frame before without naming all. */
    private static final int MOST_CHANGED = 3;

    private final MethodVisitor visitor;
    private final ClassDesc self;
    private final OperandStack stack;
    private final LocalSlots locals;

    /** What the last frame said of the locals. */
    private Object[] types = new Object[16];

    private int size;
    private boolean isReceiverRaw;

    StackMapFrames(MethodVisitor visitor, ClassDesc self, OperandStack stack, LocalSlots locals) {
        this.visitor = visitor;
        this.self = self;
        this.stack = stack;
        this.locals = locals;
    }

    /** Notes the frame that no class file has: the receiver, raw in a constructor, and the parameters. */
    void begin(boolean isConstructor) {
        isReceiverRaw = isConstructor;
        locals.takeUnchanged();
        update(0);
    }

    /** Says that the constructor of the superclass has run, before which no frame may name the receiver's class. */
    void receiverInitialized() {
        isReceiverRaw = false;
        locals.change();
    }

    /** Writes a frame that says what the locals and the operand stack hold. */
    void write() {
        int before = size;
        int same = update(locals.takeUnchanged());
        if (stack.size() == 0 && same == Math.min(before, size) && Math.abs(size - before) <= MOST_CHANGED) {
            writeChange(before);
        } else if (stack.size() == 1 && same == size && size == before) {
            visitor.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {typeOnStack(0)});
        } else {
            Object[] onStack = new Object[stack.size()];
            for (int i = 0; i < onStack.length; i++) {
                onStack[i] = typeOnStack(i);
            }
            visitor.visitFrame(Opcodes.F_FULL, size, types, onStack.length, onStack);
        }
    }

    private void writeChange(int before) {
        if (size == before) {
            visitor.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        } else if (size < before) {
            visitor.visitFrame(Opcodes.F_CHOP, before - size, null, 0, null);
        } else {
            Object[] added = Arrays.copyOfRange(types, before, size);
            visitor.visitFrame(Opcodes.F_APPEND, added.length, added, 0, null);
        }
    }

    /** Notes what the locals are now, of which the first ones are as they were; returns how many are like before. */
    private int update(int unchanged) {
        int before = size;
        size = locals.size();
        if (size > types.length) {
            types = Arrays.copyOf(types, size * 2);
        }
        int same = Math.min(unchanged, before);
        for (int i = same; i < size; i++) {
            Object type = i == 0 && isReceiverRaw ? Opcodes.UNINITIALIZED_THIS : typeOf(locals.type(i));
            if (same == i && i < before && type.equals(types[i])) {
                same++;
            } else {
                types[i] = type;
            }
        }
        return same;
    }

    private Object typeOnStack(int index) {
        Object entry = stack.get(index);
        if (entry instanceof ClassDesc) {
            return typeOf((ClassDesc) entry);
        }
        Object label = ((Uninitialized) entry).label();
        return label == null ? Opcodes.UNINITIALIZED_THIS : label;
    }

    private Object typeOf(ClassDesc type) {
        switch (Types.stackKind(type)) {
            case 'I':
                return Opcodes.INTEGER;
            case 'J':
                return Opcodes.LONG;
            case 'F':
                return Opcodes.FLOAT;
            case 'D':
                return Opcodes.DOUBLE;
            default:
                return InstructionWriter.nameable(Types.internalName(type), type, self);
        }
    }
}
