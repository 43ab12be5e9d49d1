package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.tryCatch;
import static dev.piculet.codegen.Expressions.when;
import static dev.piculet.jackson.kotlin.generator.PropertyCode.zero;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Generates the class that writes the properties of one class: primitives unboxed, names prepared, nothing looked up. */
public final class WriterGenerator {
    /** Some more make a method that the JIT compiler refuses (HotSpot's limit is 8,000 bytes of bytecode). */
    private static final int MAX_IN_ONE_METHOD = 80;

    private static final ClassDesc EXCEPTION = JacksonTypes.desc(Exception.class);

    private final WriterCalls calls;
    private final ClassSpec spec;
    private final MemberAccess members;
    private final MethodSpec method;
    private final Local bean;
    private final Local out;
    private final Local context;
    private final Local typed;
    private final Local at = local("at", ConstantDescs.CD_int);

    private WriterGenerator(Class<?> type, WriterCalls calls, ClassSpec spec, MemberAccess members, MethodSpec method) {
        this.calls = calls;
        this.spec = spec;
        this.members = members;
        this.method = method;
        bean = method.parameter(0, "bean");
        out = method.parameter(1, "out");
        context = method.parameter(2, "context");
        typed = local("typed", members.typeOf(type));
    }

    /**
     * Returns the class that writes the properties of {@code type}, in this order, between the start and the end of an
     * object; it becomes a nestmate of {@code type}.
     *
     * @param caller finds members that the nest does not reach
     * @throws dev.piculet.access.error.UnsupportedClassException when nothing reaches one
     */
    public static ClassSpec generate(
            Class<?> type, List<WriteProperty> properties, JacksonTypes types, MethodHandles.Lookup caller) {
        WriterCalls calls = new WriterCalls(types);
        ClassSpec spec = ClassSpec.of(type.getPackageName(), GeneratedNames.of(type, "Writer"))
                .superclass(calls.writer);
        spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        MemberAccess members = MemberAccess.of(spec, type, caller);
        MethodTypeDesc taken =
                MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object, calls.generator, calls.context);
        MethodSpec write = spec.method(Modifier.PUBLIC, "write", taken);
        WriterGenerator generator = new WriterGenerator(type, calls, spec, members, write);
        if (properties.size() <= MAX_IN_ONE_METHOD) {
            generator.addBody(properties, 0);
            return spec;
        }
        List<Expression> parts = new ArrayList<>();
        for (int i = 0; i < properties.size(); i += MAX_IN_ONE_METHOD) {
            MethodSpec part = spec.method(Modifier.PRIVATE, "write" + i / MAX_IN_ONE_METHOD, taken);
            int end = Math.min(i + MAX_IN_ONE_METHOD, properties.size());
            new WriterGenerator(type, calls, spec, members, part).addBody(properties.subList(i, end), i);
            parts.add(call(write.self(), part.ref(), generator.bean, generator.out, generator.context));
        }
        write.body(parts);
        return spec;
    }

    /** @param first the number of the first property among all of the class */
    private void addBody(List<WriteProperty> properties, int first) {
        if (properties.isEmpty()) {
            method.body();
            return;
        }
        List<Expression> code = new ArrayList<>();
        for (int i = 0; i < properties.size(); i++) {
            code.add(set(at, constant(first + i)));
            code.add(write(properties.get(i), first + i));
        }
        Local exception = local("exception", EXCEPTION);
        method.body(
                let(typed, cast(typed.type(), bean)),
                let(at, constant(0)),
                tryCatch(
                        sequence(code),
                        EXCEPTION,
                        exception,
                        calls.failed(method.self(), exception, at, bean, context)));
    }

    private Expression write(WriteProperty property, int index) {
        Expression writer = get(spec.constant("PROPERTY_" + index, calls.property, property.property()));
        Expression byItself = calls.writeProperty(out, context, writer, bean);
        if (property.kind() == ValueKind.PROPERTY) {
            return byItself;
        }
        Expression read = read(property.member(), typed);
        Expression name = property.preparedName() == null
                ? null
                : get(spec.constant("NAME_" + index, calls.name, property.preparedName()));
        if (read.type().isPrimitive()) {
            return write(property, index, writer, name, read);
        }
        Local value = local("value" + index, read.type());
        Expression written = property.content().isPresent()
                ? writeContent(property, index, writer, name, value)
                : write(property, index, writer, name, value);
        return sequence(let(value, read), when(isNull(value), byItself, written));
    }

    /** Writes what a value holds. Where the user's code fails to give it, the property asks again, and tells the failure. */
    private Expression writeContent(
            WriteProperty property, int index, Expression writer, Expression name, Local value) {
        WriteContent content = property.content().get();
        Expression read = read(content.member(), value);
        if (!content.canFail()) {
            return write(property, index, writer, name, read);
        }
        Local held = local("content" + index, read.type());
        Local isRead = local("isRead" + index, ConstantDescs.CD_boolean);
        Local failure = local("failure" + index, EXCEPTION);
        Expression tell = set(isRead, held.type().isPrimitive() ? constant(true) : isNotNull(held));
        return sequence(
                let(held, zero(held.type())),
                let(isRead, constant(false)),
                tryCatch(sequence(set(held, read), tell), EXCEPTION, failure, set(isRead, constant(false))),
                when(
                        isTrue(isRead),
                        write(property, index, writer, name, held),
                        calls.writeProperty(out, context, writer, bean)));
    }

    private Expression write(WriteProperty property, int index, Expression writer, Expression name, Expression value) {
        if (property.kind() == ValueKind.STRING) {
            return calls.writeString(out, name, value);
        }
        if (property.kind().isDirect()) {
            return calls.writePrimitive(property.kind(), out, name, value);
        }
        if (value.type().isPrimitive()) {
            return write(property, index, writer, name, box(value));
        }
        if (property.serializer() == null) {
            return calls.writeDynamic(out, context, writer, bean, value);
        }
        Expression serializer = get(spec.constant("SERIALIZER_" + index, calls.serializer, property.serializer()));
        return calls.writeObject(out, context, name, serializer, value);
    }

    private Expression read(Member member, Expression instance) {
        return member instanceof Field field
                ? members.read(field, instance)
                : members.callVirtual((Method) member, instance, List.of());
    }
}
