package dev.piculet.codegen.classfile;

import org.objectweb.asm.Opcodes;

/** How many slots the JVM's instructions without operands take and put, those that compute from values on the stack. */
final class Arithmetic {
    private Arithmetic() {}

    /** Returns how many slots are taken, and how many are put. */
    static int[] effect(int opcode) {
        return switch (opcode) {
            case Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM -> effect(2, 1);
            case Opcodes.FADD, Opcodes.FSUB, Opcodes.FMUL, Opcodes.FDIV, Opcodes.FREM -> effect(2, 1);
            case Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR, Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR -> effect(2, 1);
            case Opcodes.LADD, Opcodes.LSUB, Opcodes.LMUL, Opcodes.LDIV, Opcodes.LREM -> effect(4, 2);
            case Opcodes.DADD, Opcodes.DSUB, Opcodes.DMUL, Opcodes.DDIV, Opcodes.DREM -> effect(4, 2);
            case Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR -> effect(4, 2);
            case Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR -> effect(3, 2);
            case Opcodes.INEG, Opcodes.FNEG, Opcodes.I2F, Opcodes.F2I -> effect(1, 1);
            case Opcodes.I2B, Opcodes.I2C, Opcodes.I2S -> effect(1, 1);
            case Opcodes.LNEG, Opcodes.DNEG, Opcodes.L2D, Opcodes.D2L -> effect(2, 2);
            case Opcodes.I2L, Opcodes.I2D, Opcodes.F2L, Opcodes.F2D -> effect(1, 2);
            case Opcodes.L2I, Opcodes.L2F, Opcodes.D2I, Opcodes.D2F -> effect(2, 1);
            case Opcodes.LCMP, Opcodes.DCMPL, Opcodes.DCMPG -> effect(4, 1);
            case Opcodes.FCMPL, Opcodes.FCMPG -> effect(2, 1);
            case Opcodes.MONITORENTER, Opcodes.MONITOREXIT -> effect(1, 0);
            default -> throw new IllegalArgumentException("Instruction " + opcode + " is not known. Compile for Java.");
        };
    }

    private static int[] effect(int takes, int puts) {
        return new int[] {takes, puts};
    }
}
