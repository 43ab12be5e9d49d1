package dev.piculet.codegen.classfile;

import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Collects the instructions of one method. */
final class CodeReader extends MethodVisitor {
    private final int access;

    private final List<Instruction> instructions = new ArrayList<>();

    /** The labels that each instruction may jump to; null for most. */
    private final List<Label[]> jumps = new ArrayList<>();

    private final Map<Label, Integer> places = new HashMap<>();

    /** Begin, end and target, three for each handler. */
    private final List<Label> handlers = new ArrayList<>();

    private String[] names = {};

    private int locals = -1;

    CodeReader(int access) {
        super(Opcodes.ASM9);
        this.access = access;
    }

    boolean hasCode() {
        return locals >= 0;
    }

    MethodCode finish() {
        List<Instruction> linked = new ArrayList<>(instructions.size());
        for (int i = 0; i < instructions.size(); i++) {
            Instruction instruction = instructions.get(i);
            Label[] labels = jumps.get(i);
            linked.add(
                    labels == null
                            ? instruction
                            : Instruction.jump(instruction.kind(), instruction.number(), places(labels)));
        }
        List<MethodCode.Handler> caught = new ArrayList<>(handlers.size() / 3);
        for (int i = 0; i < handlers.size(); i += 3) {
            caught.add(new MethodCode.Handler(
                    places.get(handlers.get(i)), places.get(handlers.get(i + 1)), places.get(handlers.get(i + 2))));
        }
        return new MethodCode(access, locals, linked, caught, names);
    }

