package dev.piculet.codegen;

import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.CodegenErrors;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;
import java.util.Objects;

/**
 * A local variable or parameter; as an expression, its value.
 *
 * <p>Made by {@link Expressions#local} and {@link MethodSpec#parameter}. It lives from its {@link Expressions#let} to
 * the end of the enclosing body (of a method, branch, loop, case, block); using it elsewhere is an {@link
 * IllegalStateException} that names it. Identity counts, not the name.
 */
@SuppressWarnings("exports")
public final class Local implements Expression {
    private final String name;
    private final ClassDesc type;

    Local(String name, ClassDesc type) {
        this.name = Objects.requireNonNull(name, "name");
        this.type = Objects.requireNonNull(type, "type");
        if (type.descriptorString().equals(Types.VOID.descriptorString())) {
            throw CodegenErrors.voidVariable(name);
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

    @Override
    public void emit(MethodEmitter out) {
        out.load(this);
    }

    @Override
    public void print(CodePrinter out) {
        out.local(this);
    }
}
