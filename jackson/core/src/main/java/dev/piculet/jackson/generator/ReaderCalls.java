package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.constant;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

/** Calls of methods that an adapter's class for readers offers to generated code. */
final class ReaderCalls {
    static final ClassDesc FAILURE = JacksonTypes.desc(Throwable.class);

    final ClassDesc reader;
    final ClassDesc parser;
    final ClassDesc context;
    final ClassDesc property;
    final ClassDesc deserializer;
    final ClassDesc name;
    final ClassDesc buffer;
    final boolean createsEarly;
    final boolean refusesNull;

    /** What takes values from the parser's buffer; null to read tokens alone. */
    final WindowCalls window;

    ReaderCalls(JacksonTypes types) {
        reader = JacksonTypes.desc(types.reader());
        parser = JacksonTypes.desc(types.parser());
        context = JacksonTypes.desc(types.reading());
        property = JacksonTypes.desc(types.settable());
        deserializer = JacksonTypes.desc(types.deserializer());
        name = JacksonTypes.desc(types.name());
        buffer = JacksonTypes.desc(types.buffer());
        createsEarly = types.createsEarly();
        refusesNull = types.refusesNull();
        window = types.window().isPresent() ? new WindowCalls(types.window().get(), types) : null;
    }

    /** The JVM type of values of a kind. */
    static ClassDesc typeOf(ValueKind kind) {
        return switch (kind) {
            case INT -> CD_int;
            case LONG -> CD_long;
            case DOUBLE -> CD_double;
            case BOOLEAN -> CD_boolean;
            case STRING -> ConstantDescs.CD_String;
            case OBJECT, HELD, PROPERTY -> CD_Object;
        };
    }

    /** Makes a reader of the same owner read an instance. */
    Expression shareOwner(Expression made, Expression self) {
        return call(made, MethodRef.ofVirtual(reader, "shareOwner", CD_void, reader), self);
    }

    /** Moves to the object's first name if the parser stands before it. */
    Expression enter(Expression in) {
        return call(MethodRef.ofStatic(reader, "enter", CD_void, parser), in);
    }

    /** Whether the object's first name, which the parser stands before or at, is the expected one. */
    Condition isFirst(Expression in, Expression expected) {
        return truth("isFirst", new ClassDesc[] {parser, name}, in, expected);
    }

    /** Moves to the next token: whether it is the expected name. */
    Condition isNext(Expression in, Expression expected) {
        return truth("isNext", new ClassDesc[] {parser, name}, in, expected);
    }

    /** Whether the parser stands at a name. */
    Condition isAtName(Expression in) {
        return truth("isAtName", new ClassDesc[] {parser}, in);
    }

    /** The name that the parser stands at, or null. */
    Expression currentName(Expression in) {
        return call(MethodRef.ofStatic(reader, "currentName", ConstantDescs.CD_String, parser), in);
    }

    /** Moves on. The name that the parser stands at then, or null. */
    Expression advanceToName(Expression in) {
        return call(MethodRef.ofStatic(reader, "advanceToName", ConstantDescs.CD_String, parser), in);
    }

    Expression advance(Expression in) {
        return call(MethodRef.ofStatic(reader, "advance", CD_void, parser), in);
    }

    /** Moves to the value and reads it, by the property if it is not what the kind expects. */
    Expression read(ValueKind kind, Expression in, Expression ctxt, Expression settable) {
        MethodRef method = MethodRef.ofStatic(reader, "read" + kind.suffix, typeOf(kind), parser, context, property);
        return call(method, in, ctxt, settable);
    }

    /** Moves to the value and reads it by a deserializer, null by the property. */
    Expression readObject(Expression in, Expression ctxt, Expression settable, Expression by) {
        MethodRef method = MethodRef.ofStatic(reader, "readObject", CD_Object, parser, context, property, deserializer);
        return call(method, in, ctxt, settable, by);
    }

    /** Moves to the value and reads it by a deserializer; null for null, and if that gives null. */
    Expression readHeld(Expression in, Expression ctxt, Expression by) {
        MethodRef method = MethodRef.ofStatic(reader, "readHeld", CD_Object, parser, context, deserializer);
        return call(method, in, ctxt, by);
    }

