package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/**
 * Symbolic types as code generation needs them: categories, sizes, descriptors.
 *
 * <p>Written without the convenience methods of {@link MethodTypeDesc}, which on JDK 17 run on streams and cost a fresh
 * JVM more than ten milliseconds. Every entry point that makes a {@link ClassDesc} goes through here, because on JDK 25
 * {@code ClassDesc.ofDescriptor("I")} fails unless {@link ConstantDescs} was initialized before.
 */
public final class Types {
    public static final ClassDesc OBJECT = ConstantDescs.CD_Object;
    public static final ClassDesc STRING = ConstantDescs.CD_String;
    public static final ClassDesc CLASS = ConstantDescs.CD_Class;
    public static final ClassDesc THROWABLE = ConstantDescs.CD_Throwable;
    public static final ClassDesc VOID = ConstantDescs.CD_void;
    public static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
    public static final ClassDesc INT = ConstantDescs.CD_int;
    public static final ClassDesc LONG = ConstantDescs.CD_long;
    public static final ClassDesc FLOAT = ConstantDescs.CD_float;
    public static final ClassDesc DOUBLE = ConstantDescs.CD_double;

    /** The class that has {@code void.class} as its field TYPE. */
    public static final ClassDesc VOID_WRAPPER = ConstantDescs.CD_Void;

    private Types() {}

