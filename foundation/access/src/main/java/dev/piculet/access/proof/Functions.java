package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Function;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Kind;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.List;
import java.util.Set;

/**
 * Follows functions that have captured nothing that can be changed, and change nothing of what they get, and the JDK's methods that do no
 * more than call such ones: those of streams and of {@code Optional}, and {@code forEach}.
 */
final class Functions {
    private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";

    private static final String COLLECTORS = "java/util/stream/Collectors";

    private static final Set<String> STREAMS = Set.of(
            COLLECTORS,
            "java/util/stream/BaseStream",
            "java/util/stream/Stream",
            "java/util/stream/IntStream",
            "java/util/stream/LongStream",
            "java/util/stream/DoubleStream",
            "java/util/Optional",
            "java/util/OptionalInt",
            "java/util/OptionalLong",
            "java/util/OptionalDouble");

    private final Analyses analyses;

    private final Giving giving;

    Functions(Analyses analyses, Giving giving) {
        this.analyses = analyses;
        this.giving = giving;
    }

    /** Returns the function that a call makes, or the result of one that calls functions which only read; null for any other. */
    Value call(Instruction instruction, List<String> types, List<Value> arguments, String place, Frame frame) {
        Member method = instruction.member();
        if (instruction.kind() == Kind.CALL_DYNAMIC) {
            boolean isReading = method.owner().equals(LAMBDAS)
                    && keepsValues(types, arguments)
                    && areReading((List<?>) instruction.constant());
            return isReading ? function(method, arguments, place) : null;
        }
        if (!callsFunctions(method) || !areFunctions(types, arguments)) {
            return null;
        }
        if (method.owner().equals(COLLECTORS)) {
            return keepsValues(types, arguments) ? function(method, arguments, place) : null;
        }
        Value result = Calls.read(method, arguments, place, frame);
        if (!KnownMethods.isImmutable(Descriptors.result(method.descriptor()))) {
            // It may be what has gone in, a part of that, or hold it.
            frame.leakAll(arguments);
            for (Value argument : arguments) {
                giving.give(result, argument, frame);
            }
        }
        return result;
    }

    private static Value function(Member method, List<Value> arguments, String place) {
        return new Function((Unknown) Calls.gets(method, arguments, 0, place));
    }

    /** Puts what is known of any object in the place of functions that other code gets. */
    static void forget(List<Value> arguments) {
        arguments.replaceAll(Functions::forget);
    }

    /** Returns what is known of a value as of any object. */
    static Value forget(Value value) {
        return value instanceof Function function ? function.value() : value;
    }

    private static boolean callsFunctions(Member method) {
        boolean isOfTheJdk =
                method.owner().startsWith("java/util/") || method.owner().equals("java/lang/Iterable");
        return STREAMS.contains(method.owner()) || isOfTheJdk && method.name().equals("forEach");
    }

    /** Whether nothing that can be changed is kept but functions that only read. */
    private static boolean keepsValues(List<String> types, List<Value> arguments) {
        for (int i = 0; i < types.size(); i++) {
            Value kept = arguments.get(i);
            boolean isFixed = kept instanceof Function || kept instanceof Constant;
            if (!isFixed && !KnownMethods.isImmutable(types.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether all arguments that may be called, by their types, are functions that only read. */
    private static boolean areFunctions(List<String> types, List<Value> arguments) {
        for (int i = 0; i < types.size(); i++) {
            String type = types.get(i);
            boolean isCalled = type.startsWith("Ljava/util/function/")
                    || type.equals("Ljava/util/stream/Collector;")
                    || type.equals("Ljava/util/Comparator;")
                    || type.equals("Ljava/lang/Runnable;");
            if (isCalled && !(arguments.get(i) instanceof Function)) {
                return false;
            }
        }
        return true;
    }

    private boolean areReading(List<?> members) {
        for (Object member : members) {
            if (!(member instanceof Member method) || !analyses.onlyReads(method)) {
                return false;
            }
        }
        return !members.isEmpty();
    }
}