    /** The value if {@link #readHeld} gave null. */
    Expression insteadOfHeld(Expression in, Expression ctxt, Expression settable) {
        MethodRef method = MethodRef.ofStatic(reader, "insteadOfHeld", CD_Object, parser, context, property);
        return call(method, in, ctxt, settable);
    }

    /** Moves to the value: whether it is what the kind expects. */
    Condition nextIs(ValueKind kind, Expression in) {
        return truth("nextIs" + kind.suffix, new ClassDesc[] {parser}, in);
    }

    /** The value that the parser stands at, which is what the kind expects. */
    Expression value(ValueKind kind, Expression in) {
        return call(MethodRef.ofStatic(reader, "value" + kind.suffix, typeOf(kind), parser), in);
    }

    /** What was read for a primitive, in exactly the box of the property's type. */
    Expression boxed(Expression settable, Expression value) {
        return call(MethodRef.ofStatic(reader, "boxed", CD_Object, property, CD_Object), settable, value);
    }

    /** The value that the parser stands at, by the property. */
    Expression byProperty(Expression in, Expression ctxt, Expression settable) {
        return call(MethodRef.ofStatic(reader, "byProperty", CD_Object, parser, context, property), in, ctxt, settable);
    }

    Expression assign(Expression ctxt, Expression settable, Expression bean, Expression value) {
        MethodRef method = MethodRef.ofStatic(reader, "assign", CD_void, context, property, CD_Object, CD_Object);
        return call(method, ctxt, settable, bean, value);
    }

    /** Keeps a value that is to be set before those that were kept earlier. */
    Expression keep(Expression kept, Expression settable, Expression value) {
        MethodRef method = MethodRef.ofStatic(reader, "keep", CD_Object, CD_Object, property, CD_Object);
        return call(method, kept, settable, value);
    }

    /** Sets what was kept. */
    Expression assignKept(Expression ctxt, Expression kept, Expression bean) {
        MethodRef method = MethodRef.ofStatic(reader, "assignKept", CD_void, context, CD_Object, CD_Object);
        return call(method, ctxt, kept, bean);
    }

    /** The argument for missing or null input: {@link #useDefault} for its default. */
    Expression argument(Expression self, Expression ctxt, int index, Expression isMissing) {
        MethodRef method = MethodRef.ofVirtual(reader, "argument", CD_Object, context, CD_int, CD_boolean);
        return call(self, method, ctxt, constant(index), isMissing);
    }

    /** Whether an argument is to be left to its default. */
    Condition useDefault(Expression argument) {
        return truth("isDefault", new ClassDesc[] {CD_Object}, argument);
    }

    /** Whether properties that nobody knows are of no interest at all in this call. */
    Expression skipsUnknown(Expression self, Expression ctxt) {
        return call(self, MethodRef.ofVirtual(reader, "skipsUnknown", CD_boolean, context), ctxt);
    }

    /** Moves past a property's value. */
    Expression skip(Expression in) {
        return call(MethodRef.ofStatic(reader, "skip", CD_void, parser), in);
    }

    /** Passes over a property that nobody knows, or keeps it. */
    Expression unknown(Expression self, Expression in, Expression ctxt, Expression kept) {
        return call(self, MethodRef.ofVirtual(reader, "unknown", buffer, parser, context, buffer), in, ctxt, kept);
    }

    /** The bean, once the unknown properties that were kept are dealt with, and what the parser stands at. */
    Expression finished(ReaderScope scope, Expression bean, Expression kept) {
        MethodRef method = MethodRef.ofVirtual(reader, "finished", CD_Object, parser, context, CD_Object, buffer);
        return call(scope.self, method, scope.in.value(), scope.context.value(), bean, kept);
    }

    /** The result where a creator gave null although all its arguments were read. */
    Expression refused(ReaderScope scope) {
        MethodRef method = MethodRef.ofVirtual(reader, "refused", CD_Object, context);
        return call(scope.self, method, scope.context.value());
    }

    /** The result for a failure, if it is not rethrown with its place. */
    Expression failed(ReaderScope scope, Expression failure, Expression at) {
        MethodRef method = MethodRef.ofVirtual(reader, "failed", CD_Object, FAILURE, CD_int, parser, context);
        return call(scope.self, method, failure, at, scope.in.value(), scope.context.value());
    }

