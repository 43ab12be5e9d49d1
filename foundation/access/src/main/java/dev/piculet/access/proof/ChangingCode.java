package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.util.HashSet;
import java.util.Set;

/**
 * Looks for changes in the code of a method that only reads, by its name: a getter that counts, or that fills a field when it is asked first.
 * What overrides the method, and code that can't be read, is trusted to do what the name says.
 */
final class ChangingCode {
    private static final int MAX_DEPTH = 4;

    private final ClassFiles files;

    private final Set<Member> seen = new HashSet<>();

    ChangingCode(ClassFiles files) {
        this.files = files;
    }

    /**
     * Whether the method, or one that it calls, stores into an object or an array, or calls a method of the JDK that may change its
     * receiver or what it gets.
     */
    boolean isSeen(Member method) {
        return isSeen(method, 0);
    }

    private boolean isSeen(Member method, int depth) {
        if (depth > MAX_DEPTH || method.owner().startsWith("[") || isOfTheJdk(method) || !seen.add(method)) {
            return false;
        }
        MethodCode code = code(method);
        if (code == null) {
            return false;
        }
        boolean makes = makesCollection(code);
        for (Instruction instruction : code.instructions()) {
            if (changes(instruction, makes, depth)) {
                return true;
            }
        }
        return false;
    }

    /** The code that a class has, or inherits from others that are not the JDK's. Null if there is none, or none that can be read. */
    private MethodCode code(Member method) {
        for (String owner = method.owner(); owner != null && !owner.startsWith("java/"); ) {
            ClassFile file = files.find(owner);
            MethodCode code = file == null ? null : ClassFiles.method(file, method.name(), method.descriptor());
            boolean isEnd = file == null
                    || code != null
                    || ClassFiles.methodAccess(file, method.name(), method.descriptor()) >= 0;
            if (isEnd) {
                return code;
            }
            owner = file.superName();
        }
        return null;
    }

    /** Whether code makes a collection or an array, or has one made, which may be all that it changes. */
    private static boolean makesCollection(MethodCode code) {
        for (Instruction instruction : code.instructions()) {
            boolean makes = switch (instruction.kind()) {
                case NEW_ARRAY -> true;
                case NEW -> KnownCollections.isClass(instruction.member().owner());
                case CALL_VIRTUAL, CALL_SPECIAL, CALL_STATIC -> KnownCollections.makes(instruction.member());
                default -> false;
            };
            if (makes) {
                return true;
            }
        }
        return false;
    }

    /** @param makes whether the code that it is of makes collections of its own */
    private boolean changes(Instruction instruction, boolean makes, int depth) {
        Member member = instruction.member();
        return switch (instruction.kind()) {
            case PUT_FIELD, STORE_ELEMENT -> true;
            case CALL_VIRTUAL -> isOfTheJdk(member) ? isChange(member, makes) : isSeen(member, depth + 1);
            case CALL_STATIC ->
                isOfTheJdk(member) ? !makes && KnownCollections.changesArgument(member) : isSeen(member, depth + 1);
            // What constructors store into is new.
            case CALL_SPECIAL -> !member.name().equals("<init>") && isSeen(member, depth + 1);
            default -> false;
        };
    }

    private static boolean isChange(Member method, boolean makes) {
        return KnownCollections.changesElements(method)
                || !makes && KnownCollections.changesInPlace(method)
                || method.owner().startsWith("java/util/concurrent/atomic/") && !KnownMethods.onlyReads(method);
    }

    static boolean isOfTheJdk(Member member) {
        return member.owner().startsWith("java/");
    }
}
