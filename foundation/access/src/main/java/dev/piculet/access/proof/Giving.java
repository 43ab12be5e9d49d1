package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Kept;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Unfinished;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Notes which objects get which others by the stores and calls in one method's code. */
final class Giving {
    private final boolean ofReceiver;

    /** The types of the method's own arguments. */
    private final List<String> own;

    /**
     * @param ofReceiver whether argument 0 is the instance that is created: its fields are known one by one
     * @param own the types of the method's own arguments, its receiver among them
     */
    Giving(boolean ofReceiver, List<String> own) {
        this.ofReceiver = ofReceiver;
        this.own = own;
    }

    /** Notes that an object, or one that it leads to, may hold another one from here on. */
    void give(Value holder, Value given, Frame frame) {
        for (Value each : objects(given)) {
            if (isObject(holder)) {
                frame.holdings.add(holder, each);
            }
            if (isOutside(holder, frame)) {
                frame.holdings.add(Holdings.OUTSIDE, each);
            }
            for (Map.Entry<String, Value> field : frame.fields.entrySet()) {
                String name = ClassFiles.fieldName(field.getKey());
                if (isOfField(holder, name) && isObject(field.getValue())) {
                    frame.holdings.add(field.getValue(), each);
                }
            }
            for (int i = ofReceiver ? 1 : 0; i < own.size(); i++) {
                if (isPart(holder, i, frame)) {
                    frame.holdings.add(new Argument(i), each);
                }
            }
        }
    }

    /** Notes that code outside may hold a value from here on. */
    void giveAway(Value given, Frame frame) {
        give(Holdings.OUTSIDE, given, frame);
    }

    /** Whether a value is what a static field holds, or a part of that. */
    private static boolean isOutside(Value value, Frame frame) {
        if (value instanceof Computed computed) {
            return computed.function().startsWith(Value.STATIC)
                    || computed.function().startsWith(Value.STATIC_OR_NULL);
        }
        boolean isPart = value instanceof Unknown unknown
                && unknown.reach() == 0
                && unknown.ties().isPart()
                && !unknown.ties().holdsThem();
        return value instanceof Kept || isPart && frame.holdings.wholes(value).isEmpty();
    }

    /** Whether a value was got from a field of the instance that is created, by name, when other code may have stored it. */
    static boolean isOfField(Value value, String field) {
        return value instanceof Unknown unknown
                && (unknown.reach() & Value.bit(0)) != 0
                && unknown.ties().fields().contains(field);
    }

    /** Whether an object may be part of an argument. */
    private boolean isPart(Value value, int argument, Frame frame) {
        if (value instanceof Argument || (Frame.reachWithoutFields(value) & Value.bit(argument)) == 0) {
            return false;
        }
        boolean isTouched = (frame.touched & Value.bit(argument)) != 0;
        return isTouched || value.ties().isPart();
    }

    /** The objects that a value may be; none if it can't be changed. */
    private List<Value> objects(Value value) {
        List<Value> objects = new ArrayList<>();
        if (value instanceof Computed) {
            for (int i = ofReceiver ? 1 : 0; i < Math.min(own.size(), Long.SIZE - 1); i++) {
                if ((value.arguments() & Value.bit(i)) != 0 && !KnownMethods.isImmutable(own.get(i))) {
                    objects.add(new Argument(i));
                }
            }
        } else if (isObject(value)) {
            objects.add(value);
        }
        return objects;
    }

    private boolean isObject(Value value) {
        if (value instanceof Argument argument) {
            return (argument.index() > 0 || !ofReceiver) && !KnownMethods.isImmutable(own.get(argument.index()));
        }
        return value instanceof Unknown unknown && (unknown.reach() != 0 || unknown.site() != null)
                || value instanceof Made made && !made.isShared()
                || value instanceof Fresh
                || value instanceof Copied
                || value instanceof View
                || value instanceof Part
                || value instanceof Unfinished;
    }

