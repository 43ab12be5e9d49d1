package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.get;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.Local;
import dev.piculet.codegen.MethodSpec;
import java.lang.constant.ClassDesc;

/** What all code of one reading method uses. */
final class ReaderScope {
    final ReaderCalls calls;
    final MemberAccess members;
    final Presence presence;
    final Expression self;
    final Local in;
    final Local context;
    private final ClassSpec spec;

    ReaderScope(ReaderCalls calls, MemberAccess members, Presence presence, ClassSpec spec, MethodSpec method) {
        this.calls = calls;
        this.members = members;
        this.presence = presence;
        this.spec = spec;
        self = method.self();
        in = method.parameter(0, "in");
        context = method.parameter(1, "context");
    }

    Expression constant(String name, ClassDesc type, Object value) {
        return get(spec.constant(name, type, value));
    }

    /** What the reader gives for an argument that is missing or null. */
    Expression argument(int index, Expression isMissing) {
        return calls.argument(self, context, index, isMissing);
    }
}
