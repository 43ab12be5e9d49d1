package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Unfinished;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Follows the code of one method through all its branches until nothing new is learnt, by abstract interpretation. What is
 * known of a value is right whatever way the code takes; loops end because each merge only takes knowledge away.
 */
final class MethodAnalysis {
    private final MethodCode code;

    private final Calls calls;

    /** Tells the method from all others. */
    private final String name;

    /** Whether argument 0 is the instance that is created, so that its fields and its class are known. */
    private final boolean ofReceiver;

    /** The number of the argument that is the builder, or {@link Analyses#NO_BUILDER}. */
    private final int builder;

    private final Analyses analyses;

    /** The class that declares the method, by its internal name. */
    private final String owner;

    /** The known state before each instruction; null if none has been reached yet. */
    private final Frame[] before;

    private final AnalysisBudget budget;

    private final BitSet due = new BitSet();

    private Frame end;

    private Value result;

    MethodAnalysis(
            Analyses analyses, Member method, MethodCode code, boolean ofReceiver, int builder, AnalysisBudget budget) {
        this.analyses = analyses;
        this.budget = budget;
        this.code = code;
        this.ofReceiver = ofReceiver;
        this.builder = builder;
        owner = method.owner();
        name = method.owner() + "." + method.name() + method.descriptor();
        calls = new Calls(analyses, ofReceiver, builder, arguments(method, code));
        before = new Frame[code.instructions().size()];
        before[0] = begin(method);
    }

    private static List<String> arguments(Member method, MethodCode code) {
        List<String> types = new ArrayList<>();
        if (!Modifier.isStatic(code.access())) {
            types.add("L" + method.owner() + ";");
        }
        types.addAll(Descriptors.parameters(method.descriptor()));
        return types;
    }

    private Frame begin(Member method) {
        Frame frame = new Frame(code.locals());
        int local = 0;
        int argument = 0;
        if (!Modifier.isStatic(code.access())) {
            frame.locals[local++] = new Argument(argument++);
            frame.nonNulls |= Value.bit(0);
        }
        for (String parameter : Descriptors.parameters(method.descriptor())) {
            frame.locals[local++] = new Argument(argument++);
            if (Descriptors.isWide(parameter)) {
                frame.locals[local++] = Value.SECOND;
            }
        }
        for (; local < code.locals(); local++) {
            frame.locals[local] = new Unknown("gets a variable without a value", 0);
        }
        return frame;
    }

    /** Has other code know the receiver from the beginning, which may store its fields. */
    void shareReceiver() {
        before[0].touched |= Value.bit(0);
    }

    Effects run() {
        due.set(0);
        for (int next = due.nextSetBit(0); next >= 0; next = due.nextSetBit(0)) {
            due.clear(next);
            step(next);
        }
        if (end == null) {
            return new Effects(null, Map.of(), 0, null, 0, Set.of(), Set.of(), new Holdings(), null, false);
        }
        return new Effects(
                result,
                end.fields,
                end.touched,
                calls.toucher,
                end.nonNulls,
                end.leaked,
                end.filled,
                end.holdings,
                calls.delegate,
                true);
    }

    private void step(int place) {
        Instruction instruction = code.instructions().get(place);
        Frame frame = before[place].copy();
        goToHandlers(instruction, place, frame);
        switch (instruction.kind()) {
            case IF_NULL, IF_NOT_NULL -> branchOnNull(place, instruction, frame);
            case BRANCH, IF_SAME -> {
                if (instruction.kind() == Kind.IF_SAME && !comparesConstant(frame)) {
                    frame.decideAnyhow();
                }
                decide(frame, instruction.number());
                goTo(instruction.targets()[0], frame.copy());
                goTo(place + 1, frame);
            }
            case JUMP -> {
                decide(frame, instruction.number());
                for (int target : instruction.targets()) {
                    goTo(target, frame.copy());
                }
            }
            case RETURN -> leave(frame, instruction.number());
            case THROW -> {}
            default -> {
                if (execute(instruction, place, frame)) {
                    goTo(place + 1, frame);
                }
            }
        }
    }

    private static void decide(Frame frame, int slots) {
        for (int i = 0; i < slots; i++) {
            frame.decide(frame.pop());
        }
    }

