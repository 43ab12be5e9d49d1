package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.ArrayList;
import java.util.List;

/** Finds the classes whose objects may contain others of the same class, or anything. */
public final class Recursion {
    private Recursion() {}

    /** All references. Not a lambda, which costs a starting JVM more than this class. */
    private record All() implements DefinitionGraph.Selection {
        @Override
        public boolean has(Definition from, WireType type) {
            return true;
        }
    }

    /** Returns the definitions, those of recursive objects marked. Takes as long as there are definitions and references. */
    public static List<Definition> mark(List<Definition> definitions) {
        // The root makes no difference.
        DefinitionGraph graph = new DefinitionGraph(new WireSchema(definitions, new WireType.Text()), new All());
        boolean[] leadToAnything = leadToAnything(definitions, graph);
        List<Definition> marked = new ArrayList<>();
        for (int i = 0; i < definitions.size(); i++) {
            boolean recursive = leadToAnything[i] || graph.isInCycle(i);
            marked.add(
                    recursive && definitions.get(i) instanceof ObjectDefinition object
                            ? new ObjectDefinition(object.name(), object.fields(), true)
                            : definitions.get(i));
        }
        return marked;
    }

    /** Tells of each definition whether it leads to an open place: what is there may lead to any definition. */
    private static boolean[] leadToAnything(List<Definition> definitions, DefinitionGraph graph) {
        boolean[] lead = new boolean[definitions.size()];
        for (List<Integer> group : graph.groups()) {
            boolean leads = false;
            for (int member : group) {
                leads |= holdsAnything(definitions.get(member).slots());
                for (DefinitionGraph.Edge edge : graph.edges(member)) {
                    leads |= lead[edge.target()];
                }
            }
            for (int member : group) {
                lead[member] = leads;
            }
        }
        return lead;
    }

    private static boolean holdsAnything(List<WireType> types) {
        for (int i = 0; i < types.size(); i++) {
            if (types.get(i).wireKind() == WireKind.OPEN
                    || holdsAnything(types.get(i).parts())) {
                return true;
            }
        }
        return false;
    }
}
