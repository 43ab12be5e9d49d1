package dev.piculet.lab.payload.extreme;

import dev.piculet.lab.contender.ReferenceTree;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Extremes of lists, arrays and maps, and the places in them. */
final class Elements {
    private static final int[] SIZES = {0, 15, 16, 17, 127, 128, 255, 256};
    private static final int GREAT_SIZE = 65_536;

    /** The great size of lists of objects with more in them than {@link #MOST_FIELDS} scalars. */
    private static final int GREAT_SIZE_OF_LARGE = 10_000;

    private static final int MOST_FIELDS = 5;

    private final Random random;

    /** Each kind of elements stands in one great collection. */
    private final Set<Object> kinds = new HashSet<>();

    Elements(Random random) {
        this.random = random;
    }

    /** True for a collection whose elements can be changed. */
    static boolean areIn(Object value) {
        return value instanceof List
                || value instanceof Map
                || value != null && value.getClass().isArray();
    }

    /** Returns collections of other sizes; an empty one has no element that could be repeated. */
    List<Content> contentsOf(Place place) {
        List<Content> contents = new ArrayList<>();
        List<Object> elements = elements(place.value());
        for (int size : elements.isEmpty() ? new int[0] : sizes(place.value(), elements.get(0))) {
            contents.add(Content.of("a size of " + size, ofSize(place.value(), elements, size)));
        }
        return contents;
    }

    private int[] sizes(Object collection, Object element) {
        if (!kinds.add(List.of(collection instanceof Map, element.getClass()))) {
            return SIZES;
        }
        int[] sizes = Arrays.copyOf(SIZES, SIZES.length + 1);
        sizes[SIZES.length] = isLarge(element) ? GREAT_SIZE_OF_LARGE : GREAT_SIZE;
        return sizes;
    }

    private static boolean isLarge(Object element) {
        if (ReferenceTree.isScalar(element)) {
            return false;
        }
        List<Field> fields = ReferenceTree.fieldsOf(element.getClass());
        return fields.size() > MOST_FIELDS || !fields.stream().allMatch(field -> Scalars.isScalar(field.getType()));
    }

    private static Object ofSize(Object collection, List<Object> elements, int size) {
        List<Object> repeated = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            repeated.add(Copies.deep(elements.get(i % elements.size())));
        }
        if (!(collection instanceof Map<?, ?> map)) {
            return like(collection, repeated);
        }
        Map<Object, Object> entries = Copies.emptyLike(map);
        for (int i = 0; i < size; i++) {
            entries.put("key " + i, repeated.get(i));
        }
        return entries;
    }

    /** Returns the place of one element, which stands for all. */
    List<Place> placesOf(Place place) {
        List<Object> elements = elements(place.value());
        if (elements.isEmpty()) {
            return List.of();
        }
        int chosen = random.nextInt(elements.size());
        if (place.value() instanceof Map<?, ?> map) {
            return List.of(entry(place, map, chosen));
        }
        return List.of(place.element("[" + chosen + "]", place.elementType(), elements.get(chosen), element -> {
            List<Object> changed = new ArrayList<>(elements);
            changed.set(chosen, element);
            return like(place.value(), changed);
        }));
    }

    private static Place entry(Place place, Map<?, ?> map, int chosen) {
        Object key = List.copyOf(map.keySet()).get(chosen);
        return place.element("." + key, place.elementType(), map.get(key), element -> {
            Map<Object, Object> changed = Copies.emptyLike(map);
            changed.putAll(map);
            changed.put(key, element);
            return changed;
        });
    }

    /** Returns the place of one key of a map, which stands for all. */
    List<Place> keysOf(Place place) {
        if (!(place.value() instanceof Map<?, ?> map) || map.isEmpty()) {
            return List.of();
        }
        return List.of(key(place, map, random.nextInt(map.size())));
    }

    private static Place key(Place place, Map<?, ?> map, int chosen) {
        Object key = List.copyOf(map.keySet()).get(chosen);
        return new Place(place.path() + ".key", key.getClass(), key, false, other -> {
            Map<Object, Object> changed = Copies.emptyLike(map);
            map.forEach((k, element) -> changed.put(k.equals(key) ? other : k, element));
            return place.whole().apply(changed);
        });
    }

    private static List<Object> elements(Object collection) {
        if (collection instanceof Map<?, ?> map) {
            return new ArrayList<>(map.values());
        }
        return collection instanceof List<?> list ? new ArrayList<>(list) : Copies.elementsOf(collection);
    }

    private static Object like(Object collection, List<Object> elements) {
        return collection instanceof List
                ? new ArrayList<>(elements)
                : Copies.arrayOf(collection.getClass().getComponentType(), elements);
    }
}
