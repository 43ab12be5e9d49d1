package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.jackson.bytes.WrittenName;
import java.lang.constant.ClassDesc;

/** Calls of functions that write into a generator's buffer. How far they are is a number, negative where tokens are written. */
final class OutputCalls {
    static final ClassDesc WRITTEN_NAME = JacksonTypes.desc(WrittenName.class);

    static final ClassDesc FAILURE = JacksonTypes.desc(Throwable.class);

    private final WriterCalls calls;
    private final ClassDesc functions;
    private final ClassDesc property;

    OutputCalls(OutputTypes output, WriterCalls calls) {
        this.calls = calls;
        functions = JacksonTypes.desc(output.functions());
        property = JacksonTypes.desc(output.property());
    }

    /** How far the generator is, if properties can be written into its buffer. */
    Expression open(Expression out) {
        return call(MethodRef.ofStatic(functions, "open", CD_long, calls.generator), out);
    }

    /** Tells the generator how far the buffer is written. */
    Expression close(Expression out, Expression state, Expression lastName) {
        MethodRef method = MethodRef.ofStatic(functions, "close", CD_void, calls.generator, CD_long, calls.name);
        return call(method, out, state, lastName);
    }

    /** Writes a name and a value, and returns how far the buffer is written then. */
    Expression write(
            ValueKind kind, Expression out, Expression state, Expression name, Expression bytes, Expression value) {
        ClassDesc type = kind == ValueKind.STRING ? CD_String : ReaderCalls.typeOf(kind);
        MethodRef method = MethodRef.ofStatic(
                functions, "write" + kind.suffix, CD_long, calls.generator, CD_long, calls.name, WRITTEN_NAME, type);
        return call(method, out, state, name, bytes, value);
    }

    /** The type of what writes the values of a property. */
    ClassDesc property() {
        return property;
    }

    /** Writes a name and a value by a known serializer, and returns how far the buffer is written then. */
    Expression writeValue(Expression by, Expression out, Expression ctxt, Expression state, Expression value) {
        MethodRef method =
                MethodRef.ofVirtual(property, "write", CD_long, calls.generator, calls.context, CD_long, CD_Object);
        return call(by, method, out, ctxt, state, value);
    }

    /** Writes a name and a value by the serializer of its class, and returns how far the buffer is written then. */
    Expression writeDynamic(
            Expression by, Expression out, Expression ctxt, Expression state, Expression bean, Expression value) {
        MethodRef method = MethodRef.ofVirtual(
                property, "writeDynamic", CD_long, calls.generator, calls.context, CD_long, CD_Object, CD_Object);
        return call(by, method, out, ctxt, state, bean, value);
    }

    /** Writes a name and null, and returns how far the buffer is written then. */
    Expression writeNull(Expression out, Expression state, Expression name, Expression bytes) {
        MethodRef method =
                MethodRef.ofStatic(functions, "writeNull", CD_long, calls.generator, CD_long, calls.name, WRITTEN_NAME);
        return call(method, out, state, name, bytes);
    }

    /** Tells the generator how far the buffer is written, and throws what failed, with the place that it comes from. */
    Expression failed(Expression self, Expression... arguments) {
        MethodRef method = MethodRef.ofVirtual(
                calls.writer, "failed", CD_void, FAILURE, CD_int, CD_long, CD_Object, calls.generator, calls.context);
        return call(self, method, arguments);
    }
}
