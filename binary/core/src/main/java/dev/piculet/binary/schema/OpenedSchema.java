package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The schema of values that hold instances of subclasses where classes are declared: each object of another schema, also one that
 * writes itself, stands in an open place that declares its class (wire format, section 2.5). The same schema always becomes the same one.
 */
public final class OpenedSchema {
    private final WireSchema schema;

    /** For the number of a definition in the schema, that in the result. */
    private final Map<Integer, Integer> numbers = new HashMap<>();

    /** The numbers in the schema, in the order of the result: each type leads to more of them. */
    private final List<Integer> order = new ArrayList<>();

    private OpenedSchema(WireSchema schema) {
        this.schema = schema;
    }

    /** Returns the schema with all objects in open places, the root too. */
    public static WireSchema of(WireSchema schema) {
        OpenedSchema opened = new OpenedSchema(schema);
        return opened.with(opened.opened(schema.root()));
    }

    /** Returns the same for values that are exactly of the class of the root. */
    public static WireSchema ofExactly(WireSchema schema) {
        OpenedSchema opened = new OpenedSchema(schema);
        return opened.with(opened.exact(schema.root()));
    }

    private WireSchema with(WireType root) {
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            definitions.add(opened(schema.definition(order.get(i))));
        }
        return new WireSchema(Recursion.mark(definitions), root);
    }

    private Definition opened(Definition definition) {
        if (definition instanceof ObjectDefinition object) {
            List<FieldDefinition> fields = new ArrayList<>();
            for (FieldDefinition field : object.fields()) {
                fields.add(new FieldDefinition(field.name(), field.owner(), opened(field.type())));
            }
            fields.sort(FieldOrder.INSTANCE);
            return new ObjectDefinition(object.name(), fields, false);
        }
        if (definition instanceof ChoiceDefinition choice) {
            List<Alternative> alternatives = new ArrayList<>();
            for (Alternative alternative : choice.alternatives()) {
                alternatives.add(new Alternative(alternative.name(), exact(alternative.type())));
            }
            return new ChoiceDefinition(choice.name(), alternatives);
        }
        return definition;
    }

    /** An alternative is told by its exact class. */
    private WireType exact(WireType type) {
        return switch (type.wireKind()) {
            case OBJECT -> {
                WireType.ObjectReference reference = (WireType.ObjectReference) type;
                yield new WireType.ObjectReference(number(reference.index()), reference.nullable(), reference.shared());
            }
            case LEAF -> type;
            case PRIMITIVE, TEXT, ENUM, PRIMITIVE_ARRAY, SEQUENCE, DICTIONARY, CHOICE, OPEN -> opened(type);
        };
    }

    private WireType opened(WireType type) {
        return switch (type.wireKind()) {
            case OBJECT ->
                new WireType.Open(schema.definition(type.definition()).name());
            case ENUM -> new WireType.EnumReference(number(type.definition()));
            case CHOICE -> new WireType.ChoiceReference(number(type.definition()));
            case SEQUENCE -> {
                WireType.Sequence sequence = (WireType.Sequence) type;
                yield new WireType.Sequence(sequence.kind(), opened(sequence.element()));
            }
            case DICTIONARY -> {
                WireType.Dictionary dictionary = (WireType.Dictionary) type;
                yield new WireType.Dictionary(dictionary.kind(), opened(dictionary.key()), opened(dictionary.value()));
            }
            case LEAF -> {
                String own = ((WireType.Leaf) type).ownClass();
                yield own == null ? type : new WireType.Open(own);
            }
            case PRIMITIVE, TEXT, OPEN, PRIMITIVE_ARRAY -> type;
        };
    }

    private int number(int index) {
        Integer known = numbers.get(index);
        if (known != null) {
            return known;
        }
        numbers.put(index, order.size());
        order.add(index);
        return order.size() - 1;
    }
}
