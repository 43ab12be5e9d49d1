package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Objects;

/** Names a method or constructor, without loading its class. Immutable: code of many classes may call it. */
public final class MethodRef {
    /** The name of every constructor. */
    public static final String CONSTRUCTOR = "<init>";

    /** How a method is called. */
    public enum Kind {
        /** A static method of a class. */
        STATIC,
        /** A static method of an interface. */
        INTERFACE_STATIC,
        /** An instance method of a class, private ones included. */
        VIRTUAL,
        /** An instance method of an interface. */
        INTERFACE,
        /** A constructor, or a superclass's method called past its overrides. */
        SPECIAL;

        /** Returns whether a call has no receiver. */
        public boolean isStatic() {
            return this == STATIC || this == INTERFACE_STATIC;
        }

        boolean isInterface() {
            return this == INTERFACE || this == INTERFACE_STATIC;
        }
    }

    private final ClassDesc owner;
    private final String name;
    private final MethodTypeDesc type;
    private final Kind kind;

    // Made for the first call that is written. Code that runs once would spend much of its time on making them, and
    // their hash codes, for every call.
    private String ownerName;
    private String descriptor;

    public MethodRef(ClassDesc owner, String name, MethodTypeDesc type, Kind kind) {
        this.owner = Objects.requireNonNull(owner, "owner");
        this.name = Objects.requireNonNull(name, "name");
        this.type = Objects.requireNonNull(type, "type");
        this.kind = Objects.requireNonNull(kind, "kind");
        int slots = Types.parameterSlots(type) + (kind.isStatic() ? 0 : 1);
        if (slots > 255) {
            throw TreeErrors.tooManyArguments(owner, name, slots);
        }
    }

    /** Returns the class or interface that has the method. */
    public ClassDesc owner() {
        return owner;
    }

    public String name() {
        return name;
    }

    public MethodTypeDesc type() {
        return type;
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the name of the owner that class files use. */
    String ownerName() {
        String made = ownerName;
        if (made == null) {
            made = Types.internalName(owner);
            ownerName = made;
        }
        return made;
    }

    String descriptor() {
        String made = descriptor;
        if (made == null) {
            made = Types.descriptor(type);
            descriptor = made;
        }
        return made;
    }

    /** Returns whether this names a constructor. */
    public boolean isConstructor() {
        return name.equals(CONSTRUCTOR);
    }

    /** Returns its name in messages: {@code method 'size' of java.util.List}. */
    public String described() {
        return (isConstructor() ? "a constructor" : "method '" + name + "'") + " of " + Types.readable(owner);
    }

    /** Returns a reference to a static method of a class. */
    public static MethodRef ofStatic(ClassDesc owner, String name, ClassDesc returns, ClassDesc... parameters) {
        return new MethodRef(owner, name, MethodTypeDesc.of(returns, parameters), Kind.STATIC);
    }

    /** Returns a reference to an instance method of a class. */
    public static MethodRef ofVirtual(ClassDesc owner, String name, ClassDesc returns, ClassDesc... parameters) {
        return new MethodRef(owner, name, MethodTypeDesc.of(returns, parameters), Kind.VIRTUAL);
    }

    /** Returns a reference to an instance method of an interface. */
    public static MethodRef ofInterface(ClassDesc owner, String name, ClassDesc returns, ClassDesc... parameters) {
        return new MethodRef(owner, name, MethodTypeDesc.of(returns, parameters), Kind.INTERFACE);
    }

    /** Returns a reference to a constructor. */
    public static MethodRef ofConstructor(ClassDesc owner, ClassDesc... parameters) {
        return new MethodRef(owner, CONSTRUCTOR, MethodTypeDesc.of(Types.VOID, parameters), Kind.SPECIAL);
    }

    /** Returns the reference to a method; no class that it mentions may be a hidden one, which no code can name. */
    public static MethodRef of(Method method) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        Kind kind;
        if (method.getDeclaringClass().isInterface()) {
            kind = isStatic ? Kind.INTERFACE_STATIC : Kind.INTERFACE;
        } else {
            kind = isStatic ? Kind.STATIC : Kind.VIRTUAL;
        }
        MethodTypeDesc type = Types.of(method.getReturnType(), method.getParameterTypes());
        return new MethodRef(Types.of(method.getDeclaringClass()), method.getName(), type, kind);
    }

    /** Returns the reference to a constructor; no class that it mentions may be a hidden one. */
    public static MethodRef of(Constructor<?> constructor) {
        MethodTypeDesc type = Types.of(void.class, constructor.getParameterTypes());
        return new MethodRef(Types.of(constructor.getDeclaringClass()), CONSTRUCTOR, type, Kind.SPECIAL);
    }
}
