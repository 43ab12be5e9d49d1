package dev.piculet.access.proof;

import java.util.Arrays;

/** The JVM's instructions that drop, double or reorder slots of the operand stack. */
final class StackOrder {
    private static final int POP = 87;

    /** For each opcode from POP on: how many slots it takes, and which of these it puts back, 1 being the top. */
    private static final int[][] ORDERS = {
        {1}, // pop
        {2}, // pop2
        {1, 1, 1}, // dup
        {2, 1, 2, 1}, // dup_x1
        {3, 1, 3, 2, 1}, // dup_x2
        {2, 2, 1, 2, 1}, // dup2
        {3, 2, 1, 3, 2, 1}, // dup2_x1
        {4, 2, 1, 4, 3, 2, 1}, // dup2_x2
        {2, 1, 2}, // swap
    };

    private StackOrder() {}

    static void apply(int opcode, Frame frame) {
        int[] order = ORDERS[opcode - POP];
        int top = frame.depth;
        Value[] taken = Arrays.copyOfRange(frame.stack, top - order[0], top);
        frame.depth -= order[0];
        for (int i = 1; i < order.length; i++) {
            frame.push(taken[order[0] - order[i]]);
        }
    }
}
