package dev.piculet.lab.payload.extreme;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes extreme values of a payload's class: the payload's first value, its lists cut short, with one extreme in one place, at
 * every depth. One element, which the random numbers choose, stands for all of a collection.
 *
 * <p>Of a class with more than eight fields of one scalar type, several change together. Null stands in every field
 * whose class allows it; whether it may stand among elements no class of Java says, and none of the payloads of Kotlin
 * does. Lists, maps and arrays are the collections that payloads have.
 */
public final class Extremes {
    private static final int MOST_ALONE = 8;

    /**
     * Lists and arrays beside an extreme have no more elements than these. Each extreme is a whole value, so hundreds of elements
     * beside it would be millions of objects, which hold nothing that the payload's own values do not.
     */
    private static final int MOST_BESIDE = 4;

    private final Random random;
    private final Elements elements;
    private final List<Extreme> found = new ArrayList<>();

    private Extremes(Random random) {
        this.random = random;
        elements = new Elements(random);
    }

    /** Returns the extremes; the payload and the random numbers decide which, and in which order. */
    public static List<Extreme> of(Payload payload, Random random) {
        Extremes extremes = new Extremes(random);
        Object value = Copies.shortened(payload.values().get(0), MOST_BESIDE);
        extremes.at(new Place("$", payload.type(), value, false, whole -> whole));
        return extremes.found;
    }

    private void at(Place place) {
        addScalars(place);
        addGreatTexts(place);
        Object value = place.value();
        if (Elements.areIn(value)) {
            add(place, elements.contentsOf(place));
            elements.placesOf(place).forEach(this::at);
            elements.keysOf(place).forEach(this::addKey);
        } else if (value != null && !ReferenceTree.isScalar(value)) {
            addFields(place);
        }
    }

    private void addScalars(Place place) {
        add(place, Scalars.of(place.rawClass(), random));
        if (place.mayBeNull()) {
            add(place, List.of(Content.of(null)));
        }
    }

    private void addGreatTexts(Place place) {
        if (place.rawClass() == String.class) {
            add(place, Texts.great(random));
        }
    }

    private void addKey(Place key) {
        addScalars(key);
        add(key, List.of(Texts.longName(random)));
    }

    private void add(Place place, List<Content> contents) {
        for (Content content : contents) {
            Object whole = place.whole().apply(content.value());
            found.add(new Extreme(place.path(), content.what(), whole, content.limit()));
        }
    }

    private void addFields(Place owner) {
        Map<Object, List<Field>> alike = new LinkedHashMap<>();
        for (Field field : ReferenceTree.fieldsOf(owner.value().getClass())) {
            Object kind = List.of(field.getGenericType(), Copies.mayBeNull(owner.value(), field));
            alike.computeIfAbsent(kind, key -> new ArrayList<>()).add(field);
        }
        for (List<Field> fields : alike.values()) {
            if (fields.size() <= MOST_ALONE || !Scalars.isScalar(fields.get(0).getType())) {
                fields.forEach(field -> at(owner.fields(List.of(field))));
            } else {
                addTogether(owner, fields);
            }
        }
    }

    /** Long texts stand in the first field of each group alone, or they would fill many megabytes. */
    private void addTogether(Place owner, List<Field> fields) {
        for (int first = 0; first < MOST_ALONE; first++) {
            List<Field> group = new ArrayList<>();
            for (int i = first; i < fields.size(); i += MOST_ALONE) {
                group.add(fields.get(i));
            }
            addScalars(owner.fields(group));
            addGreatTexts(owner.fields(group.subList(0, 1)));
        }
    }
}
