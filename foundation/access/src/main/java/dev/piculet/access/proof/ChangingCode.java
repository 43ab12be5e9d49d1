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

    /** Whether the method, or one that it calls, stores into an object or an array, or calls a method of the JDK that may change its receiver. */
    boolean isSeen(Member method) {
        return isSeen(method, 0);
    }

    private boolean isSeen(Member method, int depth) {
        if (depth > MAX_DEPTH || method.owner().startsWith("[") || isOfTheJdk(method) || !seen.add(method)) {
            return false;
        }
        ClassFile file = files.find(method.owner());
        MethodCode code = file == null ? null : ClassFiles.method(file, method.name(), method.descriptor());
        if (code == null) {
            return false;
        }
        for (Instruction instruction : code.instructions()) {
            if (changes(instruction, depth)) {
                return true;
            }
        }
        return false;
    }

    private boolean changes(Instruction instruction, int depth) {
        Member member = instruction.member();
        return switch (instruction.kind()) {
            case PUT_FIELD, STORE_ELEMENT -> true;
            case CALL_VIRTUAL -> isOfTheJdk(member) ? isChange(member) : isSeen(member, depth + 1);
            // What constructors store into is new.
            case CALL_SPECIAL, CALL_STATIC -> !member.name().equals("<init>") && isSeen(member, depth + 1);
            default -> false;
        };
    }

    private static boolean isChange(Member method) {
        return KnownCollections.changesElements(method)
                || method.owner().startsWith("java/util/concurrent/atomic/") && !KnownMethods.onlyReads(method);
    }

    static boolean isOfTheJdk(Member member) {
        return member.owner().startsWith("java/");
    }
}
