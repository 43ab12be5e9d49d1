package dev.piculet.jackson.generator;

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
import dev.piculet.jackson.bytes.WrittenName;
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
    private final WriterCalls writer;
    private final OutputCalls calls;
    private final ClassSpec spec;
    private final Expression out;
    private final Local state;

    /** The caller has opened the buffer, where that is possible. */
    private boolean isOpen = true;

    /**
     * The last property that was written into the buffer, if it was: only then it is looked at. Null where the generator
     * knows of everything.
     */
    private Expression lastName;

    /** The property that is written into the buffer at present; null if it is not. */
    private Expression name;

    OutputCode(OutputTypes types, WriterCalls writer, ClassSpec spec, Expression out, Local state) {
        this.types = types;
        this.writer = writer;
        this.calls = new OutputCalls(types, writer);
        this.spec = spec;
        this.out = out;
        this.state = state;
    }

    /** Begins behind a property that another method has written. */
    void follow(WriteProperty property, int index) {
        lastName = types.writes(property)
                ? get(spec.constant("LAST_" + index, writer.name, property.preparedName()))
                : nullOf(writer.name);
    }

    /** Returns the constant with the name as it is written into the buffer; null if the property is left to the generator. */
    Expression bytesOf(WriteProperty property, int index) {
        WrittenName bytes = types.nameOf(property);
        return bytes == null ? null : get(spec.constant("BYTES_" + index, OutputCalls.WRITTEN_NAME, bytes));
    }

    /** What to do before a property is written into the buffer, or by tokens. */
    List<Expression> before(boolean isBuffered) {
        if (name != null) {
            lastName = name;
            name = null;
        }
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
        Expression closed = set(state, NOT_OPEN);
        return lastName == null ? List.of(closed) : List.of(calls.close(out, state, lastName), closed);
    }

    /** Writes a property into the buffer, which is open. */
    Expression write(ValueKind kind, Expression bytes, Expression name, Expression value) {
        this.name = name;
        return set(state, calls.write(kind, out, state, name, bytes, value));
    }

    /** Writes null into the buffer, which is open. */
    Expression writeNull(Expression bytes, Expression name) {
        this.name = name;
        return set(state, calls.writeNull(out, state, name, bytes));
    }

    /** Writes a value by its serializer, as far as possible into the buffer, which is open. */
    Expression writeValue(WriteProperty property, int index, Expression name, Value value) {
        this.name = name;
        Local before = local("before" + index, ConstantDescs.CD_long);
        Expression by = get(spec.constant("OUTPUT_" + index, calls.property(), property.output()));
        Expression written = property.serializer() == null
                ? calls.writeDynamic(by, out, value.context, before, value.bean, value.value)
                : calls.writeValue(by, out, value.context, before, value.value);
        // As with tokens: who is called may fail at another level of the output.
        return sequence(let(before, state), set(state, NOT_OPEN), set(state, written));
    }

    /** A value, and what its serializer is passed. */
    record Value(Expression context, Expression bean, Expression value) {}

    /** Throws what failed anew, with the place that it comes from. */
    Expression failed(Expression self, Expression failure, Expression at, Expression bean, Expression context) {
        return calls.failed(self, failure, at, state, bean, out, context);
    }
}