    /** Whether one of the two values is a constant of an enum: equal values of other classes are one object here, and two where they are read. */
    private boolean comparesConstant(Frame frame) {
        return isEnumConstant(frame.stack[frame.depth - 1]) || isEnumConstant(frame.stack[frame.depth - 2]);
    }

    private boolean isEnumConstant(Value value) {
        return value instanceof Computed computed
                && computed.function().startsWith(Value.STATIC)
                && analyses.isOfEnum(computed.function().substring(Value.STATIC.length()));
    }

    private void branchOnNull(int place, Instruction instruction, Frame frame) {
        Value value = frame.pop();
        if (!value.isNotNull()) {
            frame.decide(value);
        }
        Frame whenNull = frame.copy();
        int known = value.place();
        if (known >= 0) {
            whenNull.nulls |= Value.bit(known);
            frame.nonNulls |= Value.bit(known);
        }
        int target = instruction.targets()[0];
        boolean jumpsWhenNull = instruction.kind() == Kind.IF_NULL;
        if (!isContradiction(whenNull) && !value.isNotNull()) {
            goTo(jumpsWhenNull ? target : place + 1, whenNull);
        }
        if (!isContradiction(frame) && !value.equals(Value.NULL)) {
            goTo(jumpsWhenNull ? place + 1 : target, frame);
        }
    }

    private static boolean isContradiction(Frame frame) {
        return (frame.nulls & frame.nonNulls) != 0;
    }

    private void goToHandlers(Instruction instruction, int place, Frame frame) {
        for (MethodCode.Handler handler : code.handlers()) {
            if (handler.from() <= place && place < handler.to()) {
                Frame caught = frame.copy();
                calls.interrupt(instruction, caught);
                caught.depth = 0;
                caught.push(new Unknown("gets an exception", 0));
                caught.decideAnyhow();
                goTo(handler.target(), caught);
            }
        }
    }

    private void goTo(int place, Frame frame) {
        budget.step();
        if (before[place] == null) {
            budget.keep(frame.size());
            before[place] = frame;
            due.set(place);
        } else if (before[place].merge(frame, at(place))) {
            due.set(place);
        }
    }

    private void leave(Frame frame, int slots) {
        Value value = slots == 0 ? null : frame.pop(slots);
        if (end == null) {
            end = frame;
            end.depth = 0;
            end.push(value);
        } else {
            frame.depth = 0;
            frame.push(value);
            end.merge(frame, at(-1));
        }
        result = end.stack[0];
    }

    /** Changes the frame as an instruction does that goes on to the next; false if it never does. */
    private boolean execute(Instruction instruction, int place, Frame frame) {
        int slots = instruction.slots();
        switch (instruction.kind()) {
            case CONSTANT -> frame.push(new Constant(instruction.constant()), slots);
            case LOAD -> frame.push(frame.locals[instruction.number()], slots);
            case STORE -> {
                frame.locals[instruction.number()] = frame.pop(slots);
                if (slots > 1) {
                    frame.locals[instruction.number() + 1] = Value.SECOND;
                }
            }
            case INCREMENT ->
                frame.locals[instruction.number()] = computed(place, List.of(frame.locals[instruction.number()]));
            case STACK -> StackOrder.apply(instruction.number(), frame);
            case COMPUTE -> frame.push(computed(place, operands(frame, instruction.number())), slots);
            case LENGTH -> frame.push(length(Calls.notNull(frame.pop(), frame)));
            case NEW_ARRAY -> {
                frame.depth -= instruction.number();
                frame.push(new Unknown("gets a value that is computed", 0, Ties.NONE, at(place)), slots);
            }
            case GET_FIELD -> frame.push(field(instruction.member(), frame.pop(), place, frame), slots);
            case PUT_FIELD -> store(instruction.member(), frame.pop(slots), frame.pop(), frame);
            case GET_STATIC -> frame.push(constant(instruction.member()), slots);
            case PUT_STATIC -> {
                Value value = frame.pop(slots);
                keep(frame, value, 0, name(instruction.member()));
                calls.giving.giveAway(value, frame);
            }
            case NEW -> frame.push(new Unfinished(instruction.member().owner(), place));
            case LOAD_ELEMENT -> {
                frame.pop();
                Value array = Calls.notNull(frame.pop(), frame);
                String why = "gets an element of an array";
                Value element = new Unknown(why, frame.reach(array), Ties.PART, at(place));
                Giving.part(array, element, frame);
                frame.push(element, slots);
            }
            case STORE_ELEMENT -> {
                Value element = frame.pop(instruction.number() - 2);
                frame.pop();
                Value array = Calls.notNull(frame.pop(), frame);
                keep(frame, element, frame.reach(array), "an array");
                calls.giving.give(array, element, frame);
            }
            case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC, CALL_DYNAMIC -> {
                return calls.call(instruction, at(place), frame);
            }
            default -> {
                // CAST: the same object, or an exception.
            }
        }
        return true;
    }

