package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.List;
import org.objectweb.asm.MethodVisitor;

/**
 * Emits the code of one method; nodes call it in the order of execution.
 *
 * <p>It follows the operand stack and the locals in scope, so that stack map frames are known without ever loading a
 * class to compare types. Where a value of one class or interface is used as another and the names alone do not tell
 * that it is one, it inserts a cast: generated code that is wrong about a type fails with a {@link ClassCastException}
 * where it is wrong, not with a {@link VerifyError}, and the verifier has no classes to load. Code that cannot be
 * reached is followed but not written.
 */
public final class MethodEmitter extends InstructionEmitter {
    private final ClassDesc self;
    private final MethodRef method;
    private final LocalSlots locals;
    private final HashMap<Loop, LoopTargets> loops = new HashMap<>();

    private record LoopTargets(JumpTarget next, JumpTarget end, int operands) {}

    /** Creates one that writes the code of a method of the class that is being generated. */
    @SuppressWarnings("exports") // The library is part of this artifact, and nobody else calls this.
    public static MethodEmitter of(MethodVisitor visitor, MethodRef method) {
        OperandStack stack = new OperandStack();
        LocalSlots locals = new LocalSlots();
        InstructionWriter writer = new InstructionWriter(visitor, method.owner(), stack, locals);
        return new MethodEmitter(writer, method, stack, locals);
    }

    private MethodEmitter(InstructionWriter writer, MethodRef method, OperandStack stack, LocalSlots locals) {
        super(writer, stack);
        this.self = method.owner();
        this.method = method;
        this.locals = locals;
    }

