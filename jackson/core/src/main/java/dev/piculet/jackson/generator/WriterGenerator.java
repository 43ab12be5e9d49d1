package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.tryCatch;
import static dev.piculet.codegen.Expressions.unbox;
import static dev.piculet.codegen.Expressions.when;
import static dev.piculet.jackson.generator.PropertyCode.zero;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Generates the class that writes the properties of one class: primitives unboxed, names prepared, nothing looked up. */
public final class WriterGenerator {
    /** Some more make a method that the JIT compiler refuses (HotSpot's limit is 8,000 bytes of bytecode). */
    private static final int MAX_IN_ONE_METHOD = 80;

    /** Likewise, where properties are written into a buffer. */
    private static final int MAX_BUFFERED = 50;

    private final WriterCalls calls;
    private final ClassSpec spec;
    private final MemberAccess members;
    private final MethodSpec method;
    private final Local bean;
    private final Local out;
    private final Local context;
    private final Local state;
    private final Local typed;
    private final Local at = local("at", ConstantDescs.CD_int);
    /** Null if all is written by tokens. */
    private final OutputCode output;

    private WriterGenerator(Scope scope, MethodSpec method) {
        this.calls = scope.calls;
        this.spec = scope.spec;
        this.members = scope.members;
        this.method = method;
        bean = method.parameter(0, "bean");
        out = method.parameter(1, "out");
        context = method.parameter(2, "context");
        state = method.parameter(3, "state");
        typed = local("typed", members.typeOf(scope.type));
        output = scope.output.isPresent() ? new OutputCode(scope.output.get(), calls, spec, out, state) : null;
    }

    /** What the methods of one class share. */
    private record Scope(
            Class<?> type, WriterCalls calls, ClassSpec spec, MemberAccess members, Optional<OutputTypes> output) {}

    /**
     * Returns the class that writes the properties of {@code type}, in this order, between the start and the end of an
     * object; it becomes a nestmate of {@code type}. Its method takes and returns how far the generator's buffer is written.
     *
     * @param caller finds members that the nest does not reach
     * @param output how to write into the generator's buffer; empty to write tokens alone
     * @throws dev.piculet.access.error.UnsupportedClassException when nothing reaches one
     */
    public static ClassSpec generate(
            Class<?> type,
            List<WriteProperty> properties,
            JacksonTypes types,
            MethodHandles.Lookup caller,
            Optional<OutputTypes> output) {
        WriterCalls calls = new WriterCalls(types);
        ClassSpec spec = ClassSpec.of(type.getPackageName(), GeneratedNames.of(type, "Writer"))
                .superclass(calls.writer);
        spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        Scope scope = new Scope(type, calls, spec, MemberAccess.of(spec, type, caller), output);
        MethodTypeDesc taken = MethodTypeDesc.of(
                ConstantDescs.CD_long, ConstantDescs.CD_Object, calls.generator, calls.context, ConstantDescs.CD_long);
        MethodSpec write = spec.method(Modifier.PUBLIC, "write", taken);
        WriterGenerator generator = new WriterGenerator(scope, write);
        int max = output.isPresent() ? MAX_BUFFERED : MAX_IN_ONE_METHOD;
        if (properties.size() <= max) {
            generator.addBody(properties, 0, properties.size());
            return spec;
        }
        List<Expression> parts = new ArrayList<>();
        for (int i = 0; i < properties.size(); i += max) {
            MethodSpec part = spec.method(Modifier.PRIVATE, "write" + i / max, taken);
            new WriterGenerator(scope, part).addBody(properties, i, Math.min(i + max, properties.size()));
            Expression call =
                    call(write.self(), part.ref(), generator.bean, generator.out, generator.context, generator.state);
            parts.add(set(generator.state, call));
        }
        parts.add(returns(generator.state));
        write.body(parts);
        return spec;
    }

    /** Writes the properties from {@code first} to before {@code end}. */
    private void addBody(List<WriteProperty> properties, int first, int end) {
        if (properties.isEmpty()) {
            method.body(returns(state));
            return;
        }
        if (first > 0 && output != null) {
            output.follow(properties.get(first - 1), first - 1);
        }
        List<Expression> code = new ArrayList<>();
        for (int i = first; i < end; i++) {
            code.add(set(at, constant(runsCode(properties.get(i)) ? ~i : i)));
            code.add(write(properties.get(i), i));
        }
        if (end < properties.size() && output != null) {
            code.addAll(output.before(/* isBuffered= */ true));
        }
        method.body(let(typed, cast(typed.type(), bean)), let(at, constant(0)), tried(sequence(code)), returns(state));
    }

    /** Tells whether what a user has written gives the value: Jackson tells its failures otherwise than those of serializers. */
    private static boolean runsCode(WriteProperty property) {
        return property.kind() != ValueKind.PROPERTY && property.member() instanceof Method;
    }

