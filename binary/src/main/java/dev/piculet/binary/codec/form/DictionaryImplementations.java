package dev.piculet.binary.codec.form;

import dev.piculet.binary.internal.FormErrors;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;

/** Decides as which number of {@link DictionaryCodes} a map is written. */
public final class DictionaryImplementations {
    private DictionaryImplementations() {}

    /** Returns the number that is meant by a declared class; 0 if there is none. */
    public static int declaredCode(Class<?> declared) {
        return DictionaryNames.declaredCode(declared.getName());
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
     * @throws dev.piculet.binary.UnsupportedValueException if there is none
     */
    public static int code(Object value, Class<?> declared, Class<?> keyClass) {
        int code = implementation((Map<?, ?>) value, keyClass);
        if (code == 0 || !declared.isAssignableFrom(DictionaryCodes.type(code))) {
            code = substitute(value, declared);
        }
        return DictionaryCodes.isSorted(code) ? code + SortOrder.of(((SortedMap<?, ?>) value).comparator()) : code;
    }

    /** Returns the number of a value's class or its closest superclass that has one; 0 if none has, or does not fit. */
    private static int implementation(Map<?, ?> value, Class<?> keyClass) {
        int code = 0;
        for (Class<?> type = value.getClass(); type != null && code == 0; type = type.getSuperclass()) {
            code = DictionaryNames.code(type.getName());
            if (code == 0 && DictionaryNames.isRefused(type.getName())) {
                throw FormErrors.unsupportedMap(value.getClass());
            }
        }
        if (code == DictionaryCodes.ENUM_MAP) {
            // An empty map does not tell of which enum its keys are.
            return keyClass.isEnum() || !value.isEmpty() ? code : 0;
        }
        if (code == DictionaryCodes.PROPERTIES) {
            requireNoDefaults((Properties) value);
        }
        return code;
    }

    private static void requireNoDefaults(Properties properties) {
        for (String name : properties.stringPropertyNames()) {
            if (!properties.containsKey(name)) {
                throw FormErrors.propertiesWithDefaults();
            }
        }
    }

    /** Returns a number whose maps have the same entries, in the same order where the declared class allows it. */
    private static int substitute(Object value, Class<?> declared) {
        int code = value instanceof SortedMap ? DictionaryCodes.TREE_MAP : DictionaryCodes.LINKED_HASH_MAP;
        if (declared.isAssignableFrom(DictionaryCodes.type(code))) {
            return code;
        }
        int plain = declaredCode(declared);
        if (plain == DictionaryCodes.ENUM_MAP || DictionaryCodes.isSorted(plain) != DictionaryCodes.isSorted(code)) {
            throw FormErrors.unsupportedCollection(value.getClass(), declared);
        }
        return plain;
    }
}
