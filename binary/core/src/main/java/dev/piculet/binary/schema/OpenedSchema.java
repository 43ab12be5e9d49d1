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
 * writes itself, stands in an open place that declares its class. Where collections and maps are declared, those of others may stand,
 * too, if the opening is that wide (wire format, section 2.5). The same schema always becomes the same one.
 */
public final class OpenedSchema {
    /** The alternatives of a choice between the collections that a place declares and those of others. */
    private static final int USUAL = 0;

    private static final int OTHER = 1;

    private final WireSchema schema;
    private final Opening opening;

    /** For the number of a definition in the schema, that in the result. */
    private final Map<Integer, Integer> numbers = new HashMap<>();

    /** For a collection or a map in the schema, the number of its choice in the result. */
    private final Map<WireType, Integer> choices = new HashMap<>();

    /** What the definitions of the result are made of, in their order: each leads to more of them. */
    private final List<Due> due = new ArrayList<>();

    /**
     * What a definition is made of.
     *
     * @param index the number of one in the schema; -1 for a choice
     * @param collection what the choice is of; null for one in the schema
     */
    private record Due(int index, WireType collection) {}

    private OpenedSchema(WireSchema schema, Opening opening) {
        this.schema = schema;
        this.opening = opening;
    }

    /** Returns the schema with places, the root too, that are open so far. */
    public static WireSchema of(WireSchema schema, Opening opening) {
        if (opening == Opening.NONE) {
            return schema;
        }
        OpenedSchema opened = new OpenedSchema(schema, opening);
        return opened.with(opened.opened(schema.root()));
    }

    /** Returns the same for values that are exactly of the class of the root. */
    public static WireSchema ofExactly(WireSchema schema, Opening opening) {
        if (opening == Opening.NONE) {
            return schema;
        }
        OpenedSchema opened = new OpenedSchema(schema, opening);
        return opened.with(opened.exact(schema.root()));
    }

    /** Returns what a place of collections or maps declares of which others may stand there, too; null of any other choice. */
    public static WireType usual(ChoiceDefinition definition) {
        List<Alternative> alternatives = definition.alternatives();
        boolean isOpen = alternatives.size() == OTHER + 1
                && alternatives.get(OTHER).type().wireKind() == WireKind.OPEN;
        WireType usual = isOpen ? alternatives.get(USUAL).type() : null;
        return usual instanceof WireType.Sequence || usual instanceof WireType.Dictionary ? usual : null;
    }

    private WireSchema with(WireType root) {
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < due.size(); i++) {
            Due next = due.get(i);
            definitions.add(next.collection == null ? opened(schema.definition(next.index)) : choice(next.collection));
        }
        return new WireSchema(Recursion.mark(definitions), root);
    }

    private Definition choice(WireType collection) {
        String general = CollectionKind.general(collection);
        return new ChoiceDefinition(
                general,
                List.of(
                        new Alternative(general, exact(collection)),
                        new Alternative(Object.class.getName(), new WireType.Open(general))));
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
            case SEQUENCE -> {
                WireType.Sequence sequence = (WireType.Sequence) type;
                yield new WireType.Sequence(sequence.kind(), opened(sequence.element()));
            }
            case DICTIONARY -> {
                WireType.Dictionary dictionary = (WireType.Dictionary) type;
                yield new WireType.Dictionary(dictionary.kind(), opened(dictionary.key()), opened(dictionary.value()));
            }
            case LEAF -> type;
            case PRIMITIVE, TEXT, ENUM, PRIMITIVE_ARRAY, CHOICE, OPEN -> opened(type);
        };
    }

    private WireType opened(WireType type) {
        return switch (type.wireKind()) {
            case OBJECT ->
                new WireType.Open(schema.definition(type.definition()).name());
            case ENUM -> new WireType.EnumReference(number(type.definition()));
            case CHOICE -> new WireType.ChoiceReference(number(type.definition()));
            case SEQUENCE, DICTIONARY -> {
                boolean isChoice = opening == Opening.COLLECTIONS && CollectionKind.general(type) != null;
                yield isChoice ? new WireType.ChoiceReference(number(type)) : exact(type);
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
        numbers.put(index, due.size());
        due.add(new Due(index, null));
        return due.size() - 1;
    }

    private int number(WireType collection) {
        Integer known = choices.get(collection);
        if (known != null) {
            return known;
        }
        choices.put(collection, due.size());
        due.add(new Due(-1, collection));
        return due.size() - 1;
    }
}
