package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

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
            scope.add(when(isNull(object), scope.block(scope::fail)));
            layout.checkClass(scope, object);
            return scope.isExact() ? layout.measure(scope, object) : grown(object);
        }
        Writer[] body = new Writer[1];
        scope.add(when(isNotNull(object), scope.block(() -> {
            layout.checkClass(scope, object);
            control.set(scope, 1);
            body[0] = scope.isExact() ? layout.measure(scope, object) : grown(object);
        })));
        return later -> later.add(when(isNotNull(object), later.block(() -> body[0].write(later))));
    }

    @Override
    boolean makesRoom() {
        return true;
    }

    /** Appends the statements that tell whether there is an object, which something else writes. */
    void measurePresence(EncodeScope scope, Control control, Expression value, String name) {
        Local object = scope.declare(name, type, value);
        scope.add(when(isNotNull(object), scope.block(() -> control.set(scope, 1))));
    }

    private Writer grown(Local object) {
        return scope -> layout.write(scope, object);
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        if (!nullable) {
            return layout.read(scope, name);
        }
        Local object = scope.declare(name, type, nullOf(type));
        scope.add(when(control.isSet(), scope.block(() -> {
            scope.add(set(object, layout.read(scope, name)));
        })));
        return object;
    }
}
