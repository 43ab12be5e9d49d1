package dev.piculet.binary.schema;

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
        int definition = type.definition();
        if (isTable(type) || definition != WireType.NONE && holding()[definition]) {
            return true;
        }
        List<WireType> parts = type.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (areIn(parts.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTable(WireType type) {
        return switch (type.wireKind()) {
            case SEQUENCE -> isTable((WireType.Sequence) type);
            case DICTIONARY -> !isOrdered(((WireType.Dictionary) type).key());
            case OPEN -> true;
            case LEAF -> ((WireType.Leaf) type).ownClass() != null;
            case PRIMITIVE, TEXT, ENUM, OBJECT, CHOICE, PRIMITIVE_ARRAY -> false;
        };
    }

    private static boolean isTable(WireType.Sequence sequence) {
        return CollectionKind.isCollection(sequence.kind()) && !isOrdered(sequence.element());
    }

    private static boolean isOrdered(WireType key) {
        return switch (key.wireKind()) {
            case TEXT, PRIMITIVE, ENUM -> true;
            case LEAF, OBJECT, CHOICE, OPEN, SEQUENCE, DICTIONARY, PRIMITIVE_ARRAY -> false;
        };
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
                for (WireType slot : definitions.get(i).slots()) {
                    collect(i, slot);
                }
            }
            referrers = null;
        }
        return holding;
    }

    private void collect(int index, WireType type) {
        mark(index, isTable(type));
        int definition = type.definition();
        if (definition != WireType.NONE) {
            refer(index, definition);
        }
        List<WireType> parts = type.parts();
        for (int i = 0; i < parts.size(); i++) {
            collect(index, parts.get(i));
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
