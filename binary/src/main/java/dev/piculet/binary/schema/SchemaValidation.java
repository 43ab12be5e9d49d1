package dev.piculet.binary.schema;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.internal.BinaryErrors;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;

/**
 * Checks of a schema from outside what its types can't express: references lead to the right kind of definition,
 * elements take room, and every cycle passes an object that says that it is recursive, or a choice: their depth is
 * counted.
 */
final class SchemaValidation {
    /** Definitions inside definitions. */
    private static final int MAX_DEPTH = 500;

    /** Objects that are inside an object whatever its bytes are, and take none. */
    private static final int MAX_OBJECTS = 10_000;

    private static final int UNSEEN = 0;
    private static final int OPEN = 1;
    private static final int DONE = 2;

    /** Stands for a count that is being found. */
    private static final int OPEN_COUNT = -1;

    private final Schema schema;
    private final BinaryInput in;
    private final int[] states;
    private final int[] objects;

    SchemaValidation(Schema schema, BinaryInput in) {
        this.schema = schema;
        this.in = in;
        this.states = new int[schema.definitions().size()];
        this.objects = new int[states.length];
    }

    void check() {
        for (int i = 0; i < states.length; i++) {
            visit(i, 0);
        }
        check(schema.root(), 0);
        for (int i = 0; i < states.length; i++) {
            countObjects(i);
        }
    }

    /** The objects that one of a definition consists of, itself included, apart from those that may be null. */
    private int countObjects(int index) {
        if (objects[index] != 0 || !(schema.definition(index) instanceof ObjectDefinition object)) {
            if (objects[index] == OPEN_COUNT) {
                throw BinaryErrors.endlessObject(schema.definition(index).name(), in);
            }
            return objects[index];
        }
        objects[index] = OPEN_COUNT;
        int count = 1;
        for (FieldDefinition field : object.fields()) {
            if (field.type() instanceof WireType.ObjectReference inner && !inner.nullable()) {
                count += countObjects(inner.index());
            }
            if (count > MAX_OBJECTS) {
                throw BinaryErrors.tooManyObjects(object.name(), MAX_OBJECTS, in);
            }
        }
        objects[index] = count;
        return count;
    }

    private void visit(int index, int depth) {
        Definition definition = schema.definition(index);
        boolean counted = definition instanceof ChoiceDefinition
                || definition instanceof ObjectDefinition object && object.recursive();
        if (states[index] != UNSEEN) {
            if (states[index] == OPEN) {
                throw BinaryErrors.uncountedCycle(definition.name(), in);
            }
            return;
        }
        if (depth > MAX_DEPTH) {
            throw BinaryErrors.schemaTooDeep(MAX_DEPTH, in);
        }
        // A cycle is broken where it is counted, so what counts is never open.
        states[index] = counted ? DONE : OPEN;
        if (definition instanceof ObjectDefinition object) {
            for (FieldDefinition field : object.fields()) {
                check(field.type(), depth + 1);
            }
        } else if (definition instanceof ChoiceDefinition choice) {
            for (Alternative alternative : choice.alternatives()) {
                check(alternative.type(), depth + 1);
            }
        }
        states[index] = DONE;
    }

    private void check(WireType type, int depth) {
        if (type instanceof WireType.ObjectReference reference) {
            require(schema.definition(reference.index()) instanceof ObjectDefinition, reference.index());
            visit(reference.index(), depth);
        } else if (type instanceof WireType.ChoiceReference reference) {
            require(schema.definition(reference.index()) instanceof ChoiceDefinition, reference.index());
            visit(reference.index(), depth);
        } else if (type instanceof WireType.EnumReference reference) {
            require(schema.definition(reference.index()) instanceof EnumDefinition, reference.index());
        } else if (type instanceof WireType.Sequence sequence) {
            checkElement(sequence.element(), depth);
        } else if (type instanceof WireType.Dictionary dictionary) {
            checkElement(dictionary.key(), depth);
            checkElement(dictionary.value(), depth);
        }
    }

    private void checkElement(WireType element, int depth) {
        if (element.controlBits() == 0 && element.minSize() == 0) {
            throw BinaryErrors.elementWithoutRoom(in);
        }
        check(element, depth);
    }

    private void require(boolean fits, int index) {
        if (!fits) {
            throw BinaryErrors.wrongDefinition(schema.definition(index).name(), in);
        }
    }
}
