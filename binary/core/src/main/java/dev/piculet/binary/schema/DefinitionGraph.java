package dev.piculet.binary.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * Which definitions of a schema refer to which, grouped by cycles. All walks are loops: a schema from outside may be as deep
 * as it is long.
 */
final class DefinitionGraph {
    /** A reference from one definition to another. */
    record Edge(int target, int levels) {}

    /** What of a schema's references belongs to a graph. */
    interface Selection {
        boolean has(Definition from, WireType type);
    }

    private final List<List<Edge>> edges = new ArrayList<>();
    private final int[] groups;
    private final List<List<Integer>> members = new ArrayList<>();

    DefinitionGraph(WireSchema schema, Selection selection) {
        for (Definition definition : schema.definitions()) {
            List<Edge> own = new ArrayList<>();
            for (WireType type : definition.slots()) {
                collect(definition, type, 1, selection, own);
            }
            edges.add(own);
        }
        groups = new int[edges.size()];
        new Grouping().run();
    }

    private static void collect(Definition from, WireType type, int levels, Selection selection, List<Edge> target) {
        int definition = type.definition();
        if (definition != WireType.NONE && selection.has(from, type)) {
            target.add(new Edge(definition, levels));
        }
        List<WireType> parts = type.parts();
        for (int i = 0; i < parts.size(); i++) {
            collect(from, parts.get(i), levels + 1, selection, target);
        }
    }

    List<Edge> edges(int definition) {
        return edges.get(definition);
    }

    /** The sets of definitions that lead to each other, each behind all those that it leads to. */
    List<List<Integer>> groups() {
        return members;
    }

    boolean isSameGroup(int definition, int other) {
        return groups[definition] == groups[other];
    }

    /** Whether a definition leads back to itself. */
    boolean isInCycle(int definition) {
        if (members.get(groups[definition]).size() > 1) {
            return true;
        }
        for (Edge edge : edges.get(definition)) {
            if (edge.target() == definition) {
                return true;
            }
        }
        return false;
    }

    /** Returns the most types that lie inside each other, cycles counted once. */
    int depth() {
        int[] depths = new int[members.size()];
        int deepest = 0;
        for (int group = 0; group < depths.length; group++) {
            int depth = 0;
            for (int definition : members.get(group)) {
                for (Edge edge : edges.get(definition)) {
                    boolean leaves = groups[edge.target()] != group;
                    depth = Math.max(depth, edge.levels() + (leaves ? depths[groups[edge.target()]] : 0));
                }
            }
            depths[group] = depth;
            deepest = Math.max(deepest, depth);
        }
        return deepest;
    }

    /** Finds strongly connected components (Tarjan 1972) with a stack of its own. */
    private final class Grouping {
        private final int[] numbers = new int[edges.size()];
        private final int[] lowest = new int[edges.size()];
        private final int[] nextEdge = new int[edges.size()];
        private final boolean[] pending = new boolean[edges.size()];
        private final IntStack path = new IntStack(edges.size());
        private final IntStack open = new IntStack(edges.size());
        private int count;

        void run() {
            for (int i = 0; i < numbers.length; i++) {
                if (numbers[i] == 0) {
                    enter(i);
                    while (!path.isEmpty()) {
                        advance(path.top());
                    }
                }
            }
        }

        private void enter(int definition) {
            count++;
            numbers[definition] = count;
            lowest[definition] = count;
            pending[definition] = true;
            path.push(definition);
            open.push(definition);
        }

        private void advance(int definition) {
            if (nextEdge[definition] < edges.get(definition).size()) {
                int target = edges.get(definition).get(nextEdge[definition]).target();
                nextEdge[definition]++;
                if (numbers[target] == 0) {
                    enter(target);
                } else if (pending[target]) {
                    lowest[definition] = Math.min(lowest[definition], numbers[target]);
                }
                return;
            }
            path.pop();
            if (!path.isEmpty()) {
                lowest[path.top()] = Math.min(lowest[path.top()], lowest[definition]);
            }
            if (lowest[definition] == numbers[definition]) {
                close(definition);
            }
        }

        private void close(int first) {
            List<Integer> group = new ArrayList<>();
            int member;
            do {
                member = open.pop();
                pending[member] = false;
                groups[member] = members.size();
                group.add(member);
            } while (member != first);
            members.add(group);
        }
    }

    private static final class IntStack {
        private final int[] values;
        private int size;

        IntStack(int capacity) {
            values = new int[capacity];
        }

        boolean isEmpty() {
            return size == 0;
        }

        int top() {
            return values[size - 1];
        }

        int pop() {
            size--;
            return values[size];
        }

        void push(int value) {
            values[size] = value;
            size++;
        }
    }
}