    /** Declares the receiver, and the parameters in their order; null for one that no code uses. */
    public void declareParameters(Local[] parameters) {
        if (!method.kind().isStatic()) {
            locals.declare(self);
        }
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i] == null) {
                locals.declare(method.type().parameterType(i));
            } else {
                locals.declare(parameters[i]);
            }
        }
        writer.begin(method.isConstructor());
    }

    /** Emits the call of a constructor of the superclass, before anything else of a constructor. */
    public void callSuper(MethodRef constructor, List<Expression> arguments) {
        writer.variable(Opcode.ALOAD, 0);
        stack.push(new Uninitialized(self, /* label= */ null));
        arguments(constructor.type(), arguments);
        writer.method(Opcode.INVOKESPECIAL, constructor);
        pop(constructor.type().parameterCount() + 1);
        writer.receiverInitialized();
    }

    /** Ends the method, by a return if it returns nothing and its end is reached. */
    public void finish() {
        if (writer.isReachable()) {
            if (!Types.isVoid(method.type().returnType())) {
                throw TreeErrors.endsWithoutReturn(method);
            }
            writer.simple(Opcode.RETURN);
        }
        writer.finish();
    }

    /** Returns the method that is being emitted. */
    public MethodRef method() {
        return method;
    }

    /** Emits an expression whose value is then one of another type, by a cast if the names do not tell that it is. */
    public void value(Expression value, ClassDesc target) {
        value.emit(this);
        coerce(target);
    }

    /** Emits an expression and drops its value, if any. */
    public void statement(Expression statement) {
        statement.emit(this);
        if (!Types.isVoid(statement.type())) {
            drop();
        }
    }

    /** Emits a statement whose locals end with it. */
    public void body(Expression body) {
        int mark = locals.size();
        statement(body);
        locals.closeTo(mark);
    }

    /** Opens a scope of locals; returns what {@link #closeScope} wants. */
    public int openScope() {
        return locals.size();
    }

    public void closeScope(int mark) {
        locals.closeTo(mark);
    }

    /** Emits the arguments of a call. */
    public void arguments(MethodTypeDesc type, List<Expression> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            value(arguments.get(i), type.parameterType(i));
        }
    }

    /** Makes 0 or 1 of a condition that can only jump. */
    public void materialize(Condition condition) {
        JumpTarget isFalse = newTarget();
        JumpTarget end = newTarget();
        condition.emitJump(this, isFalse, /* jumpIf= */ false);
        pushInt(1);
        jump(end);
        forget();
        place(isFalse);
        pushInt(0);
        place(end);
        stack.retype(Types.BOOLEAN);
    }

    /** Forgets the topmost value, which a jump has carried away. */
    public void forget() {
        stack.pop();
    }

    private void coerce(ClassDesc target) {
        ClassDesc type = stack.topType();
        if (type == target || Types.isSame(type, target)) {
            return;
        }
        if (Types.isReference(target) && !Types.isKnownSubtype(type, target, self)) {
            checkCast(target);
        } else {
            stack.retype(target);
        }
    }

    /** Takes the topmost value as the first one of a new local. */
    public void declare(Local local) {
        int slot = locals.nextSlot();
        store(local.type(), local.kind(), slot);
        locals.declare(local);
    }

    /** Takes the topmost value into a new local without a name; returns its slot. */
    public int declareTemporary(ClassDesc type) {
        int slot = locals.nextSlot();
        store(type, Types.stackKind(type), slot);
        return locals.declare(type);
    }

    public void store(Local local) {
        store(local.type(), local.kind(), locals.slot(local));
    }

    private void store(ClassDesc type, char stackKind, int slot) {
        coerce(type);
        writer.variable(Opcode.ISTORE + Opcode.distance(stackKind), slot);
        stack.pop();
    }

    public void load(Local local) {
        writer.variable(Opcode.ILOAD + Opcode.distance(local.kind()), locals.slot(local));
        stack.push(local);
    }

    public void load(ClassDesc type, int slot) {
        writer.variable(Opcode.ILOAD + Opcode.distance(type), slot);
        stack.push(type);
    }

    public void loadSelf() {
        load(self, 0);
    }

    public void increment(Local local, int amount) {
        writer.increment(locals.slot(local), amount);
    }

    public JumpTarget newTarget() {
        return writer.newTarget();
    }

    public void jump(JumpTarget target) {
        if (writer.begin()) {
            writer.jump(Opcode.GOTO, target);
            writer.endReachable();
        }
    }

    /** Jumps by an opcode that takes the given number of operands. */
    public void jumpIf(int opcode, int operands, JumpTarget target) {
        boolean written = writer.begin();
        pop(operands);
        if (written) {
            writer.jump(opcode, target);
        }
    }

    /** Makes an int of a comparison of two longs, floats or doubles: negative, zero or positive. */
    public void compare(ClassDesc type, boolean nanIsGreater) {
        writer.simple(Opcode.comparison(type, nanIsGreater));
        pop(2);
        stack.push(Types.INT);
    }

    public void place(JumpTarget target) {
        writer.place(target);
    }

    /** Begins a loop: {@code end} is placed by the caller, the target of the next round is returned. */
    public JumpTarget beginLoop(Loop loop, JumpTarget end) {
        JumpTarget head = newTarget();
        writer.placeLoopHead(head);
        if (loop != null && loops.put(loop, new LoopTargets(head, end, stack.size())) != null) {
            throw TreeErrors.loopInItself(loop);
        }
        return head;
    }

    public void endLoop(Loop loop) {
        loops.remove(loop);
    }

    /** Leaves a loop or goes to its next round, dropping what an expression under way has on the operand stack. */
    public void exitLoop(Loop loop, boolean leaves) {
        LoopTargets targets = loops.get(loop);
        if (targets == null) {
            throw TreeErrors.outsideLoop(loop, leaves);
        }
        Object[] operands = stack.snapshot();
        while (stack.size() > targets.operands) {
            writer.simple(stack.topSlots() == 2 ? Opcode.POP2 : Opcode.POP);
            stack.pop();
        }
        jump(leaves ? targets.end : targets.next);
        stack.restore(operands);
    }

    /** Chooses by the topmost int; keys ascend. */
    public void lookupSwitch(int[] keys, JumpTarget[] targets, JumpTarget other) {
        boolean written = writer.begin();
        stack.pop();
        if (written) {
            writer.lookupSwitch(keys, targets, other);
            writer.endReachable();
        }
    }

    /** Chooses by the topmost int among the targets of {@code low} and the numbers behind it. */
    public void tableSwitch(int low, JumpTarget[] targets, JumpTarget other) {
        boolean written = writer.begin();
        stack.pop();
        if (written) {
            writer.tableSwitch(low, low + targets.length - 1, targets, other);
            writer.endReachable();
        }
    }

    /** Emits a body and a handler that takes the exceptions of a type that it throws. */
    public void tryCatch(Expression body, ClassDesc type, Local caught, Expression handler) {
        if (stack.size() > 0) {
            // A caught exception empties the operand stack, so what is on it would be lost.
            throw TreeErrors.tryInsideExpression(type);
        }
        JumpTarget behind = newTarget();
        boolean reached = writer.isReachable();
        JumpTarget start = writer.mark();
        int before = writer.position();
        body(body);
        JumpTarget end = writer.mark();
        boolean throwsNothing = writer.position() == before;
        jump(behind);
        stack.push(type);
        if (reached && !throwsNothing) {
            writer.handle(start, end, type);
        }
        int mark = locals.size();
        declare(caught);
        statement(handler);
        locals.closeTo(mark);
        place(behind);
    }

    /** Returns the topmost value from the method. */
    public void leave() {
        writer.simple(Opcode.IRETURN + Opcode.distance(method.type().returnType()));
        stack.pop();
        writer.endReachable();
    }

    /** Throws the topmost value. */
    public void raise() {
        writer.simple(Opcode.ATHROW);
        stack.pop();
        writer.endReachable();
    }
}
