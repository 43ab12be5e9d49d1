package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;

/** Calls of methods that an adapter's class for writers offers to generated code. */
final class WriterCalls {
    final ClassDesc writer;
    final ClassDesc generator;
    final ClassDesc context;
    final ClassDesc property;
    final ClassDesc serializer;
    final ClassDesc name;

    WriterCalls(JacksonTypes types) {
        writer = JacksonTypes.desc(types.writer());
        generator = JacksonTypes.desc(types.generator());
        context = JacksonTypes.desc(types.writing());
        property = JacksonTypes.desc(types.written());
        serializer = JacksonTypes.desc(types.serializer());
        name = JacksonTypes.desc(types.name());
    }

    /** Writes a name and a primitive. */
    Expression writePrimitive(ValueKind kind, Expression out, Expression prepared, Expression value) {
        MethodRef method =
                MethodRef.ofStatic(writer, "write" + kind.suffix, CD_void, generator, name, ReaderCalls.typeOf(kind));
        return call(method, out, prepared, value);
    }

    /** Writes a name and a string that is not null. */
    Expression writeString(Expression out, Expression prepared, Expression value) {
        MethodRef method = MethodRef.ofStatic(
                writer, "writeString", CD_void, generator, name, ReaderCalls.typeOf(ValueKind.STRING));
        return call(method, out, prepared, value);
    }

    /** Writes a name and null. */
    Expression writeNull(Expression out, Expression prepared) {
        return call(MethodRef.ofStatic(writer, "writeNull", CD_void, generator, name), out, prepared);
    }

    /** Writes a name and, by a known serializer, a value that is not null. */
    Expression writeObject(Expression out, Expression ctxt, Expression prepared, Expression by, Expression value) {
        MethodRef method =
                MethodRef.ofStatic(writer, "writeObject", CD_void, generator, context, name, serializer, CD_Object);
        return call(method, out, ctxt, prepared, by, value);
    }

    /** Writes a name and a value that is not null, by the serializer of the value's class. */
    Expression writeDynamic(Expression out, Expression ctxt, Expression settable, Expression bean, Expression value) {
        MethodRef method =
                MethodRef.ofStatic(writer, "writeDynamic", CD_void, generator, context, property, CD_Object, CD_Object);
        return call(method, out, ctxt, settable, bean, value);
    }

    /** Lets the property write itself, or nothing. */
    Expression writeProperty(Expression out, Expression ctxt, Expression settable, Expression bean) {
        MethodRef method =
                MethodRef.ofStatic(writer, "writeProperty", CD_void, generator, context, property, CD_Object);
        return call(method, out, ctxt, settable, bean);
    }

    /** Lets the property write null by its own serializer, or nothing, without asking for its value. */
    Expression writeOwnNull(Expression out, Expression ctxt, Expression settable) {
        MethodRef method = MethodRef.ofStatic(writer, "writeOwnNull", CD_void, generator, context, property);
        return call(method, out, ctxt, settable);
    }

    /** Writes a name, and what stands for null that a value holds. */
    Expression writeHeldNull(Expression out, Expression ctxt, Expression prepared) {
        MethodRef method = MethodRef.ofStatic(writer, "writeHeldNull", CD_void, generator, context, name);
        return call(method, out, ctxt, prepared);
    }

    /** Writes a name, and throws what a value has thrown when it was asked for what it holds. */
    Expression contentFailed(
            Expression out,
            Expression ctxt,
            Expression prepared,
            Expression settable,
            Expression value,
            Expression thrown) {
        MethodRef method = MethodRef.ofStatic(
                writer, "contentFailed", CD_void, generator, context, name, property, CD_Object, OutputCalls.FAILURE);
        return call(method, out, ctxt, prepared, settable, value, thrown);
    }

    /** Throws what failed, with the place that it comes from. */
    Expression failed(Expression self, Expression... arguments) {
        MethodRef method = MethodRef.ofVirtual(
                writer, "failed", CD_void, OutputCalls.FAILURE, CD_int, CD_Object, generator, context);
        return call(self, method, arguments);
    }
}