    /** Notes what a call of unknown code may give: to the receiver, or of a function to the first argument, the others. */
    void call(Instruction call, List<String> types, List<Value> arguments, Frame frame) {
        Member method = call.member();
        boolean isOfLibrary = ChangingCode.isOfTheJdk(method) || method.owner().startsWith("kotlin/");
        boolean isFunction = call.kind() == Kind.CALL_STATIC;
        boolean isKept = !isFunction || !isOfLibrary || KnownCollections.fillsArgument(method);
        if (arguments.isEmpty() || call.kind() == Kind.CALL_DYNAMIC || !isKept) {
            return;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (KnownMethods.isImmutable(types.get(i)) || KnownCollections.callsAtOnce(method, types.get(i))) {
                continue;
            }
            if (i > 0) {
                pass(method, arguments.get(0), arguments.get(i), frame);
            }
            if (isFunction && !isOfLibrary) {
                giveAway(arguments.get(i), frame);
            }
        }
    }

    private void pass(Member method, Value holder, Value passed, Frame frame) {
        if (KnownCollections.takesElements(method)) {
            elements(holder, passed, frame);
        } else {
            give(holder, passed, frame);
        }
    }

    /** Notes that a collection gets what an array or another collection holds. */
    void elements(Value holder, Value source, Frame frame) {
        for (Value element : frame.holdings.of(source)) {
            give(holder, element, frame);
        }
    }

    /** Notes that what unknown code returns may be a part of what it got, or hold that. What it has of arguments its ties tell. */
    static void result(Value result, List<Value> arguments, Frame frame) {
        for (Value argument : arguments) {
            if (isMade(argument)) {
                frame.holdings.add(result, argument);
                frame.holdings.addPart(argument, result);
            }
        }
    }

    /** Notes that a value may be a part of an object, or a view. */
    static void part(Value whole, Value part, Frame frame) {
        if ((isMade(whole) || whole instanceof Fresh) && part instanceof Unknown) {
            frame.holdings.addPart(whole, part);
        }
    }

    private static boolean isMade(Value value) {
        return value instanceof Unknown unknown && unknown.site() != null
                || value instanceof Made made && !made.isShared()
                || value instanceof Copied;
    }

    /** Notes what a method has given that has been followed, in terms of its caller. */
    void apply(Effects effects, boolean isOwn, Value result, List<Value> arguments, String place, Frame frame) {
        Holdings inside = effects.holdings();
        if (isOwn) {
            for (Value holder : inside.holders()) {
                Value outer = Substitution.of(holder, arguments, frame, place);
                for (Value each : inside.of(holder)) {
                    give(outer, Substitution.of(each, arguments, frame, place), frame);
                }
            }
        }
        long reach = effects.result() instanceof Unknown got ? got.reach() : 0;
        for (int i = 0; i < arguments.size(); i++) {
            if ((reach & Value.bit(i)) != 0) {
                part(arguments.get(i), result, frame);
            }
            giveAll(inside.reached(new Argument(i)), arguments.get(i), arguments, place, frame);
        }
        for (Value each : inside.reached(Holdings.OUTSIDE)) {
            boolean isResult = each.equals(effects.result()) || each.equals(SharedContents.copy(effects.result()));
            if (isResult || isFromOutside(each)) {
                giveAway(Substitution.of(each, arguments, frame, place), frame);
            }
        }
        if (effects.result() != null) {
            giveAll(inside.reached(effects.result()), result, arguments, place, frame);
        }
    }

    /** What a method has made for itself is in nothing else that its caller knows. */
    private void giveAll(Set<Value> given, Value holder, List<Value> arguments, String place, Frame frame) {
        for (Value each : given) {
            if (isFromOutside(each)) {
                give(holder, Substitution.of(each, arguments, frame, place), frame);
            }
        }
    }

    private static boolean isFromOutside(Value value) {
        return value instanceof Argument
                || value instanceof Part
                || value instanceof Unknown unknown && unknown.reach() != 0
                || value instanceof View view && isFromOutside(view.of())
                || value instanceof Copied copied && copied.site() == null && isFromOutside(copied.of());
    }
}
