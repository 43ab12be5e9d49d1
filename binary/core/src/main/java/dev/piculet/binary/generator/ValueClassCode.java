package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.ValueClassCall;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.model.ValueClassModel;

/** What a Kotlin value class holds, where no instance of it is held: its constructor's checks run when it is read. */
final class ValueClassCode extends WrappedCode {
    private final ValueClassModel model;

    private ValueClassCode(SlotCode code, ValueClassModel model) {
        super(code);
        this.model = model;
    }

    static SlotCode of(SlotCode code, ValueClassModel model) {
        return new ValueClassCode(code, model);
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        return code.measure(scope, control, value, name);
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local value = code.read(scope, control, name);
        Expression checked = set(value, ValueClassCall.check(model, value, scope.unit.members()));
        scope.add(value.type().isPrimitive() ? checked : when(isNotNull(value), checked));
        return value;
    }
}
