package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.View;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.List;

/** Applies the calls in one method's code that copy collections and arrays, show them, or put elements into new ones. */
final class Filling {
    private final Calls calls;

    /** The types of the method's own arguments. */
    private final List<String> own;

    Filling(Calls calls, List<String> own) {
        this.calls = calls;
        this.own = own;
    }

    /** Whether a call changes nothing but the elements of a collection that the code has made. */
    static boolean isFilling(Instruction instruction, List<Value> arguments, Frame frame) {
        Value collection = arguments.isEmpty() ? null : collection(arguments.get(0), frame);
        if (collection == null) {
            return false;
        }
        Member method = instruction.member();
        boolean isStatic = instruction.kind() == Kind.CALL_STATIC;
        boolean fills = collection instanceof Fresh fresh
                ? KnownChanges.fills(fresh.type(), method)
                : KnownChanges.fillsAny(method);
        return isStatic ? KnownChanges.fillsArgument(method) : instruction.kind() == Kind.CALL_VIRTUAL && fills;
    }

    /** The new collection that a value is, a copy as well if nothing else may have got that; null if it is anything else. */
    private static Value collection(Value value, Frame frame) {
        if (!(value instanceof Copied copied)) {
            return value instanceof Fresh || frame.contents.isOwn(value) ? value : null;
        }
        String type = copied.site() == null ? null : Copies.newClass(copied.how());
        long reach = frame.reach(copied);
        // Whoever else may have got the copy is asked for first.
        boolean isOwn = reach != 0 && (reach & frame.touched) == 0 && !frame.isUsed(copied);
        return type != null && isOwn ? new Fresh(type, copied.site()) : null;
    }

    /**
     * Puts elements into a new collection. Filled for the first time, with all elements of another one, it is a copy of that as any
     * other.
     */
    Value fill(Instruction instruction, List<String> types, List<Value> arguments, String place, Frame frame) {
        boolean isCopy = arguments.get(0) instanceof Fresh fresh
                && KnownChanges.fillsWith(fresh.type(), instruction.member())
                && arguments.get(1).origin() != null
                && !frame.isUsed(fresh);
        if (!isCopy) {
            return put(instruction, types, arguments, place, frame);
        }
        Fresh collection = (Fresh) arguments.get(0);
        frame.turn(collection, copied(arguments.get(1), "new " + collection.type(), collection.site(), frame));
        return Calls.gets(instruction.member(), arguments.subList(1, 2), 0, place);
    }

    /** Puts elements into a collection that stays unknown to other code: what it gets does not get it. */
    Value put(Instruction instruction, List<String> types, List<Value> arguments, String place, Frame frame) {
        Member method = instruction.member();
        Value collection = collection(arguments.get(0), frame);
        if (arguments.get(0) instanceof Copied copy) {
            // It is one no longer.
            frame.contents = frame.contents.with(collection, frame.reach(copy));
            frame.turn(copy, collection);
            arguments.set(0, collection);
        }
        frame.filled.add(collection);
        List<Value> given = arguments.subList(1, arguments.size());
        long reach = Calls.changeable(types.subList(1, types.size()), given, frame);
        frame.leakAll(given);
        // Who holds the collection gets the elements, too, and who gets it later gets all of them.
        if (frame.mayHaveGot(collection)) {
            calls.touch(frame, reach, MethodAnalysis.name(method));
        }
        frame.contents = frame.contents.with(collection, reach);
        calls.giving.call(instruction, types, arguments, frame);
        return Calls.gets(method, given, frame.reach(collection), place);
    }

    /** A new collection of what it gets that holds no more than that. */
    Value wrapped(Member method, List<String> types, List<Value> arguments, String place, Frame frame) {
        frame.leakAll(arguments);
        Value made = Calls.gets(method, arguments, Calls.changeable(types, arguments, frame), place);
        for (Value each : arguments) {
            calls.giving.give(made, each, frame);
        }
        return made;
    }

    /** Whether elements are copied of an array that holds no objects: neither gets what the other holds. */
    boolean isCopyOfNumbers(Member method, List<Value> arguments) {
        if (!KnownCollections.copiesElements(method) || !(arguments.get(0) instanceof Argument source)) {
            return false;
        }
        String type = own.get(source.index());
        return type.length() == 2 && type.charAt(0) == '[';
    }

    Value copyNumbers(Member method, List<Value> arguments, Frame frame) {
        calls.touch(frame, frame.reach(arguments.get(2)), MethodAnalysis.name(method));
        return Calls.NOTHING;
    }

    /** A copy or view that a method or constructor of the closed list makes of one of its arguments; null if this is none. */
    static Value copy(Member method, boolean isNew, List<Value> arguments, String place, Frame frame) {
        if (KnownCollections.copies(method)) {
            if (!isNew && method.name().equals("<init>")) {
                return null;
            }
            String how = isNew ? KnownCollections.copyBy(method) : MethodAnalysis.name(method);
            return copied(arguments.get(isNew ? 1 : 0), how, place, frame);
        }
        boolean isWhole = KnownCollections.copiesPart(method) && isWhole(arguments);
        return isWhole ? copied(arguments.get(0), MethodAnalysis.name(method), place, frame) : null;
    }

    /** Whether an array is followed by its length, or by 0 and its length. */
    private static boolean isWhole(List<Value> arguments) {
        Value length = MethodAnalysis.length(arguments.get(0));
        return arguments.get(arguments.size() - 1).equals(length)
                && length.isDetermined()
                && (arguments.size() == 2 || arguments.get(1).equals(new Constant(0)));
    }

    private static Value copied(Value of, String how, String place, Frame frame) {
        Calls.notNull(of, frame);
        if (KnownCollections.isView(how) && of instanceof Fresh fresh) {
            return new View(fresh, how);
        }
        if (KnownCollections.isView(how) && of instanceof View view) {
            return new View(view.of(), how + ", " + view.how());
        }
        frame.leak(of);
        String site = KnownCollections.isView(how) ? null : place;
        return of instanceof Copied copied ? copied.then(how, site) : new Copied(of, how, site);
    }
}
