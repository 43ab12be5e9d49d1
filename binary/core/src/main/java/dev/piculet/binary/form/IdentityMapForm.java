package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.schema.DictionaryCodes;
import java.util.IdentityHashMap;
import java.util.Map;

/** Maps that find their keys by identity: all keys are such as are read as themselves. */
final class IdentityMapForm extends DictionaryForm {
    IdentityMapForm() {
        super(DictionaryCodes.IDENTITY_HASH_MAP);
    }

    /**
     * Refuses a map with a key of which a copy would be read, and never be found.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if there is one
     */
    static void requireKeptKeys(Map<?, ?> map) {
        for (Object key : map.keySet()) {
            if (!isKept(key)) {
                throw FormErrors.identityOfKey(map.getClass(), key.getClass());
            }
        }
    }

    private static boolean isKept(Object key) {
        return key == null || key instanceof Enum || key instanceof Class;
    }

    @Override
    public Map<?, ?> build(Object[] keys, Object[] values, Class<?> keyClass) {
        Map<Object, Object> map = new IdentityHashMap<>(keys.length);
        for (int i = 0; i < keys.length; i++) {
            if (!isKept(keys[i])) {
                throw new IllegalArgumentException("a map by identity would never find its key, an instance of "
                        + keys[i].getClass().getName());
            }
            map.put(keys[i], values[i]);
        }
        return map;
    }

    @Override
    public int searchCost(Object[] keys) {
        return Collisions.ONE;
    }
}
