package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.breakLoop;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.continueLoop;
import static dev.piculet.codegen.Expressions.either;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.forever;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.lessOrEqual;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.loop;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.shiftRight;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.switchOn;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.IntSwitch;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Loop;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Reads everything between the start of an object and its end. Properties stand in the expected order, each behind a case
 * of a switch that falls through: it is entered at the one that comes first, and again after a name that was not expected.
 *
 * <p>Where the parser's buffer can be reached, each case first tries to take name and value from there, and moves to the
 * name by itself. It does not if the switch was entered at this case without a window: then the parser stands at the name.
 * A name that comes in another order is found by its bytes, and the switch entered again at its case. If the value is never
 * taken, the parser is moved to it from the buffer, too, where it is an object, an array, a string or null.
 */
final class ReadingCode {
    /** The logarithm of how many properties one method reads, where one can't read them all. */
    private static final int PART_BITS = 4;

    private final ReaderScope scope;
    private final NameCode names;
    private final List<PropertyCode> inOrder;
    private final SettingCode setting;
    private final TakingCode taking;
    private final Variable at;
    private final Variable unknown;

    /** What sets properties at once; null if the creator takes some. */
    private final AssigningCode assigning;

    /** How many properties the creator takes. */
    private final int arguments;

    private final Local next = local("next", ConstantDescs.CD_int);
    private final Loop reading = Loop.named("reading");

    private ReadingCode(
            ReaderScope scope,
            NameCode names,
            List<PropertyCode> inOrder,
            SettingCode setting,
            AssigningCode assigning,
            Variable at) {
        this.scope = scope;
        this.names = names;
        this.inOrder = inOrder;
        this.setting = setting;
        this.assigning = assigning;
        arguments = setting == null ? 0 : inOrder.size() - setting.lastFirst().size();
        this.at = at;
        unknown = assigning == null ? scope.variable("unknown", scope.calls.buffer) : null;
        taking = new TakingCode(scope, at, assigning);
    }

    /** Reads what is kept until an instance is made. */
    static ReadingCode keeping(
            ReaderScope scope, NameCode names, List<PropertyCode> inOrder, SettingCode setting, Variable at) {
        return new ReadingCode(scope, names, inOrder, setting, /* assigning= */ null, at);
    }

    /** Reads what is set on an instance at once. */
    static ReadingCode assigning(
            ReaderScope scope, NameCode names, List<PropertyCode> inOrder, AssigningCode assigning, Variable at) {
        return new ReadingCode(scope, names, inOrder, /* setting= */ null, assigning, at);
    }

    void declare(List<Expression> code) {
        if (unknown != null) {
            code.add(unknown.begin(nullOf(unknown.type())));
        }
    }

    /** The unknown properties that were kept. */
    Expression unknown() {
        return unknown.value();
    }

    /** The statements that read everything. */
    Expression inOneMethod() {
        if (inOrder.isEmpty()) {
            return sequence(
                    scope.calls.enter(scope.in.value()),
                    let(next, names.find()),
                    loop(reading, notEqual(next, constant(NameCode.END)), passUnknown()));
        }
        Loop inOrderLoop = Loop.named("inOrder");
        return sequence(
                let(next, names.first()),
                loop(
                        reading,
                        notEqual(next, constant(NameCode.END)),
                        leaveIfComplete(),
                        forever(
                                inOrderLoop,
                                cases(
                                                next,
                                                0,
                                                inOrder.size(),
                                                inOrderLoop,
                                                continueLoop(inOrderLoop),
                                                breakLoop(reading))
                                        .otherwise(passUnknown(), continueLoop(reading))),
                        leaveWindow(),
                        set(next, names.find())));
    }

