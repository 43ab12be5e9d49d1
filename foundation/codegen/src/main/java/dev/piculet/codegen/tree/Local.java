package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.util.Objects;

/**
 * A local variable or parameter; as an expression, its value.
 *
 * <p>It lives from its declaration to the end of the enclosing body (of a method, branch, loop, case, block); using it
 * elsewhere is an {@link IllegalStateException} that names it. Identity counts, not the name.
 */
public final class Local implements Expression {
    private final String name;
    private final ClassDesc type;
    private final char kind;
    private final int slots;

    /** Creates one that code has to declare before it is used. */
    public Local(String name, ClassDesc type) {
        this.name = Objects.requireNonNull(name, "name");
        this.type = Objects.requireNonNull(type, "type");
        this.kind = Types.stackKind(type);
        this.slots = Types.slots(kind);
        if (kind == 'V') {
            throw TreeErrors.voidVariable(name);
        }
    }

    /** Returns the name that the printer shows. */
    public String name() {
        return name;
    }

    @Override
    public ClassDesc type() {
        return type;
    }

    /** Returns the kind of its values on the operand stack, as {@link Types#stackKind} does. */
    char kind() {
        return kind;
    }

    /** Returns how many slots its value takes. */
    int slots() {
        return slots;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.load(this);
    }

    @Override
    public void print(CodePrinter out) {
        out.local(this);
    }
}