    private int[] places(Label[] labels) {
        int[] targets = new int[labels.length];
        for (int i = 0; i < targets.length; i++) {
            targets[i] = places.get(labels[i]);
        }
        return targets;
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode == Opcodes.NOP) {
            return;
        }
        if (opcode == Opcodes.ACONST_NULL) {
            add(Instruction.constant(null, 1));
        } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            add(Instruction.constant(opcode - Opcodes.ICONST_0, 1));
        } else if (opcode >= Opcodes.LCONST_0 && opcode <= Opcodes.LCONST_1) {
            add(Instruction.constant((long) (opcode - Opcodes.LCONST_0), 2));
        } else if (opcode >= Opcodes.FCONST_0 && opcode <= Opcodes.FCONST_2) {
            add(Instruction.constant((float) (opcode - Opcodes.FCONST_0), 1));
        } else if (opcode >= Opcodes.DCONST_0 && opcode <= Opcodes.DCONST_1) {
            add(Instruction.constant((double) (opcode - Opcodes.DCONST_0), 2));
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            add(Instruction.of(Kind.LOAD_ELEMENT, 2, isWide(opcode - Opcodes.IALOAD) ? 2 : 1));
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            add(Instruction.of(Kind.STORE_ELEMENT, isWide(opcode - Opcodes.IASTORE) ? 4 : 3, 0));
        } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
            add(Instruction.of(Kind.STACK, opcode, 0));
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            add(Instruction.of(Kind.RETURN, returned(opcode), 0));
        } else if (opcode == Opcodes.ATHROW) {
            add(Instruction.of(Kind.THROW, 1, 0));
        } else if (opcode == Opcodes.ARRAYLENGTH) {
            add(Instruction.of(Kind.LENGTH, 1, 1));
        } else {
            int[] effect = Arithmetic.effect(opcode);
            add(Instruction.of(Kind.COMPUTE, effect[0], effect[1]));
        }
    }

    /** The order of types is that of the JVM's opcodes: int, long, float, double, then what takes one slot. */
    private static boolean isWide(int type) {
        return type == 1 || type == 3;
    }

    private static int returned(int opcode) {
        if (opcode == Opcodes.RETURN) {
            return 0;
        }
        return isWide(opcode - Opcodes.IRETURN) ? 2 : 1;
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        if (opcode == Opcodes.NEWARRAY) {
            add(Instruction.of(Kind.NEW_ARRAY, 1, 1));
        } else {
            add(Instruction.constant(operand, 1));
        }
    }

    @Override
    public void visitVarInsn(int opcode, int local) {
        if (opcode >= Opcodes.ISTORE) {
            add(Instruction.of(Kind.STORE, local, isWide(opcode - Opcodes.ISTORE) ? 2 : 1));
        } else {
            add(Instruction.of(Kind.LOAD, local, isWide(opcode - Opcodes.ILOAD) ? 2 : 1));
        }
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        Member named = new Member(type, null, null);
        switch (opcode) {
            case Opcodes.NEW -> add(Instruction.of(Kind.NEW, 0, 1, named));
            case Opcodes.ANEWARRAY -> add(Instruction.of(Kind.NEW_ARRAY, 1, 1));
            case Opcodes.CHECKCAST -> add(Instruction.of(Kind.CAST, 1, 1, named));
            default -> add(Instruction.of(Kind.COMPUTE, 1, 1));
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        Member field = new Member(owner, name, descriptor);
        int slots = Type.getType(descriptor).getSize();
        switch (opcode) {
            case Opcodes.GETFIELD -> add(Instruction.of(Kind.GET_FIELD, 1, slots, field));
            case Opcodes.PUTFIELD -> add(Instruction.of(Kind.PUT_FIELD, 1, slots, field));
            case Opcodes.GETSTATIC -> add(Instruction.of(Kind.GET_STATIC, 0, slots, field));
            default -> add(Instruction.of(Kind.PUT_STATIC, 0, slots, field));
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        Kind kind = switch (opcode) {
            case Opcodes.INVOKESTATIC -> Kind.CALL_STATIC;
            case Opcodes.INVOKESPECIAL -> Kind.CALL_SPECIAL;
            default -> Kind.CALL_VIRTUAL;
        };
        add(call(kind, new Member(owner, name, descriptor)));
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Instruction call = call(Kind.CALL_DYNAMIC, new Member(bootstrap.getOwner(), bootstrap.getName(), descriptor));
        List<Member> given = new ArrayList<>();
        for (Object argument : arguments) {
            if (argument instanceof Handle handle) {
                given.add(new Member(handle.getOwner(), handle.getName(), handle.getDesc()));
            }
        }
        add(Instruction.dynamic(call, given));
    }

    private static Instruction call(Kind kind, Member member) {
        int sizes = Type.getArgumentsAndReturnSizes(member.descriptor());
        boolean hasReceiver = kind == Kind.CALL_VIRTUAL || kind == Kind.CALL_SPECIAL;
        // The sizes count a receiver, whether there is one or not.
        return Instruction.of(kind, (sizes >> 2) - (hasReceiver ? 0 : 1), sizes & 3, member);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        int takes = switch (opcode) {
            case Opcodes.GOTO -> 0;
            case Opcodes.IF_ICMPEQ,
                    Opcodes.IF_ICMPNE,
                    Opcodes.IF_ICMPLT,
                    Opcodes.IF_ICMPGE,
                    Opcodes.IF_ICMPGT,
                    Opcodes.IF_ICMPLE,
                    Opcodes.IF_ACMPEQ,
                    Opcodes.IF_ACMPNE -> 2;
            default -> 1;
        };
        Kind kind = switch (opcode) {
            case Opcodes.GOTO -> Kind.JUMP;
            case Opcodes.IFNULL -> Kind.IF_NULL;
            case Opcodes.IFNONNULL -> Kind.IF_NOT_NULL;
            case Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE -> Kind.IF_SAME;
            case Opcodes.JSR ->
                throw new IllegalArgumentException(
                        "Subroutines of class files before Java 7 are not read. Compile the class again.");
            default -> Kind.BRANCH;
        };
        addJump(kind, takes, label);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
        visitLookupSwitchInsn(otherwise, null, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        Label[] all = new Label[labels.length + 1];
        System.arraycopy(labels, 0, all, 1, labels.length);
        all[0] = otherwise;
        addJump(Kind.JUMP, 1, all);
    }

    private void addJump(Kind kind, int takes, Label... labels) {
        instructions.add(Instruction.of(kind, takes, 0));
        jumps.add(labels);
    }

    @Override
    public void visitLdcInsn(Object value) {
        boolean isKnown = value instanceof Number || value instanceof String;
        if (isKnown) {
            add(Instruction.constant(value, value instanceof Long || value instanceof Double ? 2 : 1));
        } else {
            int slots = value instanceof org.objectweb.asm.ConstantDynamic dynamic ? dynamic.getSize() : 1;
            add(Instruction.of(Kind.COMPUTE, 0, slots));
        }
    }

    @Override
    public void visitIincInsn(int local, int increment) {
        add(Instruction.of(Kind.INCREMENT, local, 1));
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        add(Instruction.of(Kind.NEW_ARRAY, dimensions, 1));
    }

    @Override
    public void visitLabel(Label label) {
        places.put(label, instructions.size());
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        handlers.add(start);
        handlers.add(end);
        handlers.add(handler);
    }

    /** Of the variables in one slot the first is the parameter: it is there when the method begins. */
    @Override
    public void visitLocalVariable(
            String name, String descriptor, String signature, Label start, Label end, int index) {
        if (places.get(start) == 0) {
            if (names.length <= index) {
                names = java.util.Arrays.copyOf(names, index + 1);
            }
            names[index] = name;
        }
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        locals = maxLocals;
    }

    private void add(Instruction instruction) {
        instructions.add(instruction);
        jumps.add(null);
    }
}
