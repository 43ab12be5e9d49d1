package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.List;

/** Tells the calls in one method's code whose results follow from their arguments alone. */
final class Computing {
    /** The types of the method's own arguments. */
    private final List<String> own;

    Computing(List<String> own) {
        this.own = own;
    }

    /** Returns the result of a call; null if it is not known to be always the same for the same arguments. */
    Value result(Member method, boolean isNew, List<String> types, List<Value> arguments, Frame frame) {
        if (KnownMethods.hashesElements(method)) {
            return hash(method, frame.elements(arguments.get(0)));
        }
        if (!KnownMethods.isPure(method) || !isNew && method.name().equals("<init>")) {
            return null;
        }
        String function = method.owner() + "." + method.name() + method.descriptor();
        Value result = isNew
                ? computed(
                        function,
                        types.subList(1, types.size()),
                        arguments.subList(1, arguments.size()),
                        "gets a new " + method.owner().substring(method.owner().lastIndexOf('/') + 1))
                : computed(function, types, arguments, "gets the result of " + MethodAnalysis.name(method));
        return result.isDetermined() ? result : null;
    }

    /** The hash code of all elements together; null if these are not known, or hash codes of some are others in each JVM. */
    private Value hash(Member method, List<Value> elements) {
        boolean areValues = elements != null;
        for (int i = 0; areValues && i < elements.size(); i++) {
            areValues = isValue(elements.get(i));
        }
        String name = MethodAnalysis.name(method);
        return areValues ? Computed.of(name, elements, "gets the result of " + name, 0) : null;
    }

    /** Returns a result that is always the same if all inputs are immutable; else an unknown one. */
    Value computed(String function, List<String> types, List<Value> arguments, String why) {
        for (int i = 0; i < types.size(); i++) {
            String type = types.get(i);
            // A text that is determined is a String.
            boolean isFixed = KnownMethods.isImmutable(type) || type.equals("Ljava/lang/CharSequence;");
            if (!isFixed && !(type.equals("Ljava/lang/Object;") && isValue(arguments.get(i)))) {
                return new Unknown(why, 0);
            }
        }
        return Computed.of(function, arguments, why, 0);
    }

    /** Whether a reference is null, or known to be of a class that is nothing but its value, whatever type it is passed as. */
    private boolean isValue(Value value) {
        if (value instanceof Constant constant) {
            Object held = constant.value();
            return held == null || held instanceof String || held instanceof Number;
        }
        if (value instanceof Argument argument) {
            return KnownMethods.isValue(own.get(argument.index()));
        }
        return value instanceof Computed computed && KnownMethods.isValue(type(computed.function()));
    }

    /** The type of what a pure method or constructor gives, by the function; of other functions, anything that is no type. */
    private static String type(String function) {
        int end = function.indexOf('(');
        String result = end < 0 ? "" : Descriptors.result(function);
        return result.equals("V") ? "L" + function.substring(0, function.lastIndexOf('.', end)) + ";" : result;
    }
}
