package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Unfinished;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Modifier;
import java.util.BitSet;

/**
 * Follows the code of one method through all its branches until nothing new is learnt, by abstract interpretation. What is
 * known of a value is right whatever way the code takes; loops end because each merge only takes knowledge away.
 */
final class MethodAnalysis {
    private final MethodCode code;

    private final Calls calls;

    /** Whether argument 0 is the instance that is created, so that its fields and its class are known. */
    private final boolean ofReceiver;

    private final Analyses analyses;

    /** What is known before each instruction; null where nothing has come yet. */
    private final Frame[] before;

    private final BitSet due = new BitSet();

    private Frame end;

    private Value result;

    MethodAnalysis(Analyses analyses, Member method, MethodCode code, boolean ofReceiver) {
        this.analyses = analyses;
        this.code = code;
        this.ofReceiver = ofReceiver;
        calls = new Calls(analyses, ofReceiver);
        before = new Frame[code.instructions().size()];
        before[0] = begin(method);
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

    Effects run() {
        due.set(0);
        for (int next = due.nextSetBit(0); next >= 0; next = due.nextSetBit(0)) {
            due.clear(next);
            step(next);
        }
        return end == null
                ? new Effects(null, java.util.Map.of(), 0, null, 0, false)
                : new Effects(result, end.fields, end.touched, calls.toucher, end.nonNulls, true);
    }

    private void step(int place) {
        Instruction instruction = code.instructions().get(place);
        Frame frame = before[place].copy();
        goToHandlers(place, frame);
        switch (instruction.kind()) {
            case IF_NULL, IF_NOT_NULL -> branchOnNull(place, instruction, frame);
            case BRANCH -> {
                frame.depth -= instruction.number();
                goTo(instruction.targets()[0], frame.copy());
                goTo(place + 1, frame);
            }
            case JUMP -> {
                frame.depth -= instruction.number();
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

    private void branchOnNull(int place, Instruction instruction, Frame frame) {
        Value value = frame.pop();
        Frame whenNull = frame.copy();
        int argument = value instanceof Argument known ? known.index() : -1;
        if (argument >= 0 && argument < Long.SIZE - 1) {
            whenNull.nulls |= Value.bit(argument);
            frame.nonNulls |= Value.bit(argument);
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

    private void goToHandlers(int place, Frame frame) {
        for (MethodCode.Handler handler : code.handlers()) {
            if (handler.from() <= place && place < handler.to()) {
                Frame caught = frame.copy();
                caught.depth = 0;
                caught.push(new Unknown("gets an exception", 0));
                goTo(handler.target(), caught);
            }
        }
    }

    private void goTo(int place, Frame frame) {
        if (before[place] == null) {
            before[place] = frame;
            due.set(place);
        } else if (before[place].merge(frame)) {
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
            end.merge(frame);
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
            case INCREMENT -> frame.locals[instruction.number()] = new Unknown("gets a value that is computed", 0);
            case STACK -> StackOrder.apply(instruction.number(), frame);
            case COMPUTE, NEW_ARRAY -> {
                frame.depth -= instruction.number();
                frame.push(new Unknown("gets a value that is computed", 0), slots);
            }
            case GET_FIELD -> frame.push(field(instruction.member(), frame.pop(), frame), slots);
            case PUT_FIELD -> store(instruction.member(), frame.pop(slots), frame.pop(), frame);
            case GET_STATIC -> frame.push(constant(instruction.member()), slots);
            case PUT_STATIC -> calls.touch(frame, frame.reach(frame.pop(slots)), name(instruction.member()));
            case NEW -> frame.push(new Unfinished(instruction.member().owner(), place));
            case LOAD_ELEMENT -> {
                frame.pop();
                long reach = frame.reach(frame.pop());
                frame.push(new Unknown("gets an element of an array", reach), slots);
            }
            case STORE_ELEMENT -> {
                Value element = frame.pop(instruction.number() - 2);
                frame.pop();
                calls.touch(frame, frame.reach(frame.pop()) | frame.reach(element), "an array");
            }
            case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC, CALL_DYNAMIC -> {
                return calls.call(instruction, place, frame);
            }
            default -> {
                // CAST: the same object, or an exception.
            }
        }
        return true;
    }

    private Value field(Member field, Value owner, Frame frame) {
        boolean isOwn = ofReceiver && owner instanceof Argument argument && argument.index() == 0;
        if (isOwn && (frame.touched & Value.bit(0)) == 0) {
            Value stored = frame.fields.get(analyses.files.fieldKey(field.owner(), field.name()));
            if (stored != null) {
                return stored;
            }
        }
        long reach = KnownMethods.isImmutable(field.descriptor()) ? 0 : frame.reach(owner);
        return new Unknown("gets field " + name(field), reach);
    }

    private void store(Member field, Value value, Value owner, Frame frame) {
        if (ofReceiver && owner instanceof Argument argument && argument.index() == 0) {
            frame.fields.put(analyses.files.fieldKey(field.owner(), field.name()), value);
        } else {
            calls.touch(frame, frame.reach(owner) | frame.reach(value), name(field));
        }
    }

    private static Value constant(Member field) {
        return new Unknown("gets " + name(field), 0);
    }

    static String name(Member member) {
        String owner = member.owner();
        return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.') + "." + member.name();
    }
}
