package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.discard;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.unbox;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.jackson.bytes.WrittenText;
import dev.piculet.jackson.direct.ClassWriters;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Generates the class that writes one class's objects without a generator. Room is asked for where an object begins, and
 * behind each value whose length nobody knows: for all that comes before the next such value.
 */
public final class DirectWriterGenerator {
    /** Some more make a method that the JIT compiler refuses (HotSpot's limit is 8,000 bytes of bytecode). */
    private static final int MAX_IN_ONE_METHOD = 50;

    private static final MethodTypeDesc WRITE = MethodTypeDesc.of(
            ConstantDescs.CD_int, DirectWriterCalls.OUTPUT, ConstantDescs.CD_int, ConstantDescs.CD_Object);

    private final Class<?> type;
    private final List<DirectWriteProperty> properties;
    private final ClassSpec spec;
    private final MemberAccess members;
    private final MethodSpec write;
    private final Map<Integer, FieldRef> writers = new HashMap<>();

    private DirectWriterGenerator(Class<?> type, List<DirectWriteProperty> properties, MethodHandles.Lookup caller) {
        this.type = type;
        this.properties = properties;
        spec = ClassSpec.of(type.getPackageName(), GeneratedNames.of(type, "DirectWriter"))
                .superclass(DirectWriterCalls.BEAN_WRITER);
        spec.constructor(MethodTypeDesc.of(ConstantDescs.CD_void)).body();
        members = MemberAccess.of(spec, type, caller);
        write = spec.method(Modifier.PUBLIC, "write", WRITE);
    }

    /**
     * Returns the class that writes objects of exactly {@code type} with these properties in this order; it becomes a
     * nestmate of {@code type}.
     *
     * @param caller finds members that the nest does not reach
     * @throws dev.piculet.access.error.UnsupportedClassException when nothing reaches one
     */
    public static ClassSpec generate(Class<?> type, List<DirectWriteProperty> properties, MethodHandles.Lookup caller) {
        DirectWriterGenerator generator = new DirectWriterGenerator(type, properties, caller);
        generator.addMethods();
        return generator.spec;
    }

    private void addMethods() {
        int size = properties.size();
        Local out = write.parameter(0, "out");
        Local at = write.parameter(1, "at");
        Local bean = write.parameter(2, "bean");
        Local first = local("first", ConstantDescs.CD_int);
        Expression exact = DirectWriterCalls.exact(bean, get(spec.constant("TYPE", ConstantDescs.CD_Class, type)));
        List<Expression> code = new ArrayList<>();
        code.add(let(first, at));
        if (size <= MAX_IN_ONE_METHOD) {
            Body body = new Body(write, 0, size);
            code.add(let(body.buffer, DirectWriterCalls.begin(out, at, body.roomFrom(0))));
            code.add(let(body.typed, cast(body.typed.type(), exact)));
            body.add(code);
        } else {
            code.add(discard(DirectWriterCalls.begin(out, at, 0)));
            code.add(discard(exact));
            for (int i = 0; i < size; i += MAX_IN_ONE_METHOD) {
                MethodSpec part = spec.method(Modifier.PRIVATE, "write" + i / MAX_IN_ONE_METHOD, WRITE);
                new Body(part, i, Math.min(i + MAX_IN_ONE_METHOD, size)).addPart();
                code.add(set(at, call(write.self(), part.ref(), out, at, bean)));
            }
        }
        code.add(returns(DirectWriterCalls.endObject(out, first, at)));
        write.body(code);
    }

    /** The code of one method, which writes the properties from {@code first} to before {@code end}. */
    private final class Body {
        private final MethodSpec method;
        private final int first;
        private final int end;
        private final Local out;
        private final Local at;
        private final Local bean;
        private final Local typed = local("typed", members.typeOf(type));
        private final Local buffer = local("buffer", DirectWriterCalls.BYTES);

        Body(MethodSpec method, int first, int end) {
            this.method = method;
            this.first = first;
            this.end = end;
            out = method.parameter(0, "out");
            at = method.parameter(1, "at");
            bean = method.parameter(2, "bean");
        }

        void addPart() {
            List<Expression> code = new ArrayList<>();
            code.add(let(buffer, DirectWriterCalls.room(out, at, roomFrom(first))));
            code.add(let(typed, cast(typed.type(), bean)));
            add(code);
            code.add(returns(at));
            method.body(code);
        }

        void add(List<Expression> code) {
            for (int i = first; i < end; i++) {
                addProperty(properties.get(i), i, code);
                if (!properties.get(i).isFixed() && i + 1 < end) {
                    code.add(set(buffer, DirectWriterCalls.room(out, at, roomFrom(i + 1))));
                }
            }
        }

