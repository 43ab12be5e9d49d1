package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.binary.codec.ObjectCodec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** An object, or null: written and read on the spot if it is small, else by methods of its own. */
final class ObjectCode extends SlotCode {
    private final LayoutCode layout;
    private final ClassDesc type;
    private final boolean nullable;

    ObjectCode(ObjectCodec codec, LayoutCode layout, ClassDesc type) {
        this.layout = layout;
        this.type = type;
        this.nullable = codec.controlBits() > 0;
    }

    LayoutCode layout() {
        return layout;
    }

    /** Whether this is an object, never null, that leads to others of its class. */
    boolean isChain() {
        return !nullable && layout.layout().isChain();
    }

    @Override
    boolean isExact() {
        return layout.isInline() && layout.isExact();
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Local object = scope.declare(name, type, value);
        if (!nullable) {
            scope.failWhen(isNull(object));
            layout.checkClass(scope, object);
            return scope.isExact() ? layout.measure(scope, object) : new GrowingWriter(layout, object);
        }
        scope.beginWhen(isNotNull(object));
        layout.checkClass(scope, object);
        control.set(scope, 1);
        Writer body = scope.isExact() ? layout.measure(scope, object) : new GrowingWriter(layout, object);
        scope.endWhen();
        return new PresentWriter(object, body);
    }

    /** Writes an object where room is made as needed. */
    private record GrowingWriter(LayoutCode layout, Local object) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            layout.write(scope, object);
        }
    }

    /** Writes an object if there is one. */
    private record PresentWriter(Local object, Writer body) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            scope.beginWhen(isNotNull(object));
            body.write(scope);
            scope.endWhen();
        }
    }

    @Override
    boolean makesRoom() {
        return true;
    }

    /** Appends the statements that tell whether there is an object, which something else writes. */
    void measurePresence(EncodeScope scope, Control control, Expression value, String name) {
        Local object = scope.declare(name, type, value);
        scope.beginWhen(isNotNull(object));
        control.set(scope, 1);
        scope.endWhen();
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        if (!nullable) {
            return layout.read(scope, name);
        }
        Local object = scope.declare(name, type, nullOf(type));
        scope.beginWhen(control.isSet());
        scope.add(set(object, layout.read(scope, name)));
        scope.endWhen();
        return object;
    }
}
