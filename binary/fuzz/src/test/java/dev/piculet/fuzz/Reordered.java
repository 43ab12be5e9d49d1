package dev.piculet.fuzz;

import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** The same layout with its definitions in another order. Readers must treat both alike. */
final class Reordered {
    /** The new index of each definition. */
    private final int[] places;

    private Reordered(int[] places) {
        this.places = places;
    }

    static WireSchema of(WireSchema schema, SplittableRandom random) {
        int[] places = shuffled(schema.definitions().size(), random);
        return new Reordered(places).schema(schema);
    }

    /** Returns a schema with two definitions swapped, and references to them unchanged. */
    static WireSchema swapped(WireSchema schema, SplittableRandom random) {
        List<Definition> definitions = new ArrayList<>(schema.definitions());
        if (definitions.size() > 1) {
            Collections.swap(definitions, random.nextInt(definitions.size()), random.nextInt(definitions.size()));
        }
        return new WireSchema(definitions, schema.root());
    }

    private static int[] shuffled(int count, SplittableRandom random) {
        int[] places = new int[count];
        for (int i = 0; i < count; i++) {
            int other = random.nextInt(i + 1);
            places[i] = places[other];
            places[other] = i;
        }
        return places;
    }

    private WireSchema schema(WireSchema schema) {
        Definition[] definitions = new Definition[places.length];
        for (int i = 0; i < places.length; i++) {
            definitions[places[i]] = definition(schema.definition(i));
        }
        return new WireSchema(List.of(definitions), type(schema.root()));
    }

    private Definition definition(Definition definition) {
        if (definition instanceof ObjectDefinition object) {
            List<FieldDefinition> fields = new ArrayList<>();
            for (FieldDefinition each : object.fields()) {
                fields.add(new FieldDefinition(each.name(), each.owner(), type(each.type())));
            }
            return new ObjectDefinition(object.name(), fields, object.recursive());
        } else if (definition instanceof ChoiceDefinition choice) {
            List<Alternative> alternatives = new ArrayList<>();
            for (Alternative each : choice.alternatives()) {
                alternatives.add(new Alternative(each.name(), type(each.type())));
            }
            return new ChoiceDefinition(choice.name(), alternatives);
        }
        return definition;
    }

    private WireType type(WireType type) {
        return switch (type.wireKind()) {
            case OBJECT -> {
                WireType.ObjectReference object = (WireType.ObjectReference) type;
                yield new WireType.ObjectReference(place(type), object.nullable(), object.shared());
            }
            case CHOICE -> new WireType.ChoiceReference(place(type));
            case ENUM -> new WireType.EnumReference(place(type));
            case SEQUENCE ->
                new WireType.Sequence(
                        ((WireType.Sequence) type).kind(), type(type.parts().get(0)));
            case DICTIONARY ->
                new WireType.Dictionary(
                        ((WireType.Dictionary) type).kind(),
                        type(type.parts().get(0)),
                        type(type.parts().get(1)));
            case PRIMITIVE, TEXT, LEAF, OPEN, PRIMITIVE_ARRAY -> type;
        };
    }

    private int place(WireType type) {
        return places[type.definition()];
    }
}
