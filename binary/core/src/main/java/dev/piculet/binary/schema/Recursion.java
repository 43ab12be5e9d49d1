package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Finds the classes whose objects may contain others of the same class, or anything. */
public final class Recursion {
    private Recursion() {}

    /** Returns the definitions, those of recursive objects marked. */
    public static List<Definition> mark(List<Definition> definitions) {
        List<BitSet> references = new ArrayList<>();
        for (Definition definition : definitions) {
            references.add(references(definition, definitions.size()));
        }
        List<Definition> marked = new ArrayList<>();
        for (int i = 0; i < definitions.size(); i++) {
            boolean recursive = leadsBack(i, references);
            marked.add(
                    recursive && definitions.get(i) instanceof ObjectDefinition object
                            ? new ObjectDefinition(object.name(), object.fields(), true)
                            : definitions.get(i));
        }
        return marked;
    }

    private static boolean leadsBack(int start, List<BitSet> references) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        open.push(start);
        while (!open.isEmpty()) {
            BitSet next = references.get(open.pop());
            for (int i = next.nextSetBit(0); i >= 0; i = next.nextSetBit(i + 1)) {
                if (i == start || i == references.size()) {
                    return true;
                }
                if (!seen.get(i)) {
                    seen.set(i);
                    open.push(i);
                }
            }
        }
        return false;
    }

    /** @param anything the index that stands for any definition: what is in an open place may lead to it */
    private static BitSet references(Definition definition, int anything) {
        BitSet indices = new BitSet();
        for (WireType slot : definition.slots()) {
            collect(slot, indices, anything);
        }
        return indices;
    }

    private static void collect(WireType type, BitSet indices, int anything) {
        if (type.wireKind() == WireKind.OPEN) {
            indices.set(anything);
        }
        int definition = type.definition();
        if (definition != WireType.NONE) {
            indices.set(definition);
        }
        List<WireType> parts = type.parts();
        for (int i = 0; i < parts.size(); i++) {
            collect(parts.get(i), indices, anything);
        }
    }
}
