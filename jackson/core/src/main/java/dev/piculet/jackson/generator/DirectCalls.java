package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import dev.piculet.jackson.direct.DirectInput;
import dev.piculet.jackson.direct.DirectReader;
import dev.piculet.jackson.direct.DirectValue;
import java.lang.constant.ClassDesc;

/** Calls of functions that read straight from bytes. */
final class DirectCalls {
    static final ClassDesc INPUT = JacksonTypes.desc(DirectInput.class);
    static final ClassDesc READER = JacksonTypes.desc(DirectReader.class);
    static final ClassDesc VALUE = JacksonTypes.desc(DirectValue.class);
    static final ClassDesc NAME = JacksonTypes.desc(ExpectedName.class);
    static final ClassDesc NAMES = JacksonTypes.desc(ExpectedNames.class);
    static final ClassDesc BYTES = ClassDesc.ofDescriptor("[B");

    private DirectCalls() {}

    static Expression bytes(Expression in) {
        return call(in, MethodRef.ofVirtual(INPUT, "bytes", BYTES));
    }

    static Expression end(Expression in) {
        return call(in, MethodRef.ofVirtual(INPUT, "end", CD_int));
    }

    /** The place behind what was read last; negative if that is odd. */
    static Expression position(Expression in) {
        return call(in, MethodRef.ofVirtual(INPUT, "position", CD_int));
    }

    /** Null, once it was noted that something is odd. */
    static Expression odd(Expression in) {
        return call(in, MethodRef.ofVirtual(INPUT, "odd", CD_Object));
    }

    /** The place behind an object's brace; negative if there is none. */
    static Expression enterObject(Expression in, Expression at) {
        return call(in, MethodRef.ofVirtual(INPUT, "enterObject", CD_int, CD_int), at);
    }

    /** The place of the name that comes next; negative behind an object's end, and for what is odd. */
    static Expression lookUp(Expression in, Expression names, Expression from, Expression skips) {
        return call(in, MethodRef.ofVirtual(INPUT, "lookUp", CD_int, NAMES, CD_int, CD_boolean), names, from, skips);
    }

    /** Where the value begins behind a name, if that is next; negative if not. */
    static Expression valueBehind(Expression name, boolean isFirst, Expression... place) {
        String method = isFirst ? "first" : "next";
        return call(name, MethodRef.ofVirtual(NAME, method, CD_int, BYTES, CD_int, CD_int), place);
    }

    /** The value that begins at a place, of a kind that needs no reader. */
    static Expression read(ValueKind kind, Expression in, Expression at) {
        return switch (kind) {
            case INT -> read("readInt", CD_int, in, at);
            case LONG -> read("readLong", CD_long, in, at);
            case DOUBLE -> read("readDouble", CD_double, in, at);
            case BOOLEAN -> read("readBoolean", CD_boolean, in, at);
            case STRING -> read("readText", CD_String, in, at);
            case OBJECT, HELD, PROPERTY -> throw new IllegalArgumentException(kind.name());
        };
    }

    private static Expression read(String method, ClassDesc type, Expression in, Expression at) {
        return call(in, MethodRef.ofVirtual(INPUT, method, type, CD_int), at);
    }

    /** The value that begins at a place, by a reader. */
    static Expression read(Expression reader, Expression in, Expression at) {
        return call(reader, MethodRef.ofInterface(VALUE, "read", CD_Object, INPUT, CD_int), in, at);
    }

    /** Whether null was at a place, and was passed over. */
    static Condition passesNull(Expression in, Expression at) {
        return Expressions.isTrue(call(in, MethodRef.ofVirtual(INPUT, "passesNull", CD_boolean, CD_int), at));
    }

    /** How many bits of an int are set. */
    static Expression bitCount(Expression value) {
        return call(MethodRef.ofStatic(JacksonTypes.desc(Integer.class), "bitCount", CD_int, CD_int), value);
    }
}
