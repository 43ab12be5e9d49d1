package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Tells whether code may ask an array for its own hash code or text, which are its identity: whether an array gets where any object
 * may be, as in {@code Objects.hash(name, bytes)}. The code of methods that it calls is another question.
 */
final class ArrayIdentities {
    private static final Value NO_ARRAY = new Made("no array");

    /** What it is merged with may be one, too. No array is known to hold another one. */
    private static final Value ARRAY = new Unknown("may be an array", 0);

    private final MethodCode code;

    private final String result;

    /** The known state before each instruction; null if none has been reached yet. */
    private final Frame[] before;

    private final BitSet due = new BitSet();

    private ArrayIdentities(Member method, MethodCode code) {
        this.code = code;
        result = Descriptors.result(method.descriptor());
        before = new Frame[code.instructions().size()];
        before[0] = begin(method);
    }

    /** @param code that of the method */
    static boolean mayShowIn(Member method, MethodCode code) {
        try {
            return new ArrayIdentities(method, code).mayShow();
        } catch (IndexOutOfBoundsException | NullPointerException e) {
            // Not the code that the JVM has verified.
            return true;
        }
    }

    private Frame begin(Member method) {
        Frame frame = new Frame(code.locals());
        Arrays.fill(frame.locals, NO_ARRAY);
        int local = Modifier.isStatic(code.access()) ? 0 : 1;
        for (String parameter : Descriptors.parameters(method.descriptor())) {
            frame.locals[local] = ofType(parameter);
            local += Descriptors.isWide(parameter) ? 2 : 1;
        }
        return frame;
    }

    /** No other array gets where an object is declared. */
    private static Value ofType(String descriptor) {
        return descriptor.startsWith("[") ? ARRAY : NO_ARRAY;
    }

    private boolean mayShow() {
        due.set(0);
        for (int next = due.nextSetBit(0); next >= 0; next = due.nextSetBit(0)) {
            due.clear(next);
            if (mayShow(next)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayShow(int place) {
        Instruction instruction = code.instructions().get(place);
        Frame frame = before[place].copy();
        for (MethodCode.Handler handler : code.handlers()) {
            if (handler.from() <= place && place < handler.to()) {
                Frame caught = frame.copy();
                caught.depth = 0;
                caught.push(NO_ARRAY);
                goTo(handler.target(), caught);
            }
        }
        if (!execute(instruction, frame)) {
            return true;
        }
        for (int target : instruction.targets()) {
            goTo(target, frame.copy());
        }
        switch (instruction.kind()) {
            case JUMP, RETURN, THROW -> {}
            default -> goTo(place + 1, frame);
        }
        return false;
    }

    private void goTo(int place, Frame frame) {
        if (before[place] == null) {
            before[place] = frame;
            due.set(place);
        } else if (before[place].merge(frame, /* place= */ "")) {
            due.set(place);
        }
    }

    /** Changes the frame as an instruction does; false if an array gets where any object may be. */
    private boolean execute(Instruction instruction, Frame frame) {
        int number = instruction.number();
        int slots = instruction.slots();
        switch (instruction.kind()) {
            case CONSTANT, GET_STATIC, NEW -> frame.push(NO_ARRAY, slots);
            case LOAD -> frame.push(frame.locals[number], slots);
            case STORE -> frame.locals[number] = frame.pop(slots);
            case STACK -> StackOrder.apply(number, frame);
            case GET_FIELD -> {
                frame.pop();
                frame.push(ofType(instruction.member().descriptor()), slots);
            }
            case PUT_FIELD -> frame.depth -= slots + 1;
            case PUT_STATIC -> frame.depth -= slots;
            case NEW_ARRAY -> {
                frame.depth -= number;
                frame.push(ARRAY);
                return number == 1;
            }
            case STORE_ELEMENT -> {
                boolean isArray = frame.pop(number - 2).equals(ARRAY);
                frame.depth -= 2;
                return !isArray;
            }
            case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC, CALL_DYNAMIC -> {
                return call(instruction, frame);
            }
            case RETURN -> {
                return number == 0
                        || result.startsWith("[")
                        || !frame.pop(number).equals(ARRAY);
            }
            case CAST, INCREMENT -> {}
            default -> {
                frame.depth -= number;
                frame.push(NO_ARRAY, slots);
            }
        }
        return true;
    }

    /** An array is passed as an array, and nothing is asked of it itself. */
    private static boolean call(Instruction call, Frame frame) {
        List<String> parameters = Descriptors.parameters(call.member().descriptor());
        boolean isKept = true;
        for (int i = parameters.size() - 1; i >= 0; i--) {
            String parameter = parameters.get(i);
            Value passed = frame.pop(Descriptors.isWide(parameter) ? 2 : 1);
            isKept &= parameter.startsWith("[") || !passed.equals(ARRAY);
        }
        switch (call.kind()) {
            case CALL_VIRTUAL, CALL_SPECIAL -> isKept &= !frame.pop().equals(ARRAY);
            default -> {}
        }
        frame.push(ofType(Descriptors.result(call.member().descriptor())), call.slots());
        return isKept;
    }
}
