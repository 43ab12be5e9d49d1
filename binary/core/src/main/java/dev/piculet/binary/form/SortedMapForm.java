package dev.piculet.binary.form;

import dev.piculet.binary.schema.DictionaryCodes;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Sorted maps and views of them, each in one order. */
final class SortedMapForm extends DictionaryForm {
    private final int family;

    SortedMapForm(int code) {
        super(code);
        family = DictionaryCodes.family(code);
    }

    @Override
    public void requireReadable(Map<?, ?> map) {
        ComparedDecimals.requireCheap(map.keySet().iterator());
    }

    @Override
    public Map<?, ?> build(Object[] keys, Object[] values, Class<?> keyClass) {
        int order = code() - family;
        if (family == DictionaryCodes.CONCURRENT_SKIP_LIST_MAP) {
            return MapForm.fill(new ConcurrentSkipListMap<>(SortOrder.comparator(order)), keys, values);
        }
        TreeMap<Object, Object> map = MapForm.fill(new TreeMap<>(SortOrder.comparator(order)), keys, values);
        return switch (family) {
            case DictionaryCodes.TREE_MAP -> map;
            case DictionaryCodes.UNMODIFIABLE_SORTED_MAP -> Collections.unmodifiableSortedMap(map);
            case DictionaryCodes.UNMODIFIABLE_NAVIGABLE_MAP -> Collections.unmodifiableNavigableMap(map);
            case DictionaryCodes.SYNCHRONIZED_SORTED_MAP -> Collections.synchronizedSortedMap(map);
            case DictionaryCodes.SYNCHRONIZED_NAVIGABLE_MAP -> Collections.synchronizedNavigableMap(map);
            default -> throw new IllegalStateException("code " + code());
        };
    }

    @Override
    public int searchCost(Object[] keys) {
        return Collisions.ONE;
    }
}
