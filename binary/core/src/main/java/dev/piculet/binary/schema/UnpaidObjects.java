package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.Arrays;
import java.util.List;

/** Tells of a schema in which objects are inside others whether the bits of these pay for them ({@link ObjectDensity}). */
final class UnpaidObjects {
    /** Objects, behind a bit that says that the first is there, that come before the bits that pay for them. */
    private static final int MAX_UNPAID = 3;

    /** The same for the root, which is there once. */
    private static final int MAX_UNPAID_IN_ROOT = 1_000;

    /** Bits beyond this pay for nothing that comes later. */
    private static final int MAX_PAID = 1 << 20;

    private final WireSchema schema;
    /** By definition: what an object costs in all, and the most that it costs at any time while it is read. */
    private final int[] totals;

    private final int[] peaks;

    private UnpaidObjects(WireSchema schema) {
        this.schema = schema;
        this.totals = new int[schema.definitions().size()];
        this.peaks = new int[totals.length];
    }

    /** @param isPart whether a value may stand in another one, many times */
    static boolean areFew(WireSchema schema, boolean isPart) {
        return new UnpaidObjects(schema).areFew(isPart);
    }

    /**
     * The references behind bits of their own, or those without. Not a lambda, which costs a starting JVM more than this class.
     */
    private record ByBits(boolean haveBits) implements DefinitionGraph.Selection {
        @Override
        public boolean has(Definition from, WireType type) {
            return ObjectDensity.isInside(from, type) != haveBits;
        }
    }

    private boolean areFew(boolean isPart) {
        DefinitionGraph inside = new DefinitionGraph(schema, new ByBits(false));
        for (List<Integer> group : inside.groups()) {
            int index = group.get(0);
            if (inside.isInCycle(index)) {
                return false;
            }
            if (schema.definition(index) instanceof ObjectDefinition object) {
                add(index, object);
            }
        }
        boolean[] entered = new boolean[totals.length];
        DefinitionGraph behindBits = new DefinitionGraph(schema, new ByBits(true));
        for (int i = 0; i < entered.length; i++) {
            for (DefinitionGraph.Edge edge : behindBits.edges(i)) {
                entered[edge.target()] = true;
            }
        }
        if (!isPart && schema.root() instanceof WireType.ObjectReference root && !root.nullable()) {
            if (peaks[root.index()] > MAX_UNPAID_IN_ROOT) {
                return false;
            }
        } else {
            // Elements, or whatever is inside them.
            Arrays.fill(entered, true);
        }
        for (int i = 0; i < entered.length; i++) {
            if (entered[i] && peaks[i] > MAX_UNPAID) {
                return false;
            }
        }
        return true;
    }

    /** Follows a reader: an object costs one, and each bit that is read pays for one. */
    private void add(int index, ObjectDefinition object) {
        int cost = 1;
        int peak = 1;
        for (int group = 0; group < object.groups(); group++) {
            for (FieldDefinition field : object.group(group)) {
                cost -= field.type().controlBits();
            }
            for (FieldDefinition field : object.group(group)) {
                if (ObjectDensity.isInside(object, field.type())) {
                    int inner = ((WireType.ObjectReference) field.type()).index();
                    peak = Math.max(peak, saturated(cost + peaks[inner]));
                    cost += totals[inner];
                } else {
                    cost -= Byte.SIZE * field.type().minSize();
                }
                cost = saturated(cost);
            }
        }
        totals[index] = cost;
        peaks[index] = peak;
    }

    private static int saturated(int cost) {
        return Math.max(-MAX_PAID, Math.min(MAX_PAID, cost));
    }
}
