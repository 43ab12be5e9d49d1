package dev.piculet.binary.form;

import dev.piculet.binary.schema.DictionaryCodes;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;

/** Maps without an order of their own that can be changed. */
final class MapForm extends DictionaryForm {
    private final boolean mayBeOther;

    /** @param mayBeOther whether an empty EnumMap is another map where no enum is declared, as writers have it there */
    MapForm(int code, boolean mayBeOther) {
        super(code);
        this.mayBeOther = mayBeOther;
    }

    @Override
    public Map<?, ?> build(Object[] keys, Object[] values, Class<?> keyClass) {
        int capacity = CollectionForm.capacity(keys.length);
        return switch (code()) {
            case DictionaryCodes.HASH_MAP -> fill(new HashMap<>(capacity), keys, values);
            case DictionaryCodes.LINKED_HASH_MAP -> fill(new LinkedHashMap<>(capacity), keys, values);
            case DictionaryCodes.CONCURRENT_HASH_MAP -> fill(new ConcurrentHashMap<>(keys.length), keys, values);
            case DictionaryCodes.HASHTABLE -> hashtable(capacity, keys, values);
            case DictionaryCodes.PROPERTIES -> fill(new Properties(), keys, values);
            case DictionaryCodes.ENUM_MAP -> fill(enumMap(keys, keyClass), keys, values);
            default -> throw new IllegalStateException("code " + code());
        };
    }

    @Override
    public int searchCost(Object[] keys) {
        return code() == DictionaryCodes.HASHTABLE
                ? Collisions.searchCostInLists(keys, CollectionForm.capacity(keys.length))
                : super.searchCost(keys);
    }

    /** Puts all entries; of keys that equal each other, the map gets fewer. */
    static <M extends Map<Object, Object>> M fill(M map, Object[] keys, Object[] values) {
        if (map instanceof SortedMap) {
            ComparedDecimals.requireCheap(keys);
        } else {
            Collisions.requireFew(keys);
        }
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], values[i]);
        }
        return map;
    }

    private static Map<Object, Object> hashtable(int capacity, Object[] keys, Object[] values) {
        if (!Collisions.areFewInLists(keys, capacity)) {
            throw new IllegalArgumentException("too many keys have the same hash code");
        }
        return fill(new Hashtable<>(capacity), keys, values);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The class is an enum, or EnumMap says that it is not.
    private Map<Object, Object> enumMap(Object[] keys, Class<?> keyClass) {
        if (mayBeOther && keys.length == 0 && !keyClass.isEnum()) {
            return new LinkedHashMap<>();
        }
        return new EnumMap((Class) EnumClasses.of(keys, keyClass));
    }
}
