package dev.piculet.binary.form;

import dev.piculet.binary.schema.DictionaryCodes;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps that can't be changed, and views. */
final class FixedMapForm extends DictionaryForm {
    FixedMapForm(int code) {
        super(code);
    }

    @Override
    public Map<?, ?> build(Object[] keys, Object[] values, Class<?> keyClass) {
        return switch (code()) {
            case DictionaryCodes.MAP_OF -> immutable(keys, values);
            case DictionaryCodes.EMPTY_MAP -> {
                CollectionForm.requireSize(0, keys);
                yield Collections.emptyMap();
            }
            case DictionaryCodes.EMPTY_NAVIGABLE_MAP -> {
                CollectionForm.requireSize(0, keys);
                yield Collections.emptyNavigableMap();
            }
            case DictionaryCodes.SINGLETON_MAP -> {
                CollectionForm.requireSize(1, keys);
                yield Collections.singletonMap(keys[0], values[0]);
            }
            case DictionaryCodes.UNMODIFIABLE_MAP -> Collections.unmodifiableMap(linked(keys, values));
            case DictionaryCodes.SYNCHRONIZED_MAP -> Collections.synchronizedMap(linked(keys, values));
            default -> throw new IllegalStateException("code " + code());
        };
    }

    @Override
    public int searchCost(Object[] keys) {
        return code() == DictionaryCodes.MAP_OF ? Collisions.searchCostInProbing(keys) : super.searchCost(keys);
    }

    private static Map<Object, Object> immutable(Object[] keys, Object[] values) {
        if (!Collisions.areFewInProbing(keys)) {
            return Collections.unmodifiableMap(linked(keys, values));
        }
        @SuppressWarnings({"unchecked", "rawtypes"}) // An array can't be made of a generic class.
        Map.Entry<Object, Object>[] entries = new Map.Entry[keys.length];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = Map.entry(keys[i], values[i]);
        }
        return Map.ofEntries(entries);
    }

    private static Map<Object, Object> linked(Object[] keys, Object[] values) {
        return MapForm.fill(new LinkedHashMap<>(CollectionForm.capacity(keys.length)), keys, values);
    }
}
