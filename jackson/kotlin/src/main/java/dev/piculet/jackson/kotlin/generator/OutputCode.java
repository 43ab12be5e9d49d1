package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.jackson.kotlin.bytes.WrittenName;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the properties of one method into the generator's buffer, as far as their kind allows. Before anything else is
 * called with the generator, the buffer is closed: the generator is told how far it is written. Properties must be asked for in
 * their order.
 */
final class OutputCode {
    private static final Expression NOT_OPEN = constant(-1L);

    private final OutputTypes types;
    private final OutputCalls calls;
    private final ClassSpec spec;
    private final Expression out;
    private final Local state = local("state", ConstantDescs.CD_long);

    private boolean isOpen;

    /** The last property that was written into the buffer, if it was: only then it is looked at. */
    private Expression lastName;

    OutputCode(OutputTypes types, WriterCalls writer, ClassSpec spec, Expression out) {
        this.types = types;
        this.calls = new OutputCalls(types, writer);
        this.spec = spec;
        this.out = out;
        lastName = nullOf(writer.name);
    }

    Expression declare() {
        return let(state, NOT_OPEN);
    }

    /** Returns the constant with the name as it is written into the buffer; null if the property is left to the generator. */
    Expression bytesOf(WriteProperty property, int index) {
        WrittenName bytes = types.nameOf(property);
        return bytes == null ? null : get(spec.constant("BYTES_" + index, OutputCalls.WRITTEN_NAME, bytes));
    }

    /** What to do before a property is written into the buffer, or by tokens. */
    List<Expression> before(boolean isBuffered) {
        if (isBuffered == isOpen) {
            return List.of();
        }
        isOpen = isBuffered;
        return isBuffered ? List.of(open()) : close();
    }

    /** Writes by tokens what is usually written into the buffer. */
    Expression byTokens(Expression call) {
        if (!isOpen) {
            return call;
        }
        List<Expression> code = new ArrayList<>(close());
        code.add(call);
        code.add(open());
        return sequence(code);
    }

    private Expression open() {
        return set(state, calls.open(out));
    }

    private List<Expression> close() {
        // What is called next may fail at another level of the output.
        return List.of(calls.close(out, state, lastName), set(state, NOT_OPEN));
    }

    /** Writes a property into the buffer, which is open. */
    Expression write(ValueKind kind, Expression bytes, Expression name, Expression value) {
        lastName = name;
        return set(state, calls.write(kind, out, state, name, bytes, value));
    }

    /** Writes null into the buffer, which is open. */
    Expression writeNull(Expression bytes, Expression name) {
        lastName = name;
        return set(state, calls.writeNull(out, state, name, bytes));
    }

    /** Throws what failed anew, with the place that it comes from. */
    Expression failed(Expression self, Expression failure, Expression at, Expression bean, Expression context) {
        return calls.failed(self, failure, at, state, bean, out, context);
    }
}
