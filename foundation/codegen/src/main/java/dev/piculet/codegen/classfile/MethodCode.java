package dev.piculet.codegen.classfile;

import java.util.List;

/**
 * The code of one method.
 *
 * @param access the JVM's flags
 * @param locals size of the frame's locals, in slots
 * @param instructions in the order of the class file
 * @param handlers where exceptions are caught
 * @param names for each slot of the locals the name of the parameter there, from debug information; null where there is none
 */
public record MethodCode(
        int access, int locals, List<Instruction> instructions, List<Handler> handlers, String[] names) {
    /** Returns the only instruction that may run right before another; null if others may, since they jump there, or if there is none. */
    public Instruction before(int index) {
        for (Instruction instruction : instructions) {
            for (int target : instruction.targets()) {
                if (target == index) {
                    return null;
                }
            }
        }
        for (Handler handler : handlers) {
            if (handler.target() == index) {
                return null;
            }
        }
        return index == 0 ? null : instructions.get(index - 1);
    }

    /** Exceptions of instructions from {@code from} to before {@code to} are caught at {@code target}. */
    public record Handler(int from, int to, int target) {}
}
