package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.shiftLeft;
import static dev.piculet.codegen.Expressions.unbox;

import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** A primitive value that can't be null. Where it is held in a box, null makes the code fail. */
final class PrimitiveCode extends SlotCode {
    private final PrimitiveKind kind;
    private final ClassDesc primitive;
    private final boolean boxed;

    /** @param boxed whether the place holds a box */
    PrimitiveCode(PrimitiveKind kind, boolean boxed) {
        this.kind = kind;
        this.primitive = Symbols.type(kind.javaType());
        this.boxed = boxed;
    }

    @Override
    int minSize() {
        return kind.minSize();
    }

    @Override
    boolean isExact() {
        return true;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Expression plain = boxed ? unbox(primitive, value) : value;
        if (kind.isFixed()) {
            return new FixedWriter(kind, plain);
        }
        if (kind == PrimitiveKind.BOOLEAN) {
            scope.beginWhen(isTrue(plain));
            control.set(scope, 1);
            scope.endWhen();
            return Writer.NOTHING;
        }
        Local number = scope.declare(name, primitive, plain);
        Local wide = scope.declare(name + "Wide", Symbols.INT, isWide(number));
        control.set(scope, wide);
        // Where room is made as needed, a constant is: to add up what each number takes costs more than the room.
        scope.measure(scope.isExact() ? extra(wide) : constant(kind.maxSize() - kind.minSize()));
        return new CompactWriter(wide, number);
    }

    /** Writes a number of which every value takes the same bytes. */
    private record FixedWriter(PrimitiveKind kind, Expression number) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            scope.add(Symbols.write(kind.javaType(), scope.bytes, scope.position, number));
            scope.advance(kind.minSize());
        }
    }

    /** Writes a number in half its width, where it fits. */
    private final class CompactWriter implements Writer {
        private final Local wide;
        private final Local number;

        CompactWriter(Local wide, Local number) {
            this.wide = wide;
            this.number = number;
        }

        @Override
        public void write(EncodeScope scope) {
            writeCompact(scope, wide, number);
        }
    }

    /**
     * Whether a number does not fit half its width, as 0 or 1: where numbers differ from value to value, a branch would be
     * foretold wrongly (ADR 24).
     */
    private Expression isWide(Local number) {
        return call(isLong() ? Symbols.IS_WIDE_LONG : Symbols.IS_WIDE_INT, number);
    }

    private boolean isLong() {
        return kind == PrimitiveKind.COMPACT_LONG;
    }

    /** The bytes that a number takes beyond half its width. */
    private Expression extra(Local wide) {
        return shiftLeft(wide, constant(isLong() ? 2 : 1));
    }

    private void writeCompact(EncodeScope scope, Local wide, Local number) {
        if (!scope.isExact()) {
            // All of its width, for which there is room. What is too much will be written over.
            scope.add(Symbols.write(kind.javaType(), scope.bytes, scope.position, number));
            scope.advance(add(extra(wide), constant(kind.minSize())));
            return;
        }
        scope.beginWhen(notEqual(wide, constant(0)));
        scope.add(Symbols.write(kind.javaType(), scope.bytes, scope.position, number));
        scope.advance(kind.maxSize());
        scope.otherwise();
        scope.add(Symbols.write(narrowClass(), scope.bytes, scope.position, cast(narrow(), number)));
        scope.advance(kind.minSize());
        scope.endWhen();
    }

    /** Appends the statements that write a number whose control is set. */
    void write(EncodeScope scope, Local number) {
        if (kind.isFixed()) {
            scope.add(Symbols.write(kind.javaType(), scope.bytes, scope.position, number));
            scope.advance(kind.minSize());
        } else if (kind != PrimitiveKind.BOOLEAN) {
            writeCompact(scope, scope.declare("wide", Symbols.INT, isWide(number)), number);
        }
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local number = readPrimitive(scope, control, name);
        return boxed ? scope.declare(name, box(number).type(), box(number)) : number;
    }

    private Local readPrimitive(DecodeScope scope, Control control, String name) {
        if (kind == PrimitiveKind.BOOLEAN) {
            return scope.declare(name, primitive, choose(control.isSet(), constant(true), constant(false)));
        }
        if (kind.isFixed()) {
            Local number = scope.declare(name, primitive, Symbols.read(kind.javaType(), scope.bytes, scope.position));
            scope.advance(kind.minSize());
            return number;
        }
        Local number = scope.declare(name, primitive, kind == PrimitiveKind.COMPACT_LONG ? constant(0L) : constant(0));
        scope.beginWhen(control.isSet());
        scope.add(set(number, Symbols.read(kind.javaType(), scope.bytes, scope.position)));
        scope.advance(kind.maxSize());
        scope.otherwise();
        Expression narrow = Symbols.read(narrowClass(), scope.bytes, scope.position);
        scope.add(set(number, cast(primitive, narrow)));
        scope.advance(kind.minSize());
        scope.endWhen();
        return number;
    }

    private Class<?> narrowClass() {
        return isLong() ? int.class : short.class;
    }

    private ClassDesc narrow() {
        return Symbols.type(narrowClass());
    }

    /** A box, or null. */
    static final class OrNull extends SlotCode {
        private final PrimitiveKind kind;
        private final ClassDesc primitive;
        private final ClassDesc box;
        private final PrimitiveCode code;

        static SlotCode of(PrimitiveKind kind, Class<?> box) {
            return new OrNull(kind, box);
        }

        private OrNull(PrimitiveKind kind, Class<?> box) {
            this.kind = kind;
            this.primitive = Symbols.type(kind.javaType());
            this.box = Symbols.type(box);
            this.code = new PrimitiveCode(kind, /* boxed= */ false);
        }

        @Override
        boolean isExact() {
            return true;
        }

        @Override
        Writer measure(EncodeScope scope, Control control, Expression value, String name) {
            Local boxed = scope.declare(name, box, value);
            scope.beginWhen(isNotNull(boxed));
            control.set(scope, 1);
            if (kind.minSize() > 0) {
                scope.measure(constant(kind.minSize()));
            }
            if (!kind.isFixed()) {
                code.measure(scope, control.behindPresence(), unbox(primitive, boxed), name);
            }
            scope.endWhen();
            return kind == PrimitiveKind.BOOLEAN ? Writer.NOTHING : new BoxWriter(boxed, name);
        }

        /** Writes what is in a box, if there is one. */
        private final class BoxWriter implements Writer {
            private final Local boxed;
            private final String name;

            BoxWriter(Local boxed, String name) {
                this.boxed = boxed;
                this.name = name;
            }

            @Override
            public void write(EncodeScope scope) {
                scope.beginWhen(isNotNull(boxed));
                Local number = scope.declare(name, primitive, unbox(primitive, boxed));
                code.write(scope, number);
                scope.endWhen();
            }
        }

        @Override
        Local read(DecodeScope scope, Control control, String name) {
            Local boxed = scope.declare(name, box, nullOf(box));
            scope.beginWhen(control.isSet());
            Local number = code.readPrimitive(scope, control.behindPresence(), name);
            scope.add(set(boxed, box(number)));
            scope.endWhen();
            return boxed;
        }
    }
}