        /** The bytes up to the next value whose length nobody knows, with its name. */
        int roomFrom(int index) {
            int room = 0;
            boolean isKnown = true;
            for (int i = index; i < end && isKnown; i++) {
                DirectWriteProperty property = properties.get(i);
                room += textOf(property).room() + DirectWriterCalls.roomOf(property.kind());
                isKnown = property.isFixed();
            }
            return room;
        }

        private void addProperty(DirectWriteProperty property, int index, List<Expression> code) {
            Expression name = get(spec.constant("NAME_" + index, DirectWriterCalls.TEXT, textOf(property)));
            Expression named = DirectWriterCalls.putName(name, buffer, at);
            Expression read = read(property.member(), typed);
            Omitted omitted = property.omitted();
            if (read.type().isPrimitive() && omitted.value() == null) {
                code.add(write(property, index, named, read));
                return;
            }
            Local value = local("value" + index, read.type());
            code.add(let(value, read));
            if (read.type().isPrimitive()) {
                code.add(unlessOmitted(property, index, value, write(property, index, named, value)));
                return;
            }
            Expression written = write(property, index, named, contentOf(property, value));
            Expression kept = unlessOmitted(property, index, value, written);
            code.add(
                    omitted.ofNull()
                            ? when(isNotNull(value), kept)
                            : when(isNull(value), set(at, DirectWriterCalls.putNull(buffer, named)), kept));
        }

        /** Writes a value that is not null, unless it is left out. */
        private Expression unlessOmitted(DirectWriteProperty property, int index, Local value, Expression written) {
            Object omitted = property.omitted().value();
            if (omitted != null) {
                Expression constant = get(spec.constant("OMITTED_" + index, ConstantDescs.CD_Object, omitted));
                Expression boxed = value.type().isPrimitive() ? box(value) : value;
                return when(DirectWriterCalls.differ(constant, boxed), written);
            }
            boolean isAsked = property.omitted().ofEmpty() && !value.type().isPrimitive();
            if (isAsked && property.kind() == ValueKind.STRING) {
                Expression text = property.content().isPresent()
                        ? read(property.content().get().member(), value)
                        : value;
                return when(DirectWriterCalls.isFilled(text), written);
            }
            return isAsked && property.writer() != null
                    ? when(not(DirectWriterCalls.isEmpty(writer(property, index), value)), written)
                    : written;
        }

        /** Returns what is written of a value that is not null. */
        private Expression contentOf(DirectWriteProperty property, Local value) {
            if (property.content().isEmpty()) {
                return property.mayBeOwner() ? DirectWriterCalls.other(value, bean) : value;
            }
            Expression held = read(property.content().get().member(), value);
            return held.type().isPrimitive() ? held : cast(held.type(), DirectWriterCalls.present(held));
        }

        private Expression write(DirectWriteProperty property, int index, Expression named, Expression value) {
            ValueKind kind = property.kind();
            if (!kind.isDirect()) {
                Expression boxed = value.type().isPrimitive() ? box(value) : value;
                return sequence(set(at, named), set(at, byWriter(property, index, boxed)));
            }
            boolean isBoxed = kind != ValueKind.STRING && !value.type().isPrimitive();
            Expression bare = isBoxed ? unbox(ReaderCalls.typeOf(kind), value) : value;
            return set(at, DirectWriterCalls.put(kind, out, buffer, named, bare));
        }

        private Expression byWriter(DirectWriteProperty property, int index, Expression value) {
            if (property.writer() == null) {
                return call(method.self(), write.ref(), out, at, value);
            }
            Expression writer = writer(property, index);
            boolean isByClass = property.writer() instanceof ClassWriters;
            return DirectWriterCalls.write(
                    isByClass ? DirectWriterCalls.writerOf(writer, value) : writer, out, at, value);
        }
    }

    private Expression writer(DirectWriteProperty property, int index) {
        FieldRef writer = writers.get(index);
        if (writer == null) {
            writer = spec.constant("WRITER_" + index, DirectWriterCalls.WRITER, property.writer());
            writers.put(index, writer);
        }
        return get(writer);
    }

    /** A property's name behind a comma. */
    private static WrittenText textOf(DirectWriteProperty property) {
        byte[] bytes = new byte[property.name().length + 1];
        bytes[0] = ',';
        System.arraycopy(property.name(), 0, bytes, 1, property.name().length);
        return WrittenText.of(bytes);
    }

    private Expression read(Member member, Expression instance) {
        return member instanceof Field field
                ? members.read(field, instance)
                : members.callVirtual((Method) member, instance, List.of());
    }
}