    private Value field(Member field, Value owner, int place, Frame frame) {
        Calls.notNull(owner, frame);
        boolean isOwn = ofReceiver && owner instanceof Argument argument && argument.index() == 0;
        if (isOwn && (frame.touched & Value.bit(0)) == 0) {
            Value stored = frame.fields.get(analyses.files.fieldKey(field));
            if (stored != null) {
                return stored;
            }
        }
        boolean isPart =
                builder >= 0 && owner.equals(new Argument(builder)) && (frame.touched & Value.bit(builder)) == 0;
        if (isPart) {
            return analyses.part(field, builder);
        }
        long reach = KnownMethods.isImmutable(field.descriptor()) ? 0 : frame.reach(owner);
        Value part = new Unknown("gets field " + name(field), reach, Ties.field(field.name()), at(place));
        Giving.part(owner, part, frame);
        return part;
    }

    private void store(Member field, Value value, Value owner, Frame frame) {
        Calls.notNull(owner, frame);
        if (ofReceiver && owner instanceof Argument argument && argument.index() == 0) {
            boolean isBuilder = value instanceof Value.Text;
            if (isBuilder) {
                frame.leak(value);
            }
            Value stored = isBuilder ? new Unknown("gets a StringBuilder", 0) : value;
            frame.fields.put(analyses.files.fieldKey(field), stored);
        } else {
            keep(frame, value, frame.reach(owner), name(field));
            if (!KnownMethods.isImmutable(field.descriptor())) {
                calls.giving.give(owner, value, frame);
            }
        }
    }

    /** Notes that something else holds a value from here on. */
    private void keep(Frame frame, Value value, long reachOfHolder, String by) {
        frame.leak(value);
        calls.touch(frame, reachOfHolder | frame.reach(value), by);
    }

    private Value constant(Member field) {
        String why = "gets " + name(field);
        if (analyses.isConstant(field)) {
            String kind = analyses.mayBeNull(field) ? Value.STATIC_OR_NULL : Value.STATIC;
            return Computed.of(kind + field.owner() + "." + field.name(), List.of(), why, 0);
        }
        return analyses.isMadeOnce(field, owner) ? new Value.Kept(field, why) : new Unknown(why, 0, Ties.PART, null);
    }

    /** Takes values off the stack; what there is to take is more than the rest of a {@code long}. */
    private static List<Value> operands(Frame frame, int slots) {
        List<Value> operands = new ArrayList<>(slots);
        for (int i = 0; i < slots; i++) {
            Value operand = frame.pop();
            if (operand != Value.SECOND) {
                operands.add(0, operand);
            }
        }
        return operands;
    }

    /** Constants that a class file can't hold as a number or text come from anywhere. */
    private Value computed(int place, List<Value> operands) {
        String why = "gets a value that is computed";
        for (Value operand : operands) {
            if (IdentityHashes.isOne(operand)) {
                return IdentityHashes.of(why);
            }
        }
        return operands.isEmpty() ? new Unknown(why, 0) : Computed.of(at(place), operands, why, 0);
    }

    /** The same of one array wherever it is asked for. */
    static Value length(Value array) {
        return Computed.of("length", List.of(array), "gets a value that is computed", 0);
    }

    private String at(int place) {
        return name + " " + place;
    }

    static String name(Member member) {
        String owner = member.owner();
        return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.') + "." + member.name();
    }
}
