package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.schema.DictionaryCodes;
import java.util.Comparator;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;

/** Decides as which number of {@link DictionaryCodes} a map is written. */
public final class DictionaryImplementations {
    private DictionaryImplementations() {}

    /** Returns the number of a declared class; 0 if it has none. */
    public static int declaredCode(Class<?> declared) {
        int code = DictionaryNames.declaredCode(declared.getName());
        return code != 0 ? code : OwnCollections.code(declared);
    }

    /** Whether a class alone tells that its values have this number. */
    public static boolean isToldByClass(int code) {
        return code == DictionaryCodes.HASH_MAP
                || code == DictionaryCodes.LINKED_HASH_MAP
                || code == DictionaryCodes.CONCURRENT_HASH_MAP;
    }

    /**
     * Returns the number of a map: its class's, or that of the closest map with the same entries that can stand where
     * {@code declared} does.
     *
     * @param keyClass the class of all keys
     * @throws dev.piculet.binary.io.UnsupportedValueException if there is none
     */
    public static int code(Object value, Class<?> declared, Class<?> keyClass) {
        int code = implementation((Map<?, ?>) value, keyClass);
        if (code == 0 || !declared.isAssignableFrom(DictionaryCodes.type(code))) {
            code = substitute(value, declared);
        }
        return DictionaryCodes.isSorted(code) ? code + SortOrder.of(comparator((Map<?, ?>) value)) : code;
    }

    private static Comparator<?> comparator(Map<?, ?> value) {
        return value instanceof SortedMap<?, ?> sorted
                ? sorted.comparator()
                : value.keySet().spliterator().getComparator();
    }

    /**
     * Returns the number of a value's class, or of the superclass that it adds nothing to; 0 if there is none, or the
     * class does not fit.
     */
    private static int implementation(Map<?, ?> value, Class<?> keyClass) {
        int exact = DictionaryNames.code(value.getClass().getName());
        int code = exact != 0 ? exact : Strangers.map(value.getClass());
        switch (code) {
            case DictionaryCodes.ENUM_MAP -> {
                // An empty map does not show the enum of its keys.
                return keyClass.isEnum() || !value.isEmpty() ? code : 0;
            }
            case DictionaryCodes.PROPERTIES -> requireNoDefaults((Properties) value);
            case DictionaryCodes.IDENTITY_HASH_MAP -> IdentityMapForm.requireKeptKeys(value);
            case DictionaryCodes.UNMODIFIABLE_MAP -> {
                return Backing.code(value, code, DictionaryCodes.UNMODIFIABLE_SORTED_MAP);
            }
            case DictionaryCodes.SYNCHRONIZED_MAP -> {
                return Backing.code(value, code, DictionaryCodes.SYNCHRONIZED_SORTED_MAP);
            }
            case DictionaryCodes.UNMODIFIABLE_SORTED_MAP,
                    DictionaryCodes.UNMODIFIABLE_NAVIGABLE_MAP,
                    DictionaryCodes.SYNCHRONIZED_SORTED_MAP,
                    DictionaryCodes.SYNCHRONIZED_NAVIGABLE_MAP -> requireOrder(value, exact);
            default -> {}
        }
        return code;
    }

    /** Views of the JDK say nothing of the order behind them. */
    private static void requireOrder(Map<?, ?> value, int exact) {
        if (exact != 0) {
            Backing.requireOrder(value);
        }
    }

    /** Defaults show through where nothing of the same name is stored. */
    private static void requireNoDefaults(Properties properties) {
        Properties defaults = (Properties) properties.clone();
        defaults.clear();
        if (defaults.propertyNames().hasMoreElements()) {
            throw FormErrors.propertiesWithDefaults();
        }
    }

    /** Returns a number whose maps have the same entries, in the same order where the declared class allows it. */
    private static int substitute(Object value, Class<?> declared) {
        if (Backing.isUnmodifiable(value)) {
            // No other map forbids changes.
            throw FormErrors.unsupportedCollection(value.getClass(), declared);
        }
        int code = closest((Map<?, ?>) value);
        if (declared.isAssignableFrom(DictionaryCodes.type(code))) {
            return code;
        }
        int plain = declaredCode(declared);
        if (plain == DictionaryCodes.ENUM_MAP || DictionaryCodes.isSorted(plain) != DictionaryCodes.isSorted(code)) {
            throw FormErrors.unsupportedCollection(value.getClass(), declared);
        }
        return plain;
    }

    private static int closest(Map<?, ?> value) {
        if (value instanceof SortedMap) {
            Backing.requireOrder(value);
            return Backing.isConcurrent(value.keySet())
                    ? DictionaryCodes.CONCURRENT_SKIP_LIST_MAP
                    : DictionaryCodes.TREE_MAP;
        }
        return Backing.isConcurrent(value.keySet())
                ? Backing.code(value, DictionaryCodes.CONCURRENT_HASH_MAP, DictionaryCodes.CONCURRENT_SKIP_LIST_MAP)
                : Backing.code(value, DictionaryCodes.LINKED_HASH_MAP, DictionaryCodes.TREE_MAP);
    }
}
