package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import java.util.Arrays;
import java.util.List;

/** The common code of both switches. */
final class Cases {
    private Cases() {}

    static JumpTarget[] newTargets(MethodEmitter out, int count) {
        JumpTarget[] targets = new JumpTarget[count];
        for (int i = 0; i < count; i++) {
            targets[i] = out.newTarget();
        }
        return targets;
    }

    /** Jumps to the target of the key that the topmost int equals. */
    static void emitSwitch(MethodEmitter out, int[] keys, JumpTarget[] targets, JumpTarget other) {
        if (keys.length == 0) {
            out.drop();
            out.jump(other);
            return;
        }
        int[] sorted = keys.clone();
        JumpTarget[] ordered = targets.clone();
        sort(sorted, ordered);
        long range = (long) sorted[sorted.length - 1] - sorted[0] + 1;
        if (isDense(range, keys.length)) {
            out.tableSwitch(sorted[0], table(sorted, ordered, (int) range, other), other);
        } else {
            out.lookupSwitch(sorted, ordered, other);
        }
    }

    /** Sorts keys, and targets with them. By insertion: there are few, and a JVM loads the classes of its own way first. */
    private static void sort(int[] keys, JumpTarget[] targets) {
        for (int i = 1; i < keys.length; i++) {
            int key = keys[i];
            JumpTarget target = targets[i];
            int at = i;
            while (at > 0 && keys[at - 1] > key) {
                keys[at] = keys[at - 1];
                targets[at] = targets[at - 1];
                at--;
            }
            keys[at] = key;
            targets[at] = target;
        }
    }

    /** Emits every body after its target. No body falls through to the next. */
    static void emitBodies(
            MethodEmitter out, List<Expression> bodies, JumpTarget[] targets, Expression otherwise, JumpTarget other) {
        JumpTarget end = out.newTarget();
        for (int i = 0; i < targets.length; i++) {
            out.place(targets[i]);
            out.body(bodies.get(i));
            out.jump(end);
        }
        out.place(other);
        out.body(otherwise);
        out.place(end);
    }

    /** Emits every body after its target. Each falls through to the next. */
    static void emitBodiesInOneGo(
            MethodEmitter out, List<Expression> bodies, JumpTarget[] targets, Expression otherwise, JumpTarget other) {
        for (int i = 0; i < targets.length; i++) {
            out.place(targets[i]);
            out.body(bodies.get(i));
        }
        out.place(other);
        out.body(otherwise);
    }

    /** Weighs bytes and steps of a table against those of a search, as javac does. */
    private static boolean isDense(long range, int keys) {
        long table = 4 + range + 3 * 3;
        long lookup = 3 + 2L * keys + 3L * keys;
        return table <= lookup;
    }

    private static JumpTarget[] table(int[] sorted, JumpTarget[] ordered, int range, JumpTarget other) {
        JumpTarget[] table = new JumpTarget[range];
        Arrays.fill(table, other);
        for (int i = 0; i < sorted.length; i++) {
            table[sorted[i] - sorted[0]] = ordered[i];
        }
        return table;
    }
}