    /** Returns whether a string has more than the 65,535 bytes that a class file can hold. */
    public static boolean isTooLongForConstant(String text) {
        if (text.length() <= 65_535 / 3) {
            return false;
        }
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            bytes += c > 0x7ff ? 3 : c > 0x7f || c == 0 ? 2 : 1;
        }
        return bytes > 65_535;
    }

    /** Returns the first character of the descriptor: one of {@code ZBSCIJFDVL[}. */
    public static char kind(ClassDesc type) {
        // Asked several times an instruction, mostly by a JVM that does not inline yet: comparisons call nothing.
        if (type == INT) {
            return 'I';
        }
        if (type == OBJECT || type == STRING) {
            return 'L';
        }
        if (type == LONG) {
            return 'J';
        }
        if (type == VOID) {
            return 'V';
        }
        if (type == BOOLEAN) {
            return 'Z';
        }
        return type.descriptorString().charAt(0);
    }

    public static boolean isVoid(ClassDesc type) {
        return type == VOID || kind(type) == 'V';
    }

    public static boolean isReference(ClassDesc type) {
        return isReference(kind(type));
    }

    /** Returns the same of a {@link #kind}: who asks twice of one type asks for its kind once. */
    public static boolean isReference(char kind) {
        return kind == 'L' || kind == '[';
    }

    /** Returns whether values of the type are an int on the operand stack. */
    public static boolean isIntLike(ClassDesc type) {
        return isIntLike(kind(type));
    }

    public static boolean isIntLike(char kind) {
        return kind == 'I' || kind == 'Z' || kind == 'B' || kind == 'S' || kind == 'C';
    }

    /** Returns the kind of the type on the operand stack: one of {@code IJFDA}, {@code V} for void. */
    public static char stackKind(ClassDesc type) {
        return stackKind(kind(type));
    }

    public static char stackKind(char kind) {
        switch (kind) {
            case 'I':
            case 'Z':
            case 'B':
            case 'S':
            case 'C':
                return 'I';
            case 'L':
            case '[':
                return 'A';
            default:
                return kind;
        }
    }

    /** Returns how many slots a value takes among the locals and on the operand stack: 0, 1 or 2. */
    public static int slots(ClassDesc type) {
        return type == INT || type == OBJECT ? 1 : slots(kind(type));
    }

    static int slots(char kind) {
        if (kind == 'V') {
            return 0;
        }
        return kind == 'J' || kind == 'D' ? 2 : 1;
    }

    public static int parameterSlots(MethodTypeDesc type) {
        int slots = 0;
        int count = type.parameterCount();
        for (int i = 0; i < count; i++) {
            slots += slots(type.parameterType(i));
        }
        return slots;
    }

    public static boolean isSame(ClassDesc a, ClassDesc b) {
        return a == b || a.descriptorString().equals(b.descriptorString());
    }

    /** Returns whether a type is an array, of any depth, of another. */
    public static boolean isArrayOf(ClassDesc array, ClassDesc element) {
        String descriptor = array.descriptorString();
        String wanted = element.descriptorString();
        int depth = descriptor.length() - wanted.length();
        return depth > 0 && descriptor.endsWith(wanted) && descriptor.charAt(depth - 1) == '[';
    }

    /**
     * Returns whether the names alone tell that a reference of one type is one of another. The class being generated is
     * assumed to have the types that it is used as: its supertypes are loaded when it is defined.
     */
    static boolean isKnownSubtype(ClassDesc type, ClassDesc target, ClassDesc self) {
        if (isSame(type, target) || isSame(target, OBJECT) || isSame(type, self)) {
            return true;
        }
        if (kind(type) != '[') {
            return false;
        }
        String name = target.descriptorString();
        return name.equals("Ljava/lang/Cloneable;") || name.equals("Ljava/io/Serializable;");
    }

    /** Returns the name that class files use: {@code java/lang/String}, {@code [I}. */
    public static String internalName(ClassDesc type) {
        String descriptor = type.descriptorString();
        return descriptor.charAt(0) == 'L' ? descriptor.substring(1, descriptor.length() - 1) : descriptor;
    }

    /** Returns the name that {@link Class#getName} gives: {@code java.lang.String}. */
    public static String binaryName(ClassDesc type) {
        return internalName(type).replace('/', '.');
    }

    /** Returns the name for people: {@code int}, {@code java.lang.String[]}. */
    public static String readable(ClassDesc type) {
        if (type.isArray()) {
            return readable(type.componentType()).concat("[]");
        }
        return type.isPrimitive() ? keyword(type) : binaryName(type);
    }

    public static String descriptor(MethodTypeDesc type) {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < type.parameterCount(); i++) {
            text.append(type.parameterType(i).descriptorString());
        }
        return text.append(')').append(type.returnType().descriptorString()).toString();
    }

    public static ClassDesc of(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        if (element.isHidden()) {
            throw TreeErrors.hiddenClassNamed(type);
        }
        // The constants, which are made anew of a descriptor and which kind() knows.
        if (type == int.class) {
            return INT;
        }
        if (type == String.class) {
            return STRING;
        }
        if (type == Object.class) {
            return OBJECT;
        }
        if (type == long.class) {
            return LONG;
        }
        return ClassDesc.ofDescriptor(type.descriptorString());
    }

    public static MethodTypeDesc of(Class<?> returns, Class<?>[] parameters) {
        ClassDesc[] types = new ClassDesc[parameters.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = of(parameters[i]);
        }
        return MethodTypeDesc.of(of(returns), types);
    }

    public static ClassDesc ofName(String packageName, String simpleName) {
        return ClassDesc.of(
                packageName.isEmpty() ? simpleName : packageName.concat(".").concat(simpleName));
    }

    /** Returns the class that boxes a primitive type. */
    public static ClassDesc wrapper(ClassDesc primitive) {
        switch (kind(primitive)) {
            case 'Z':
                return ConstantDescs.CD_Boolean;
            case 'B':
                return ConstantDescs.CD_Byte;
            case 'S':
                return ConstantDescs.CD_Short;
            case 'C':
                return ConstantDescs.CD_Character;
            case 'I':
                return ConstantDescs.CD_Integer;
            case 'J':
                return ConstantDescs.CD_Long;
            case 'F':
                return ConstantDescs.CD_Float;
            case 'D':
                return ConstantDescs.CD_Double;
            default:
                throw TreeErrors.noWrapper(primitive);
        }
    }

    /** Returns the keyword of a primitive type. */
    public static String keyword(ClassDesc primitive) {
        switch (kind(primitive)) {
            case 'Z':
                return "boolean";
            case 'B':
                return "byte";
            case 'S':
                return "short";
            case 'C':
                return "char";
            case 'I':
                return "int";
            case 'J':
                return "long";
            case 'F':
                return "float";
            case 'D':
                return "double";
            default:
                return "void";
        }
    }
}
