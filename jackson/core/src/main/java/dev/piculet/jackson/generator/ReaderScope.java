package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.get;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import java.lang.constant.ClassDesc;

/** Variables of all code that reads one instance. */
final class ReaderScope {
    final ReaderCalls calls;
    final MemberAccess members;
    final Presence presence;
    final Expression self;
    final Variable in;
    final Variable context;

    /** What takes values from the parser's buffer; null to read tokens alone. */
    final Window window;

    private final ClassSpec spec;
    private final boolean isObject;

    private ReaderScope(
            ReaderCalls calls,
            MemberAccess members,
            ClassSpec spec,
            MethodSpec read,
            int properties,
            boolean isObject) {
        this.calls = calls;
        this.members = members;
        this.spec = spec;
        this.isObject = isObject;
        self = read.self();
        in = isObject ? variable("in", calls.parser) : new Variable(read.parameter(0, "in"), null, null);
        context =
                isObject ? variable("context", calls.context) : new Variable(read.parameter(1, "context"), null, null);
        window = calls.window == null ? null : new Window(this);
        presence = new Presence(this, properties);
    }

    /** The scope of a single method that has all variables. */
    static ReaderScope ofMethod(
            ReaderCalls calls, MemberAccess members, ClassSpec spec, MethodSpec read, int properties) {
        return new ReaderScope(calls, members, spec, read, properties, /* isObject= */ false);
    }

    /** The scope of several methods of an object that reads one instance. */
    static ReaderScope ofObject(
            ReaderCalls calls, MemberAccess members, ClassSpec spec, MethodSpec read, int properties) {
        return new ReaderScope(calls, members, spec, read, properties, /* isObject= */ true);
    }

    Variable variable(String name, ClassDesc type) {
        return isObject ? Variable.inObject(spec, self, name, type) : Variable.inMethod(name, type);
    }

    Expression constant(String name, ClassDesc type, Object value) {
        return get(spec.constant(name, type, value));
    }

    /** Whether an instance is made as soon as all its arguments were read. */
    boolean createsEarly(int arguments) {
        return calls.createsEarly && arguments > 0;
    }

    /** The reader's value for an argument that is missing or null. */
    Expression argument(int index, Expression isMissing) {
        return calls.argument(self, context.value(), index, isMissing);
    }
}
