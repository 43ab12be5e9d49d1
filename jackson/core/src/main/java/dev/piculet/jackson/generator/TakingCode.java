package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.block;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.jackson.bytes.ExpectedName;

/** Takes a property from the parser's buffer, name and value at once, where its value is there in the usual form. */
final class TakingCode {
    private final ReaderScope scope;
    private final Variable at;

    /** What sets values at once; null if they are kept. */
    private final AssigningCode assigning;

    TakingCode(ReaderScope scope, Variable at, AssigningCode assigning) {
        this.scope = scope;
        this.at = at;
        this.assigning = assigning;
    }

    /** The statements that take a property, and those that read it if nothing was taken. */
    Expression takeOr(PropertyCode property, Expression byTokens) {
        ReadProperty read = property.property;
        ExpectedName expected = read.taken().isPresent() ? ExpectedName.of(read.name()) : null;
        if (expected == null) {
            return sequence(byTokens, scope.window.enter());
        }
        Expression name = property.expected(expected);
        TakenKind kind = read.taken().get();
        Local taken = local("taken" + property.index, kind.type);
        Window window = scope.window;
        return block(
                let(taken, kind.isDecoded() ? takeDecoded(kind, property, name) : window.take(kind, name)),
                when(
                        window.isTaken(taken),
                        takeOver(property, taken),
                        sequence(byTokens, window.countOdd(), window.enter())));
    }

    private Expression takeDecoded(TakenKind kind, PropertyCode property, Expression name) {
        Expression decoder = scope.constant(
                "DECODER_" + property.index,
                WindowCalls.DECODER,
                property.property.decoder().orElseThrow());
        return scope.window.takeDecoded(kind, name, decoder, scope.context.value());
    }

    private Expression takeOver(PropertyCode property, Local taken) {
        if (assigning != null) {
            return assigning.takeOver(property, valueOf(property, taken));
        }
        ReadProperty read = property.property;
        Expression takesOver = property.takeOver(valueOf(property, taken));
        // A value class may have checks that fail.
        return read.valueClass().isPresent()
                ? sequence(
                        at.assign(constant(ReaderGenerator.TAKEN - property.index)),
                        takesOver,
                        at.assign(constant(ReaderGenerator.NOWHERE)))
                : takesOver;
    }

    /** What was taken, as the value that the property has. */
    private static Expression valueOf(PropertyCode property, Local taken) {
        ValueKind kind = property.property.kind();
        if (kind == ValueKind.HELD) {
            return property.convertedHeld(taken);
        }
        if (kind == ValueKind.OBJECT) {
            return property.converted(taken);
        }
        return kind == ValueKind.BOOLEAN ? equal(taken, constant(1)) : taken;
    }
}
