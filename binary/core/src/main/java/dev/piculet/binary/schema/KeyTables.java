package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Tells of a schema where values may hold hash tables whose keys can be made to meet: sets, and maps, of what the JDK's tables
 * do not order. Comparing two values that hold such tables may take as much as filling one. Not thread-safe.
 */
public final class KeyTables {
    private final WireSchema schema;
    /** By definition; null until it is asked for. */
    private boolean[] holding;

    /** By definition, those that refer to it; known while {@code holding} is made. */
    private List<List<Integer>> referrers;

    public KeyTables(WireSchema schema) {
        this.schema = schema;
    }

    /** Whether values of a type are such tables or may lead to one. A type that may be a list or a set counts as a set. */
    public boolean areIn(WireType type) {
        if (type instanceof WireType.Sequence sequence) {
            return isTable(sequence) || areIn(sequence.element());
        }
        if (type instanceof WireType.Dictionary dictionary) {
            return isTable(dictionary) || areIn(dictionary.key()) || areIn(dictionary.value());
        }
        if (type instanceof WireType.ObjectReference reference) {
            return holding()[reference.index()];
        }
        return type instanceof WireType.ChoiceReference reference && holding()[reference.index()];
    }

    private static boolean isTable(WireType.Sequence sequence) {
        int kind = sequence.kind();
        boolean mayBeSet =
                kind != CollectionKind.ARRAY && kind != CollectionKind.OPTIONAL && kind != CollectionKind.REFERENCE;
        return mayBeSet && !isOrdered(sequence.element());
    }

    private static boolean isTable(WireType.Dictionary dictionary) {
        return !isOrdered(dictionary.key());
    }

    private static boolean isOrdered(WireType key) {
        return key instanceof WireType.Text
                || key instanceof WireType.Primitive
                || key instanceof WireType.EnumReference;
    }

    private boolean[] holding() {
        if (holding == null) {
            List<Definition> definitions = schema.definitions();
            holding = new boolean[definitions.size()];
            referrers = new ArrayList<>();
            for (int i = 0; i < holding.length; i++) {
                referrers.add(new ArrayList<>());
            }
            for (int i = 0; i < holding.length; i++) {
                collect(i, definitions.get(i));
            }
            referrers = null;
        }
        return holding;
    }

    private void collect(int index, Definition definition) {
        if (definition instanceof ObjectDefinition object) {
            for (FieldDefinition field : object.fields()) {
                collect(index, field.type());
            }
        } else if (definition instanceof ChoiceDefinition choice) {
            for (Alternative alternative : choice.alternatives()) {
                collect(index, alternative.type());
            }
        }
    }

    private void collect(int index, WireType type) {
        if (type instanceof WireType.Sequence sequence) {
            mark(index, isTable(sequence));
            collect(index, sequence.element());
        } else if (type instanceof WireType.Dictionary dictionary) {
            mark(index, isTable(dictionary));
            collect(index, dictionary.key());
            collect(index, dictionary.value());
        } else if (type instanceof WireType.ObjectReference reference) {
            refer(index, reference.index());
        } else if (type instanceof WireType.ChoiceReference reference) {
            refer(index, reference.index());
        }
    }

    private void refer(int index, int target) {
        referrers.get(target).add(index);
        mark(index, holding[target]);
    }

    /** Marks a definition, and all that lead to it: in a loop, since a schema may be as deep as it is long. */
    private void mark(int index, boolean holds) {
        if (!holds || holding[index]) {
            return;
        }
        Deque<Integer> pending = new ArrayDeque<>();
        holding[index] = true;
        pending.push(index);
        while (!pending.isEmpty()) {
            for (int referrer : referrers.get(pending.pop())) {
                if (!holding[referrer]) {
                    holding[referrer] = true;
                    pending.push(referrer);
                }
            }
        }
    }
}
