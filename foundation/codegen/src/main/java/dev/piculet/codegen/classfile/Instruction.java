package dev.piculet.codegen.classfile;

import java.util.List;
import java.util.Objects;

/**
 * One instruction of a class file, by its effect on the operand stack. A {@code long} or {@code double} takes two slots of
 * the stack and of the locals, as the JVM counts them.
 *
 * @param kind what it does
 * @param number of {@code LOAD}, {@code STORE} and {@code INCREMENT} the local; of {@code STACK} the JVM's opcode; of
 *     {@code COMPUTE}, {@code BRANCH} and the like how many slots it takes off the stack
 * @param slots how many slots it puts on the stack, or what it stores takes
 * @param member what it names; null if it names nothing. A type has only an owner
 * @param constant of {@code CONSTANT}: null, or a number or text; a class or a handle is this instruction itself. Of {@code
 *     CALL_DYNAMIC}: the list of members that its bootstrap method is given, such as those that a method reference names
 * @param targets indexes of the instructions that it may jump to
 */
public record Instruction(Kind kind, int number, int slots, Member member, Object constant, int[] targets) {
    private static final int[] NOWHERE = {};

    /** Names are internal ones: {@code java/lang/String}. */
    public record Member(String owner, String name, String descriptor) {
        // Those of a record are made when the first is asked for, of a dozen method handles.
        @Override
        public boolean equals(Object other) {
            return other instanceof Member member
                    && Objects.equals(owner, member.owner)
                    && Objects.equals(name, member.name)
                    && Objects.equals(descriptor, member.descriptor);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * Objects.hashCode(owner) + Objects.hashCode(name)) + Objects.hashCode(descriptor);
        }
    }

    /** The kinds of instructions. */
    public enum Kind {
        CONSTANT,
        LOAD,
        STORE,
        INCREMENT,
        /** Reorders, doubles or drops slots. */
        STACK,
        /** Takes slots, and puts what follows from their values alone; or throws. */
        COMPUTE,
        /** Takes an array, and puts its length. */
        LENGTH,
        GET_FIELD,
        PUT_FIELD,
        GET_STATIC,
        PUT_STATIC,
        CALL_VIRTUAL,
        CALL_SPECIAL,
        CALL_STATIC,
        CALL_DYNAMIC,
        NEW,
        NEW_ARRAY,
        CAST,
        LOAD_ELEMENT,
        STORE_ELEMENT,
        IF_NULL,
        IF_NOT_NULL,
        /** A branch on whether two references are of one object. */
        IF_SAME,
        /** Jumps to one of the targets, or goes on. */
        BRANCH,
        /** Jumps to one of the targets. */
        JUMP,
        RETURN,
        THROW
    }

    static Instruction of(Kind kind, int number, int slots) {
        return new Instruction(kind, number, slots, null, null, NOWHERE);
    }

    static Instruction of(Kind kind, int number, int slots, Member member) {
        return new Instruction(kind, number, slots, member, null, NOWHERE);
    }

    static Instruction dynamic(Instruction call, List<Member> given) {
        return new Instruction(call.kind, call.number, call.slots, call.member, given, NOWHERE);
    }

    static Instruction constant(Object constant, int slots) {
        return new Instruction(Kind.CONSTANT, 0, slots, null, constant, NOWHERE);
    }

    static Instruction jump(Kind kind, int takes, int[] targets) {
        return new Instruction(kind, takes, 0, null, null, targets);
    }
}