    /** The same where an instance is made as soon as all its arguments were read. */
    Expression failed(ReaderScope scope, Expression failure, Expression at, Expression allRead, Expression kept) {
        MethodRef method =
                MethodRef.ofVirtual(reader, "failed", CD_Object, FAILURE, CD_int, CD_boolean, buffer, parser, context);
        return call(scope.self, method, failure, at, allRead, kept, scope.in.value(), scope.context.value());
    }

    /** The same for an instance that was made first; null if that has failed. */
    Expression failed(ReaderScope scope, Expression failure, Expression at, Expression bean) {
        MethodRef method =
                MethodRef.ofVirtual(reader, "failed", CD_Object, FAILURE, CD_int, CD_Object, parser, context);
        return call(scope.self, method, failure, at, bean, scope.in.value(), scope.context.value());
    }

    /** Tells the parser what instance it reads. */
    Expression begin(Expression in, Expression bean) {
        return call(MethodRef.ofStatic(reader, "begin", CD_void, parser, CD_Object), in, bean);
    }

    /** Moves to a value unless the parser stands at one, and lets the property read and set it. */
    Expression readAndSet(ReaderScope scope, Expression settable, Expression bean) {
        MethodRef method = MethodRef.ofStatic(reader, "readAndSet", CD_void, parser, context, property, CD_Object);
        return call(method, scope.in.value(), scope.context.value(), settable, bean);
    }

    /** Moves to a value and reads it by a deserializer; null if nothing is left to set. */
    Expression readToSet(ReaderScope scope, Expression settable, Expression by, Expression bean) {
        MethodRef method =
                MethodRef.ofStatic(reader, "readToSet", CD_Object, parser, context, property, deserializer, CD_Object);
        return call(method, scope.in.value(), scope.context.value(), settable, by, bean);
    }

    /** Moves to a value unless the parser stands at one, and lets the property read it for a builder. The builder then. */
    Expression readAndReturn(ReaderScope scope, Expression settable, Expression bean) {
        MethodRef method =
                MethodRef.ofVirtual(reader, "readAndReturn", CD_Object, parser, context, property, CD_Object);
        return call(scope.self, method, scope.in.value(), scope.context.value(), settable, bean);
    }

    /** Whether a setter may be given what was read. */
    Condition fits(Expression settable, Expression value) {
        return truth("fits", new ClassDesc[] {property, CD_Object}, settable, value);
    }

    /** Lets the property give a builder what was just read. The builder then. */
    Expression setAndReturn(ReaderScope scope, Expression settable, Expression bean, Expression value) {
        MethodRef method =
                MethodRef.ofVirtual(reader, "setAndReturn", CD_Object, parser, context, property, CD_Object, CD_Object);
        return call(scope.self, method, scope.in.value(), scope.context.value(), settable, bean, value);
    }

    /** What a builder's setter gave back, which is not null, if that is such a builder, too. */
    Expression builder(ReaderScope scope, Expression returned, boolean isTaken) {
        MethodRef method = MethodRef.ofVirtual(reader, "builder", CD_Object, CD_Object, CD_boolean);
        return call(scope.self, method, returned, constant(isTaken));
    }

    /** Throws what a setter's failure means. */
    Expression setterFailed(ReaderScope scope, Expression failure, Expression value, int index, boolean isTaken) {
        MethodRef method =
                MethodRef.ofVirtual(reader, "setterFailed", CD_void, FAILURE, CD_Object, CD_int, CD_boolean, parser);
        return call(scope.self, method, failure, value, constant(index), constant(isTaken), scope.in.value());
    }

    /** Passes over a property that nobody knows, now that there is an instance. */
    Expression pass(ReaderScope scope, Expression bean) {
        MethodRef method = MethodRef.ofVirtual(reader, "pass", CD_void, parser, context, CD_Object);
        return call(scope.self, method, scope.in.value(), scope.context.value(), bean);
    }

    private Condition truth(String method, ClassDesc[] types, Expression... arguments) {
        return Expressions.isTrue(call(MethodRef.ofStatic(reader, method, CD_boolean, types), arguments));
    }
}