    /** Runs code, and tells where it failed. */
    private Expression tried(Expression code) {
        Local failure = local("failure", OutputCalls.FAILURE);
        Expression failed = output == null
                ? calls.failed(method.self(), failure, at, bean, out, context)
                : output.failed(method.self(), failure, at, bean, context);
        return tryCatch(code, OutputCalls.FAILURE, failure, failed);
    }

    /**
     * A property and what its code needs.
     *
     * @param bytes the name as it is written into the buffer; null if it is not written there
     */
    private record Part(WriteProperty property, int index, Expression writer, Expression name, Expression bytes) {}

    private Expression write(WriteProperty property, int index) {
        Part part = new Part(
                property,
                index,
                get(spec.constant("PROPERTY_" + index, calls.property, property.property())),
                property.preparedName() == null
                        ? null
                        : get(spec.constant("NAME_" + index, calls.name, property.preparedName())),
                output == null ? null : output.bytesOf(property, index));
        List<Expression> code = new ArrayList<>();
        if (output != null) {
            code.addAll(output.before(part.bytes != null));
        }
        if (property.kind() == ValueKind.PROPERTY) {
            code.add(byItself(part));
        } else {
            addRead(part, code);
        }
        return sequence(code);
    }

    private void addRead(Part part, List<Expression> code) {
        Expression read = read(part.property.member(), typed);
        boolean runsCode = runsCode(part.property);
        if (read.type().isPrimitive() && !runsCode) {
            code.add(write(part, read));
            return;
        }
        Local value = local("value" + part.index, read.type());
        code.add(let(value, read));
        if (runsCode) {
            code.add(set(at, constant(part.index)));
        }
        if (read.type().isPrimitive()) {
            code.add(write(part, value));
            return;
        }
        Expression ofNull = writeNull(part);
        Expression written = part.property.content().isPresent() ? writeContent(part, value) : write(part, value);
        code.add(when(isNull(value), ofNull, written));
    }

    private Expression writeNull(Part part) {
        if (!part.property.writesNull()) {
            // Not by itself: it would ask for the value once more, and might get another one.
            return byTokens(calls.writeOwnNull(out, context, part.writer));
        }
        return part.bytes == null ? calls.writeNull(out, part.name) : output.writeNull(part.bytes, part.name);
    }

    /** Lets the property write its name and value, or nothing. Asked for before the code that writes it. */
    private Expression byItself(Part part) {
        return byTokens(calls.writeProperty(out, context, part.writer, bean));
    }

    private Expression byTokens(Expression call) {
        return output == null ? call : output.byTokens(call);
    }

    /** Writes what a value holds. If the user's code fails to give it, that is told in the words of Jackson, which asks once. */
    private Expression writeContent(Part part, Local value) {
        WriteContent content = part.property.content().get();
        Expression read = read(content.member(), value);
        if (!content.canFail()) {
            return write(part, read);
        }
        Local held = local("content" + part.index, read.type());
        Local failure = local("failure" + part.index, OutputCalls.FAILURE);
        Expression failed = byTokens(calls.contentFailed(out, context, part.name, part.writer, value, failure));
        return sequence(
                let(held, zero(held.type())),
                tryCatch(set(held, read), OutputCalls.FAILURE, failure, failed),
                writeHeld(part, held));
    }

    private Expression writeHeld(Part part, Local held) {
        if (held.type().isPrimitive()) {
            return write(part, held);
        }
        Expression ofNull = byTokens(calls.writeHeldNull(out, context, part.name));
        return when(isNotNull(held), write(part, held), ofNull);
    }

    private Expression write(Part part, Expression value) {
        ValueKind kind = part.property.kind();
        if (kind.isDirect() && kind != ValueKind.STRING && !value.type().isPrimitive()) {
            return write(part, unbox(ReaderCalls.typeOf(kind), value));
        }
        if (kind.isDirect() && part.bytes != null) {
            return output.write(kind, part.bytes, part.name, value);
        }
        if (kind == ValueKind.STRING) {
            return calls.writeString(out, part.name, value);
        }
        if (kind.isDirect()) {
            return calls.writePrimitive(kind, out, part.name, value);
        }
        if (value.type().isPrimitive()) {
            return write(part, box(value));
        }
        if (part.bytes != null) {
            return output.writeValue(part.property, part.index, part.name, new OutputCode.Value(context, bean, value));
        }
        if (part.property.serializer() == null) {
            return calls.writeDynamic(out, context, part.writer, bean, value);
        }
        Object by = part.property.serializer();
        Expression serializer = get(spec.constant("SERIALIZER_" + part.index, calls.serializer, by));
        return calls.writeObject(out, context, part.name, serializer, value);
    }

    private Expression read(Member member, Expression instance) {
        return member instanceof Field field
                ? members.read(field, instance)
                : members.callVirtual((Method) member, instance, List.of());
    }
}
