package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;

/** Numbers of instructions (JVMS 6.5), and how the forms of one instruction for several types lie behind each other. */
public final class Opcode {
    public static final int IFEQ = 153;
    public static final int IF_ICMPEQ = 159;
    public static final int IF_ACMPEQ = 165;
    public static final int IFNULL = 198;

    static final int ACONST_NULL = 1;
    static final int ICONST_0 = 3;
    static final int LCONST_0 = 9;
    static final int BIPUSH = 16;
    static final int SIPUSH = 17;
    static final int ILOAD = 21;
    static final int ALOAD = 25;
    static final int IALOAD = 46;
    static final int ISTORE = 54;
    static final int IASTORE = 79;
    static final int POP = 87;
    static final int POP2 = 88;
    static final int DUP = 89;
    static final int INEG = 116;
    static final int GOTO = 167;
    static final int IRETURN = 172;
    static final int RETURN = 177;
    static final int GETSTATIC = 178;
    static final int PUTSTATIC = 179;
    static final int GETFIELD = 180;
    static final int PUTFIELD = 181;
    static final int INVOKEVIRTUAL = 182;
    static final int INVOKESPECIAL = 183;
    static final int INVOKESTATIC = 184;
    static final int INVOKEINTERFACE = 185;
    static final int NEWARRAY = 188;
    static final int ANEWARRAY = 189;
    static final int ARRAYLENGTH = 190;
    static final int ATHROW = 191;
    static final int CHECKCAST = 192;
    static final int INSTANCEOF = 193;

    private static final int I2L = 133;
    private static final int I2B = 145;
    private static final int LCMP = 148;
    private static final int FCMPL = 149;
    private static final int DCMPL = 151;
    private static final int[] NOTHING = {};

    private Opcode() {}

    /**
     * Returns how far behind the int form of an instruction the form for a type is: int, long, float, double,
     * reference.
     */
    static int distance(ClassDesc type) {
        return distance(Types.stackKind(type));
    }

    static int distance(char stackKind) {
        switch (stackKind) {
            case 'A':
                return 4;
            case 'I':
                return 0;
            case 'J':
                return 1;
            case 'F':
                return 2;
            case 'D':
                return 3;
            default:
                return -1;
        }
    }

    /** Returns the same for instructions on array elements, where byte (and boolean), char and short follow. */
    static int arrayDistance(ClassDesc component) {
        switch (Types.kind(component)) {
            case 'Z':
            case 'B':
                return 5;
            case 'C':
                return 6;
            case 'S':
                return 7;
            default:
                return distance(component);
        }
    }

    /** Returns the operand of {@code newarray}. */
    static int arrayCode(ClassDesc primitive) {
        return 4 + "ZCFDBSIJ".indexOf(Types.kind(primitive));
    }

    static int of(MethodRef.Kind kind) {
        if (kind.isStatic()) {
            return INVOKESTATIC;
        }
        if (kind == MethodRef.Kind.SPECIAL) {
            return INVOKESPECIAL;
        }
        return kind == MethodRef.Kind.INTERFACE ? INVOKEINTERFACE : INVOKEVIRTUAL;
    }

    static int comparison(ClassDesc type, boolean nanIsGreater) {
        char kind = Types.kind(type);
        if (kind == 'J') {
            return LCMP;
        }
        return (kind == 'F' ? FCMPL : DCMPL) + (nanIsGreater ? 1 : 0);
    }

    /** Returns the instructions that convert between two primitive numeric types. */
    static int[] conversion(ClassDesc from, ClassDesc to) {
        int source = distance(from);
        int target = distance(to);
        int narrowing = "BCS".indexOf(Types.kind(to));
        boolean narrows = narrowing >= 0 && Types.kind(from) != Types.kind(to) && !isByteToShort(from, to);
        if (source == target) {
            return narrows ? new int[] {I2B + narrowing} : NOTHING;
        }
        // Three conversions from each of the four types, to the other three in their order.
        int toStackType = I2L + source * 3 + (target > source ? target - 1 : target);
        return narrows ? new int[] {toStackType, I2B + narrowing} : new int[] {toStackType};
    }

    static ClassDesc resultOfConversion(int opcode) {
        if (opcode >= I2B) {
            return Types.INT;
        }
        int source = (opcode - I2L) / 3;
        int other = (opcode - I2L) % 3;
        switch (other >= source ? other + 1 : other) {
            case 0:
                return Types.INT;
            case 1:
                return Types.LONG;
            case 2:
                return Types.FLOAT;
            default:
                return Types.DOUBLE;
        }
    }

    private static boolean isByteToShort(ClassDesc from, ClassDesc to) {
        return Types.kind(from) == 'B' && Types.kind(to) == 'S';
    }
}