    /** The statements that read everything by methods for so many properties each. */
    Expression inParts(ClassSpec spec) {
        IntSwitch parts = switchOn(partOf(next));
        for (int part = 0; part << PART_BITS < inOrder.size(); part++) {
            MethodSpec method = spec.method(
                    Modifier.PRIVATE, "read" + part, MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int));
            method.body(readPart(method.parameter(0, "next"), part << PART_BITS));
            parts.on(part, set(next, call(scope.self, method.ref(), next)));
        }
        return sequence(
                let(next, names.first()),
                loop(
                        reading,
                        notEqual(next, constant(NameCode.END)),
                        leaveIfComplete(),
                        parts.otherwise(passUnknown())));
    }

    /** The number of the method that reads a place; negative for names that nobody knows. */
    private Expression partOf(Local place) {
        Expression part = shiftRight(place, constant(PART_BITS));
        return scope.window == null
                ? part
                : choose(
                        lessOrEqual(place, constant(NameCode.BEFORE)),
                        subtract(constant(NameCode.BEFORE), place),
                        part);
    }

    /** Leaves what comes after all arguments to Jackson, where that makes the instance then. */
    private Expression leaveIfComplete() {
        return scope.createsEarly(arguments) ? when(scope.presence.allRead(arguments), breakLoop(reading)) : sequence();
    }

    private Expression[] readPart(Local first, int begin) {
        int end = Math.min(begin + (1 << PART_BITS), inOrder.size());
        Loop inOrderLoop = Loop.named("inOrder");
        return new Expression[] {
            forever(
                    inOrderLoop,
                    cases(first, begin, end, inOrderLoop, returns(first), returns(constant(NameCode.END)))
                            .otherwise(),
                    end == inOrder.size() ? breakLoop(inOrderLoop) : returns(constant(before(end)))),
            leaveWindow(),
            returns(names.find())
        };
    }

    /**
     * Reads from one place on as long as names are the expected ones; what runs otherwise is up to the caller.
     *
     * @param from the place to read from; set to that of a name which comes in another order
     * @param inOrderLoop what is left where the parser stands at a name that was not expected
     * @param goOn reads from the place that was set
     * @param finish leaves it behind the last name
     */
    private IntSwitch cases(Local from, int begin, int end, Loop inOrderLoop, Expression goOn, Expression finish) {
        IntSwitch cases = switchOn(from).fallingThrough();
        Expression leave = breakLoop(inOrderLoop);
        if (scope.window != null) {
            cases.on(before(begin));
        }
        for (int place = begin; place < end; place++) {
            boolean isLast = place + 1 == inOrder.size();
            boolean mayBeComplete = inOrder.get(place).index < arguments && scope.createsEarly(arguments);
            cases.on(
                    place,
                    read(place, from, leave, goOn),
                    mayBeComplete && !(isLast && scope.window == null)
                            ? when(scope.presence.allRead(arguments), sequence(advance(), leave))
                            : sequence(),
                    isLast
                            ? sequence(
                                    goBack(from, goOn),
                                    advance(),
                                    when(not(scope.calls.isAtName(scope.in.value())), finish),
                                    leave)
                            : nextOr(place + 1, leave));
        }
        return cases;
    }

    /** Goes on to a place from the one before it, unless another name comes. */
    private Expression nextOr(int place, Expression leave) {
        return scope.window == null ? when(not(names.isNext(place)), leave) : sequence();
    }

    /** Goes on from behind the last place with a name that is expected at an earlier one, if that comes next. */
    private Expression goBack(Local from, Expression goOn) {
        return scope.window == null
                ? sequence()
                : sequence(set(from, names.ahead()), when(lessOrEqual(constant(0), from), goOn));
    }

    /** The place to go on from before the first name of a method, if that was not read. */
    private int before(int begin) {
        return scope.window == null ? begin : NameCode.BEFORE - (begin >> PART_BITS);
    }

    /** The parser stands at a name now. */
    private Expression leaveWindow() {
        return scope.window == null ? sequence() : scope.window.leave();
    }

    private Expression advance() {
        return scope.window == null ? scope.calls.advance(scope.in.value()) : scope.window.advance();
    }

    private Expression read(int place, Local from, Expression leave, Expression goOn) {
        PropertyCode property = inOrder.get(place);
        Expression read = sequence(
                at.assign(constant(property.index)), read(property), at.assign(constant(ReaderGenerator.NOWHERE)));
        if (scope.window == null) {
            return read;
        }
        Expression byTokens = sequence(moveTo(place, from, leave, goOn), read);
        return assigning != null || property.index < arguments
                ? taking.takeOr(property, byTokens)
                : sequence(byTokens, scope.window.enter());
    }

    private Expression read(PropertyCode property) {
        if (assigning != null) {
            return assigning.read(property);
        }
        return property.index < arguments ? property.read() : setting.read(property);
    }

    /**
     * Moves to the name of a place, unless the parser stands there because reading goes on from it; goes on elsewhere if
     * another name comes.
     */
    private Expression moveTo(int place, Local from, Expression leave, Expression goOn) {
        return when(
                either(notEqual(from, constant(place)), scope.window.isEntered()),
                sequence(
                        set(from, names.next(place)),
                        when(notEqual(from, constant(place)), sequence(when(less(from, constant(0)), leave), goOn))));
    }

    /** Passes over names that nobody knows, up to one that somebody does. */
    private Expression passUnknown() {
        Local skips = local("skips", ConstantDescs.CD_boolean);
        return sequence(
                let(skips, scope.calls.skipsUnknown(scope.self, scope.context.value())),
                loop(
                        equal(next, constant(NameCode.UNKNOWN)),
                        when(
                                isTrue(skips),
                                scope.calls.skip(scope.in.value()),
                                assigning == null
                                        ? unknown.assign(scope.calls.unknown(
                                                scope.self, scope.in.value(), scope.context.value(), unknown.value()))
                                        : scope.calls.pass(scope, assigning.bean())),
                        set(next, names.findNext())));
    }
}
