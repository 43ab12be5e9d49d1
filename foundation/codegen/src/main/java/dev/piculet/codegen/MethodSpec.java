package dev.piculet.codegen;

import dev.piculet.codegen.node.Self;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.TreeErrors;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.util.List;

/** One method or constructor of a class to be generated; filled by one thread. */
public final class MethodSpec {
    private final ClassSpec owner;
    private final int flags;
    private final String name;
    private final MethodTypeDesc type;
    private final Local[] parameters;

    private List<Expression> statements;
    private MethodRef superConstructor;
    private List<Expression> superArguments = List.of();

    MethodSpec(ClassSpec owner, int flags, String name, MethodTypeDesc type) {
        this.owner = owner;
        this.flags = flags;
        this.name = name;
        this.type = type;
        this.parameters = new Local[type.parameterCount()];
    }

    /**
     * Returns a parameter, counted from 0 without the receiver; asked for again, it is the same and has the same name.
     */
    public Local parameter(int index, String name) {
        if (index < 0 || index >= parameters.length) {
            throw CodegenErrors.noSuchParameter(this, index);
        }
        if (parameters[index] == null) {
            parameters[index] = new Local(name, type.parameterType(index));
        } else if (!parameters[index].name().equals(name)) {
            throw CodegenErrors.parameterRenamed(this, parameters[index], name);
        }
        return parameters[index];
    }

    /** Returns the object that the method is called on; an {@link IllegalStateException} in a static method. */
    public Expression self() {
        if (isStatic()) {
            throw TreeErrors.selfInStaticMethod(ref());
        }
        return new Self(owner.type());
    }

    /** Sets the statements, once. A method that returns nothing need not end with a return. */
    public MethodSpec body(Expression... statements) {
        return body(List.of(statements));
    }

    /** Sets the statements, once. A method that returns nothing need not end with a return. */
    public MethodSpec body(List<Expression> statements) {
        if (this.statements != null) {
            throw CodegenErrors.bodyTwice(this);
        }
        this.statements = List.copyOf(statements);
        return this;
    }

    /**
     * Makes a constructor call this constructor of the superclass before its body; without it, the one with no
     * parameters is called. The arguments must not use {@link #self}.
     */
    public MethodSpec callSuper(MethodRef constructor, Expression... arguments) {
        if (!isConstructor() || superConstructor != null) {
            throw CodegenErrors.superCallMisplaced(this);
        }
        superArguments = Expressions.checkedArguments(constructor, arguments);
        superConstructor = constructor;
        return this;
    }

    /** Returns the reference by which other code of the class calls the method. */
    public MethodRef ref() {
        MethodRef.Kind kind = MethodRef.Kind.VIRTUAL;
        if (isConstructor()) {
            kind = MethodRef.Kind.SPECIAL;
        } else if (isStatic()) {
            kind = MethodRef.Kind.STATIC;
        }
        return new MethodRef(owner.type(), name, type, kind);
    }

    /** Returns the class that the method is a member of. */
    public ClassDesc owner() {
        return owner.type();
    }

    public int flags() {
        return flags;
    }

    public String name() {
        return name;
    }

    public MethodTypeDesc type() {
        return type;
    }

    public boolean isStatic() {
        return Modifier.isStatic(flags);
    }

    public boolean isConstructor() {
        return name.equals(MethodRef.CONSTRUCTOR);
    }

    /** Returns the parameters in their order, null for each that was never asked for. */
    Local[] parameters() {
        return parameters.clone();
    }

    /** Returns the statements; an {@link IllegalStateException} if there are none yet. */
    public List<Expression> statements() {
        if (statements == null) {
            throw CodegenErrors.bodyMissing(this);
        }
        return statements;
    }

    /** Returns the superclass's constructor that a constructor calls. */
    public MethodRef superConstructor() {
        return superConstructor == null ? MethodRef.ofConstructor(owner.superclass()) : superConstructor;
    }

    /** Returns the arguments of the superclass's constructor. */
    public List<Expression> superArguments() {
        return superArguments;
    }
}
