package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.breakLoop;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.forever;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.greaterOrEqual;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.same;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.PropertyRead;
import dev.piculet.binary.codec.Slot;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Loop;

/**
 * Objects that lead to the next of the same class by their last slot: written and read in a loop. The plain version,
 * recursion, overflows the stack for long lists.
 */
final class ChainCode {
    /** Links that are followed before cycles are looked for. */
    private static final int UNCHECKED_LINKS = 64;

    private final LayoutCode code;
    private final Slot last;
    private Local earlier;
    private Local links;
    private Loop chain;

    ChainCode(LayoutCode code) {
        this.code = code;
        Slot[] slots = code.layout().slots();
        this.last = slots[slots.length - 1];
    }

    /**
     * Begins a loop over all objects of a chain, from the one that a variable holds, which gives up on a chain that comes
     * back to one of them. That is found by Brent's algorithm, from some links on: each is compared with one before, which is
     * replaced after 64, 128, 256 … links. The plain version begins at the first, and costs {@code deep} of suite {@code objects} a
     * twentieth of its time.
     */
    void begin(MethodScope scope, Local object) {
        earlier = scope.declare("earlier", code.type(), object);
        links = scope.declare("links", Symbols.INT, constant(0));
        chain = Loop.named(scope.unit.unique("chain"));
        scope.beginBlock();
    }

    /** Ends the loop that {@link #begin} began: what was appended since is done with each object. */
    void end(MethodScope scope, Local object) {
        scope.add(set(object, next(scope, object)));
        scope.add(when(isNull(object), breakLoop(chain)));
        scope.add(increment(links, 1));
        scope.beginWhen(greaterOrEqual(links, constant(UNCHECKED_LINKS)));
        scope.failWhen(same(object, earlier));
        scope.add(when(equal(and(links, subtract(links, constant(1))), constant(0)), set(earlier, object)));
        scope.endWhen();
        scope.add(forever(chain, scope.endBlock()));
    }

    private Expression next(MethodScope scope, Local object) {
        return PropertyRead.of(last.property().orElseThrow(), object, scope.unit.members());
    }

    /** Appends a loop that reads all objects of a chain, and returns the first. */
    Local read(DecodeScope scope) {
        Local first = scope.declare("first", code.type(), nullOf(code.type()));
        Local previous = scope.declare("previous", code.type(), nullOf(code.type()));
        chain = Loop.named(scope.unit.unique("chain"));
        scope.beginBlock();
        // No count says how many objects there are, and the array may go on behind the last byte.
        scope.failWhen(greater(scope.position, scope.limit));
        ObjectReading reading = new ObjectReading(code, scope);
        Local object = reading.read();
        scope.beginWhen(isNull(previous));
        scope.add(set(first, object));
        scope.otherwise();
        reading.set(last, previous, object);
        scope.endWhen();
        scope.add(set(previous, object));
        scope.add(when(not(reading.chainEnd().isSet()), breakLoop(chain)));
        scope.add(forever(chain, scope.endBlock()));
        return first;
    }
}
