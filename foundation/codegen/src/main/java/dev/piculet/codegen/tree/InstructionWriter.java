package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes instructions and stack map frames through the bytecode library. Unreachable code is not written.
 *
 * <p>Every instruction is written before the operand stack and the locals are changed by its effect, because a frame
 * that is due describes them as they are before it.
 */
final class InstructionWriter {
    private final MethodVisitor visitor;
    private final ClassDesc self;
    private final OperandStack stack;
    private final LocalSlots locals;
    private final StackMapFrames frames;

    private boolean reachable = true;
    private boolean frameDue;
    private int position;

    InstructionWriter(MethodVisitor visitor, ClassDesc self, OperandStack stack, LocalSlots locals) {
        this.visitor = visitor;
        this.self = self;
        this.stack = stack;
        this.locals = locals;
        this.frames = new StackMapFrames(visitor, self, stack, locals);
    }

    boolean isReachable() {
        return reachable;
    }

    /** Says that the instruction just written never goes on to the next one. */
    void endReachable() {
        reachable = false;
    }

    /** Returns the number of instructions written. */
    int position() {
        return position;
    }

    /** Says that the locals are the receiver and the parameters, and nothing else is written yet. */
    void begin(boolean isConstructor) {
        frames.begin(isConstructor);
    }

    /** Says that the constructor of the superclass has run. */
    void receiverInitialized() {
        frames.receiverInitialized();
    }

    void simple(int opcode) {
        if (begin()) {
            visitor.visitInsn(opcode);
        }
    }

    void withInt(int opcode, int operand) {
        if (begin()) {
            visitor.visitIntInsn(opcode, operand);
        }
    }

    void variable(int opcode, int slot) {
        if (begin()) {
            visitor.visitVarInsn(opcode, slot);
        }
    }

    void increment(int slot, int amount) {
        if (begin()) {
            visitor.visitIincInsn(slot, amount);
        }
    }

    void type(int opcode, ClassDesc type) {
        if (begin()) {
            visitor.visitTypeInsn(opcode, name(type));
        }
    }

    /** Writes a {@code new} and returns its label. */
    Object instantiate(ClassDesc type) {
        Label label = new Label();
        if (begin()) {
            visitor.visitLabel(label);
            visitor.visitTypeInsn(Opcodes.NEW, name(type));
        }
        return label;
    }

    void field(int opcode, FieldRef field) {
        if (begin()) {
            String type = field.type().descriptorString();
            visitor.visitFieldInsn(opcode, field.ownerName(), field.name(), type);
        }
    }

    void method(int opcode, MethodRef method) {
        if (begin()) {
            String owner = nameable(method.ownerName(), method.owner(), self);
            visitor.visitMethodInsn(
                    opcode,
                    owner,
                    method.name(),
                    method.descriptor(),
                    method.kind().isInterface());
        }
    }

    void polymorphicMethod(ClassDesc owner, String name, MethodTypeDesc type) {
        if (begin()) {
            visitor.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, name(owner), name, Types.descriptor(type), /* isInterface= */ false);
        }
    }

    /** Writes the load of an Integer, Long, Float, Double or String constant. */
    void load(Object constant) {
        if (begin()) {
            visitor.visitLdcInsn(constant);
        }
    }

    void loadClass(ClassDesc type) {
        if (begin()) {
            visitor.visitLdcInsn(Type.getObjectType(name(type)));
        }
    }

    JumpTarget newTarget() {
        return new JumpTarget(new Label());
    }

    /** Writes a jump, conditional or not; the operands that it takes are off the tracked stack already. */
    void jump(int opcode, JumpTarget target) {
        visitor.visitJumpInsn(opcode, label(target));
        note(target);
    }

    /** Writes a switch whose key is off the tracked stack already; a table when keys is null. */
    void lookupSwitch(int[] keys, JumpTarget[] targets, JumpTarget other) {
        visitor.visitLookupSwitchInsn(label(other), keys, labels(targets));
        noteAll(targets, other);
    }

    void tableSwitch(int low, int high, JumpTarget[] targets, JumpTarget other) {
        visitor.visitTableSwitchInsn(low, high, label(other), labels(targets));
        noteAll(targets, other);
    }

    /** Places a target that jumps before this led to; without such a jump nothing happens. */
    void place(JumpTarget target) {
        if (target.stackAtJump == null) {
            return;
        }
        if (reachable) {
            stack.merge(target.stackAtJump);
        } else {
            stack.restore(target.stackAtJump);
        }
        visitor.visitLabel(label(target));
        reachable = true;
        frameDue = true;
    }

    /** Places a target that only jumps behind this lead to. */
    void placeLoopHead(JumpTarget target) {
        if (reachable) {
            visitor.visitLabel(label(target));
            frameDue = true;
        }
    }

    /** Marks the current place for a range of {@link #handle}. */
    JumpTarget mark() {
        JumpTarget mark = newTarget();
        visitor.visitLabel(label(mark));
        return mark;
    }

    /** Makes the current place the handler of a range; the operand stack holds the exception. */
    void handle(JumpTarget start, JumpTarget end, ClassDesc type) {
        Label handler = new Label();
        visitor.visitTryCatchBlock(label(start), label(end), handler, name(type));
        visitor.visitLabel(handler);
        reachable = true;
        frameDue = true;
    }

    void finish() {
        visitor.visitMaxs(stack.maxSlots(), locals.maxSlots());
        visitor.visitEnd();
    }

    /** Returns whether the next instruction is to be written, and writes the frame that is due before it. */
    boolean begin() {
        if (!reachable) {
            return false;
        }
        if (frameDue) {
            frameDue = false;
            frames.write();
        }
        position++;
        return true;
    }

    private String name(ClassDesc type) {
        return nameable(Types.internalName(type), type, self);
    }

    /** Returns the name of a type, which the class file of a class can say. */
    static String nameable(String name, ClassDesc type, ClassDesc self) {
        if (name.charAt(0) == '[' && Types.isArrayOf(type, self)) {
            // Only the class itself can be named by its constant; an array of it would be looked up in the class
            // loader.
            throw TreeErrors.arrayOfOwnType(self);
        }
        return name;
    }

    private void noteAll(JumpTarget[] targets, JumpTarget other) {
        for (JumpTarget target : targets) {
            note(target);
        }
        note(other);
    }

    private void note(JumpTarget target) {
        if (target.stackAtJump == null) {
            target.stackAtJump = stack.snapshot();
        } else if (target.stackAtJump.length != stack.size()) {
            throw new IllegalStateException(
                    "Jumps to one place hold " + target.stackAtJump.length + " operands and " + stack.size() + ".");
        }
    }

    private static Label label(JumpTarget target) {
        return (Label) target.label;
    }

    private static Label[] labels(JumpTarget[] targets) {
        Label[] labels = new Label[targets.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = label(targets[i]);
        }
        return labels;
    }
}
