package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;

/** Emits single instructions that compute on the operand stack, and follows what they do to it. */
public abstract class InstructionEmitter {
    final InstructionWriter writer;
    final OperandStack stack;

    InstructionEmitter(InstructionWriter writer, OperandStack stack) {
        this.writer = writer;
        this.stack = stack;
    }

    public void pushInt(int value) {
        if (value >= -1 && value <= 5) {
            writer.simple(Opcode.ICONST_0 + value);
        } else if (value == (byte) value) {
            writer.withInt(Opcode.BIPUSH, value);
        } else if (value == (short) value) {
            writer.withInt(Opcode.SIPUSH, value);
        } else {
            writer.load(value);
        }
        stack.push(Types.INT);
    }

    public void pushBoolean(boolean value) {
        pushInt(value ? 1 : 0);
        stack.retype(Types.BOOLEAN);
    }

    public void pushLong(long value) {
        if (value == 0 || value == 1) {
            writer.simple(Opcode.LCONST_0 + (int) value);
        } else {
            writer.load(value);
        }
        stack.push(Types.LONG);
    }

    public void pushFloat(float value) {
        writer.load(value);
        stack.push(Types.FLOAT);
    }

    public void pushDouble(double value) {
        writer.load(value);
        stack.push(Types.DOUBLE);
    }

    public void pushString(String value) {
        writer.load(value);
        stack.push(Types.STRING);
    }

    public void pushNull(ClassDesc type) {
        writer.simple(Opcode.ACONST_NULL);
        stack.push(type);
    }

    /** Pushes a class, which is not a primitive one. */
    public void pushClass(ClassDesc type) {
        writer.loadClass(type);
        stack.push(Types.CLASS);
    }

    /** Reads a field, of the topmost object unless it is static. */
    public void getField(FieldRef field) {
        writer.field(field.isStatic() ? Opcode.GETSTATIC : Opcode.GETFIELD, field);
        pop(field.isStatic() ? 0 : 1);
        stack.push(field.type());
    }

    /** Writes the topmost value to a field, of the object below it unless it is static. */
    public void putField(FieldRef field) {
        writer.field(field.isStatic() ? Opcode.PUTSTATIC : Opcode.PUTFIELD, field);
        pop(field.isStatic() ? 1 : 2);
    }

    /** Calls a method, or the constructor of an object that {@link #instantiate} left below the arguments. */
    public void invoke(MethodRef callee) {
        boolean isConstructor = callee.name().equals(MethodRef.CONSTRUCTOR);
        writer.method(Opcode.of(callee.kind()), callee);
        pop(callee.type().parameterCount() + (callee.kind().isStatic() ? 0 : 1));
        if (isConstructor) {
            stack.retype(callee.owner());
        } else {
            pushResult(callee.type());
        }
    }

    /** Calls a signature-polymorphic method of a VarHandle or MethodHandle with exactly the type given. */
    public void invokePolymorphic(ClassDesc owner, String name, MethodTypeDesc type) {
        writer.polymorphicMethod(owner, name, type);
        pop(type.parameterCount() + 1);
        pushResult(type);
    }

    private void pushResult(MethodTypeDesc type) {
        if (!Types.isVoid(type.returnType())) {
            stack.push(type.returnType());
        }
    }

    /** Pushes a new object twice: for its constructor, and for what comes then. */
    public void instantiate(ClassDesc type) {
        Object label = writer.instantiate(type);
        stack.push(new Uninitialized(type, label));
        writer.simple(Opcode.DUP);
        stack.push(stack.top());
    }

    /** Computes on the two topmost values, by the int form of an opcode; the result has the type of the lower one. */
    public void binary(int intOpcode, ClassDesc type) {
        writer.simple(intOpcode + Opcode.distance(type));
        pop(2);
        stack.push(type);
    }

    /** Converts the topmost value between primitive types. */
    public void convert(ClassDesc from, ClassDesc to) {
        for (int opcode : Opcode.conversion(from, to)) {
            writer.simple(opcode);
            stack.pop();
            stack.push(Opcode.resultOfConversion(opcode));
        }
        stack.retype(to);
    }

    public void checkCast(ClassDesc type) {
        writer.type(Opcode.CHECKCAST, type);
        stack.retype(type);
    }

    public void newArray(ClassDesc component) {
        if (component.isPrimitive()) {
            writer.withInt(Opcode.NEWARRAY, Opcode.arrayCode(component));
        } else {
            writer.type(Opcode.ANEWARRAY, component);
        }
        stack.retype(component.arrayType());
    }

    public void arrayLength() {
        writer.simple(Opcode.ARRAYLENGTH);
        stack.retype(Types.INT);
    }

    public void loadElement(ClassDesc component) {
        writer.simple(Opcode.IALOAD + Opcode.arrayDistance(component));
        pop(2);
        stack.push(component);
    }

    public void storeElement(ClassDesc component) {
        writer.simple(Opcode.IASTORE + Opcode.arrayDistance(component));
        pop(3);
    }

    /** Drops the topmost value. */
    public void drop() {
        writer.simple(Types.slots(stack.topType()) == 2 ? Opcode.POP2 : Opcode.POP);
        stack.pop();
    }

    final void pop(int operands) {
        for (int i = 0; i < operands; i++) {
            stack.pop();
        }
    }
}
