package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Modifier;

/**
 * A value that a reader keeps from one statement to a later one: a local variable, or, where the reader is several
 * methods, a field of an object that reads one instance.
 *
 * @param local the local variable; null if it is a field
 * @param self whose field it is; null if it is a local variable
 */
record Variable(Local local, Expression self, FieldRef field) {
    static Variable inMethod(String name, ClassDesc type) {
        return new Variable(Expressions.local(name, type), null, null);
    }

    static Variable inObject(ClassSpec spec, Expression self, String name, ClassDesc type) {
        return new Variable(null, self, spec.field(Modifier.PRIVATE, name, type));
    }

    ClassDesc type() {
        return local == null ? field.type() : local.type();
    }

    Expression value() {
        return local == null ? Expressions.get(self, field) : local;
    }

    Expression assign(Expression value) {
        return local == null ? put(self, field, value) : set(local, value);
    }

    /** Gives it its first value. */
    Expression begin(Expression value) {
        return local == null ? put(self, field, value) : let(local, value);
    }
}
