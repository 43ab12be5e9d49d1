package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.constant;
import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.jackson.bytes.JsonNumbers;
import dev.piculet.jackson.bytes.JsonText;
import dev.piculet.jackson.bytes.WrittenText;
import dev.piculet.jackson.direct.DirectBeanWriter;
import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectText;
import dev.piculet.jackson.direct.DirectWriter;
import java.lang.constant.ClassDesc;

/** Calls of functions that write without a generator. */
final class DirectWriterCalls {
    static final ClassDesc OUTPUT = JacksonTypes.desc(DirectOutput.class);
    static final ClassDesc BEAN_WRITER = JacksonTypes.desc(DirectBeanWriter.class);
    static final ClassDesc WRITER = JacksonTypes.desc(DirectWriter.class);
    static final ClassDesc TEXT = JacksonTypes.desc(WrittenText.class);
    static final ClassDesc BYTES = CD_byte.arrayType();

    private static final ClassDesc NUMBERS = JacksonTypes.desc(JsonNumbers.class);
    private static final ClassDesc WORDS = JacksonTypes.desc(JsonText.class);
    private static final ClassDesc TEXTS = JacksonTypes.desc(DirectText.class);

    private DirectWriterCalls() {}

    static Expression begin(Expression out, Expression at, int room) {
        return call(out, MethodRef.ofVirtual(OUTPUT, "begin", BYTES, CD_int, CD_int), at, constant(room));
    }

    static Expression room(Expression out, Expression at, int room) {
        return call(out, MethodRef.ofVirtual(OUTPUT, "room", BYTES, CD_int, CD_int), at, constant(room));
    }

    static Expression endObject(Expression out, Expression first, Expression at) {
        return call(out, MethodRef.ofVirtual(OUTPUT, "endObject", CD_int, CD_int, CD_int), first, at);
    }

    static Expression exact(Expression value, Expression type) {
        return call(MethodRef.ofStatic(OUTPUT, "exact", CD_Object, CD_Object, CD_Class), value, type);
    }

    static Expression other(Expression value, Expression owner) {
        return call(MethodRef.ofStatic(OUTPUT, "other", CD_Object, CD_Object, CD_Object), value, owner);
    }

    static Expression present(Expression value) {
        return call(MethodRef.ofStatic(OUTPUT, "present", CD_Object, CD_Object), value);
    }

    static Expression putName(Expression name, Expression buffer, Expression at) {
        return call(name, MethodRef.ofVirtual(TEXT, "put", CD_int, BYTES, CD_int), buffer, at);
    }

    static Expression putNull(Expression buffer, Expression at) {
        return call(MethodRef.ofStatic(WORDS, "putNull", CD_int, BYTES, CD_int), buffer, at);
    }

    /** Writes a value, for which there is {@link #roomOf}. */
    static Expression put(ValueKind kind, Local out, Expression buffer, Expression at, Expression value) {
        return switch (kind) {
            case INT -> call(MethodRef.ofStatic(NUMBERS, "putInt", CD_int, BYTES, CD_int, CD_int), buffer, at, value);
            case LONG ->
                call(MethodRef.ofStatic(NUMBERS, "putLong", CD_int, BYTES, CD_int, CD_long), buffer, at, value);
            case BOOLEAN ->
                call(MethodRef.ofStatic(WORDS, "putBoolean", CD_int, BYTES, CD_int, CD_boolean), buffer, at, value);
            case DOUBLE ->
                call(MethodRef.ofStatic(TEXTS, "putDouble", CD_int, OUTPUT, CD_int, CD_double), out, at, value);
            case STRING -> call(MethodRef.ofStatic(TEXTS, "put", CD_int, OUTPUT, CD_int, CD_String), out, at, value);
            default -> throw new IllegalArgumentException(kind + " has a writer.");
        };
    }

    /** The bytes that a value of a kind takes, if that is known, or null in its place. */
    static int roomOf(ValueKind kind) {
        return switch (kind) {
            case INT -> JsonNumbers.INT_ROOM;
            case LONG -> JsonNumbers.LONG_ROOM;
            case DOUBLE -> DirectText.DOUBLE_ROOM;
            default -> JsonText.WORD_ROOM;
        };
    }

    /** Writes a value by a writer. */
    static Expression write(Expression writer, Expression out, Expression at, Expression value) {
        MethodRef method = MethodRef.ofInterface(WRITER, "write", CD_int, OUTPUT, CD_int, CD_Object);
        return call(writer, method, out, at, value);
    }

    /** Whether a writer calls a value empty. */
    static Condition isEmpty(Expression writer, Expression value) {
        return Expressions.isTrue(call(writer, MethodRef.ofInterface(WRITER, "isEmpty", CD_boolean, CD_Object), value));
    }

    /** Whether a string is there, and not empty. */
    static Condition isFilled(Expression text) {
        return Expressions.isTrue(call(MethodRef.ofStatic(OUTPUT, "isFilled", CD_boolean, CD_String), text));
    }

    /** Whether a value is another one than what is left out. */
    static Condition differ(Expression omitted, Expression value) {
        return Expressions.isTrue(
                call(MethodRef.ofStatic(OUTPUT, "differ", CD_boolean, CD_Object, CD_Object), omitted, value));
    }

    /** Returns what writes a value. */
    static Expression writerOf(Expression writer, Expression value) {
        return call(writer, MethodRef.ofInterface(WRITER, "of", WRITER, CD_Object), value);
    }
}
