package dev.piculet.binary.schema;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks of a schema from outside what its types can't express: references lead to the right kind of definition, fields
 * have names of their own, elements take room, types are not too deep inside each other whatever the order in which they
 * are defined, and every cycle passes an object that says that it is recursive, or a choice: their depth is counted.
 */
final class SchemaValidation {
    /** Types inside types, from one definition to the next. */
    private static final int MAX_DEPTH = 500;

    /** Objects that are inside an object whatever its bytes are. */
    private static final int MAX_OBJECTS = 10_000;

    private final WireSchema schema;
    private final BinaryInput in;

    SchemaValidation(WireSchema schema, BinaryInput in) {
        this.schema = schema;
        this.in = in;
    }

    void check() {
        check(schema.root());
        for (Definition definition : schema.definitions()) {
            if (definition instanceof ObjectDefinition object) {
                checkNames(object);
            }
            definition.slots().forEach(this::check);
        }
        if (new DefinitionGraph(schema, (from, type) -> !(type instanceof WireType.EnumReference)).depth()
                > MAX_DEPTH) {
            throw SchemaInputErrors.schemaTooDeep(MAX_DEPTH, in);
        }
        checkCycles();
        checkObjects();
    }

    private void checkNames(ObjectDefinition object) {
        Set<String> names = new HashSet<>();
        for (FieldDefinition field : object.fields()) {
            if (!names.add(field.name())) {
                throw SchemaInputErrors.doubleField(field.name(), object.name(), in);
            }
        }
    }

    private void check(WireType type) {
        int index = type.definition();
        if (index != WireType.NONE && !fits(type, schema.definition(index))) {
            throw SchemaInputErrors.wrongDefinition(schema.definition(index).name(), in);
        }
        List<WireType> parts = type.parts();
        for (int i = 0; i < parts.size(); i++) {
            checkElement(parts.get(i));
        }
    }

    private static boolean fits(WireType type, Definition definition) {
        return switch (type.wireKind()) {
            case OBJECT -> definition instanceof ObjectDefinition;
            case CHOICE -> definition instanceof ChoiceDefinition;
            case ENUM -> definition instanceof EnumDefinition;
            case PRIMITIVE, TEXT, LEAF, OPEN, SEQUENCE, DICTIONARY, PRIMITIVE_ARRAY -> false;
        };
    }

    private void checkElement(WireType element) {
        if (element.controlBits() == 0 && element.minSize() == 0) {
            throw SchemaInputErrors.elementWithoutRoom(in);
        }
        check(element);
    }

    private void checkCycles() {
        DefinitionGraph uncounted =
                new DefinitionGraph(schema, (from, type) -> isUncounted(from) && isUncounted(target(type)));
        for (int i = 0; i < schema.definitions().size(); i++) {
            if (uncounted.isInCycle(i)) {
                throw SchemaInputErrors.uncountedCycle(schema.definition(i).name(), in);
            }
        }
    }

    private Definition target(WireType type) {
        return schema.definition(type.definition());
    }

    private static boolean isUncounted(Definition definition) {
        return definition instanceof ObjectDefinition object && !object.recursive();
    }

    /** Counts the objects that are inside one of each definition, apart from those that may be null. */
    private void checkObjects() {
        DefinitionGraph inside = new DefinitionGraph(schema, ObjectDensity::isInside);
        int[] counts = new int[schema.definitions().size()];
        for (List<Integer> group : inside.groups()) {
            int index = group.get(0);
            if (inside.isInCycle(index)) {
                throw SchemaInputErrors.endlessObject(schema.definition(index).name(), in);
            }
            int count = 0;
            for (DefinitionGraph.Edge edge : inside.edges(index)) {
                count += 1 + counts[edge.target()];
                if (count > MAX_OBJECTS) {
                    throw SchemaInputErrors.tooManyObjects(
                            schema.definition(index).name(), MAX_OBJECTS, in);
                }
            }
            counts[index] = count;
        }
    }
}
