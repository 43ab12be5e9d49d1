package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.isNull;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

/** What may be null on the wire and must not be in its place. */
final class NotNullCode extends WrappedCode {

    private NotNullCode(SlotCode code) {
        super(code);
    }

    static SlotCode of(SlotCode code) {
        return new NotNullCode(code);
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Local held = scope.declare(name, value.type(), value);
        scope.failWhen(isNull(held));
        return code.measure(scope, control, held, name);
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local value = code.read(scope, control, name);
        scope.failWhen(isNull(value));
        return value;
    }
}
