package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.List;

/** Hash codes that are others in the next JVM, as those of enums, classes and arrays are, and numbers that are made of them. */
final class IdentityHashes {
    private static final String HASH = Value.FIXED + "identity hash";

    private static final String CLASS = Value.FIXED + "class";

    private final Analyses analyses;

    /** The types of the method's own arguments. */
    private final List<String> own;

    IdentityHashes(Analyses analyses, List<String> own) {
        this.analyses = analyses;
        this.own = own;
    }

    /** Whether a value is such a hash code, or a number that is made of one. */
    static boolean isOne(Value value) {
        return value instanceof Unknown unknown && HASH.equals(unknown.site());
    }

    /** The number that code computes of several. */
    static Value of(String why) {
        return new Unknown(why, 0, Ties.NONE, HASH);
    }

    /** Returns the result of a method that gives such a hash code, or an object's class; null of any other. */
    Value of(Member method, List<String> types, List<Value> arguments, Frame frame) {
        String why = "gets the result of " + MethodAnalysis.name(method);
        if (method.owner().equals("java/lang/Object") && method.name().equals("getClass")) {
            return new Unknown(why, 0, Ties.NONE, CLASS);
        }
        return givesHash(method, types, arguments, frame) ? of(why) : null;
    }

    private boolean givesHash(Member method, List<String> types, List<Value> arguments, Frame frame) {
        String name = method.owner() + "." + method.name();
        if (method.name().equals("hashCode") && method.descriptor().equals("()I") && !arguments.isEmpty()) {
            return isIdentity(arguments.get(0)) || isIdentity(types.get(0));
        }
        boolean isOfElements = name.equals("java/util/Objects.hash") || name.equals("java/util/Arrays.hashCode");
        if (isOfElements) {
            return frame.holdings.of(arguments.get(0)).stream().anyMatch(this::isIdentity);
        }
        return name.equals("java/lang/System.identityHashCode")
                || name.equals("java/util/Objects.hashCode") && isIdentity(arguments.get(0));
    }

    /** Whether an object has no other hash code than that of its identity. */
    private boolean isIdentity(Value value) {
        if (value instanceof Argument argument) {
            return isIdentity(own.get(argument.index()));
        }
        return value instanceof Computed computed
                        && computed.function().startsWith(Value.STATIC)
                        && analyses.isOfEnum(computed.function().substring(Value.STATIC.length()))
                || value instanceof Unknown unknown && (CLASS.equals(unknown.site()) || HASH.equals(unknown.site()));
    }

    private boolean isIdentity(String type) {
        if (type.charAt(0) != 'L') {
            return type.charAt(0) == '[';
        }
        String name = type.substring(1, type.length() - 1);
        if (name.equals("java/lang/Class") || name.equals("java/lang/Enum")) {
            return true;
        }
        ClassFile file = name.startsWith("java/lang/") ? null : analyses.files.find(name);
        return file != null && (file.access() & Analyses.ENUM) != 0;
    }
}
