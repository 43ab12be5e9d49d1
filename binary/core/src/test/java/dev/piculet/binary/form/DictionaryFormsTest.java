package dev.piculet.binary.form;

import static dev.piculet.binary.form.FormTrial.NO_INPUT;
import static dev.piculet.binary.form.FormTrial.assertKept;
import static dev.piculet.binary.form.FormTrial.rebuild;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.DictionaryCodes;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class DictionaryFormsTest {
    private static final Map<String, Integer> FRUIT = Map.of("pear", 1, "Apple", 2, "fig", 3);

    private static void map(int code, Map<?, ?> value) {
        assertKept(code, Map.class, value, String.class);
    }

    private static <M extends Map<String, Integer>> M filled(M empty) {
        empty.putAll(FRUIT);
        return empty;
    }

    private static String refusal(Class<?> declared, Map<?, ?> value) {
        return assertThrows(
                        UnsupportedValueException.class,
                        () -> DictionaryForms.of(declared, String.class).of(value))
                .getMessage();
    }

    @Test
    void mapsKeepTheirClass() {
        Map<String, Integer> withNulls = new HashMap<>();
        withNulls.put(null, null);
        map(1, withNulls);
        map(2, filled(new LinkedHashMap<>()));
        map(3, filled(new ConcurrentHashMap<>()));
        map(4, filled(new Hashtable<>()));
        Properties properties = new Properties();
        properties.putAll(FRUIT);
        map(5, properties);
        map(7, Map.of());
        map(7, Map.of("a", 1));
        map(7, FRUIT);
        map(8, Collections.emptyMap());
        map(9, Collections.singletonMap(null, null));
        map(10, Collections.unmodifiableMap(filled(new LinkedHashMap<>())));
        map(11, Collections.synchronizedMap(filled(new LinkedHashMap<>())));
        map(12, Collections.emptySortedMap());
        map(12, Collections.emptyNavigableMap());
    }

    @Test
    void sortedMapsStayInTheirOrder() {
        map(32, new TreeMap<>(FRUIT));
        map(33, filled(new TreeMap<>(Collections.reverseOrder())));
        map(34, filled(new TreeMap<>(String.CASE_INSENSITIVE_ORDER)));
        map(35, new ConcurrentSkipListMap<>(FRUIT));
        map(36, filled(new ConcurrentSkipListMap<>(Collections.reverseOrder())));
        map(38, Collections.unmodifiableSortedMap(new TreeMap<>(FRUIT)));
        map(41, Collections.unmodifiableNavigableMap(new TreeMap<>(FRUIT)));
        map(44, Collections.synchronizedSortedMap(new TreeMap<>(FRUIT)));
        map(49, Collections.synchronizedNavigableMap(filled(new TreeMap<>(String.CASE_INSENSITIVE_ORDER))));
    }

    @Test
    void viewsOfSortedMapsKeepTheirOrder() {
        Map<String, Integer> anyCase = filled(new TreeMap<>(String.CASE_INSENSITIVE_ORDER));
        Map<String, Map<?, ?>> views = Map.of(
                "UnmodifiableSortedMap", Collections.unmodifiableMap(anyCase),
                "SynchronizedSortedMap", Collections.synchronizedMap(anyCase),
                "TreeMap", Collections.checkedMap(anyCase, String.class, Integer.class));
        views.forEach((expected, view) -> {
            Object read = rebuild(DictionaryForms.of(Map.class, String.class), view, String.class);
            assertEquals(anyCase, read);
            assertEquals(expected, read.getClass().getSimpleName());
            assertSame(String.CASE_INSENSITIVE_ORDER, ((SortedMap<?, ?>) read).comparator());
        });
        refusal(Map.class, Collections.unmodifiableMap(new TreeMap<>((Comparator<String>) (a, b) -> 0)));
    }

    @Test
    void enumMapsKeepTheirClass() {
        Map<TimeUnit, String> units = new EnumMap<>(TimeUnit.class);
        assertKept(6, EnumMap.class, units, TimeUnit.class);
        units.put(TimeUnit.DAYS, null);
        assertKept(6, Map.class, units, TimeUnit.class);
        assertKept(6, Map.class, units, Object.class);
        Map<?, ?> none = new EnumMap<>(TimeUnit.class);
        assertSame(
                LinkedHashMap.class,
                rebuild(DictionaryForms.of(Map.class, Object.class), none, Object.class)
                        .getClass());
        refusal(EnumMap.class, none);
    }

    @Test
    void mapsByIdentityKeepTheirClassIfTheirKeysAreReadAsThemselves() {
        Map<Object, String> map = new IdentityHashMap<>();
        map.put(TimeUnit.DAYS, "enum");
        map.put(String.class, "class");
        map.put(null, "null");
        assertKept(13, Map.class, map, Object.class);
        assertKept(13, IdentityHashMap.class, map, Object.class);
        Object read = rebuild(DictionaryForms.of(Map.class, Object.class), new IdentityHashMap<>(map) {}, Object.class);
        assertEquals(map, read);
        assertSame(IdentityHashMap.class, read.getClass());
        map.put("a", "b");
        String expected =
                "An instance of %s finds an instance of java.lang.String by its identity, which a copy of it has not, at $.\n"
                        + "  Use enum constants or classes as keys, or a map that compares with equals().";
        assertEquals(expected.formatted("java.util.IdentityHashMap"), refusal(IdentityHashMap.class, map));
        Map<Object, String> subclass = new IdentityHashMap<>(map) {};
        assertEquals(expected.formatted(subclass.getClass().getName()), refusal(Map.class, subclass));
        Object[] copy = {"a"};
        DictionaryForm form = DictionaryFormTable.form(13);
        assertThrows(IllegalArgumentException.class, () -> form.build(copy, copy, Object.class));
    }

    @Test
    void declaredClassesHaveAPlainForm() {
        Class<?>[][] plain = {
            {Map.class, HashMap.class},
            {LinkedHashMap.class, LinkedHashMap.class},
            {SortedMap.class, TreeMap.class},
            {NavigableMap.class, TreeMap.class},
            {ConcurrentMap.class, ConcurrentHashMap.class},
            {ConcurrentNavigableMap.class, ConcurrentSkipListMap.class},
            {Properties.class, Properties.class},
        };
        for (Class<?>[] pair : plain) {
            DictionaryForms forms = DictionaryForms.of(pair[0], String.class);
            Map<?, ?> built = forms.plain().build(new Object[] {"a"}, new Object[] {"b"}, String.class);
            assertSame(pair[1], built.getClass());
            assertSame(forms.plain(), forms.of(built));
        }
    }

    @Test
    void everyCodeHasAFormThatBuildsItsType() {
        int codes = 0;
        for (int code = 1; code < 128; code++) {
            Class<?> type = DictionaryCodes.type(code);
            if (type == null) {
                continue;
            }
            codes++;
            Object[] parts = code == DictionaryCodes.SINGLETON_MAP ? new Object[] {"a"} : new Object[0];
            Class<?> key = code == DictionaryCodes.ENUM_MAP ? TimeUnit.class : String.class;
            Object built = DictionaryFormTable.form(code).build(parts, parts, key);
            assertSame(type, type.isInstance(built) ? type : built.getClass(), "code " + code);
        }
        assertEquals(13 + 18, codes);
    }

    @Test
    void ofUnknownImplementationsTheEntriesAreKept() {
        Object[][] cases = {
            {LinkedHashMap.class, Map.class, filled(new LinkedHashMap<>(4, 0.5f, /* accessOrder= */ true) {})},
            {TreeMap.class, Map.class, new TreeMap<>(FRUIT).tailMap("a")},
            {TreeMap.class, NavigableMap.class, new TreeMap<>(FRUIT).descendingMap()},
            {LinkedHashMap.class, Map.class, Collections.checkedMap(new HashMap<>(FRUIT), String.class, Integer.class)},
            {ConcurrentHashMap.class, ConcurrentMap.class, filled(new ConcurrentHashMap<>() {})},
            {
                ConcurrentHashMap.class,
                Map.class,
                Collections.checkedMap(new ConcurrentHashMap<>(FRUIT), String.class, Integer.class)
            },
            {
                ConcurrentSkipListMap.class,
                Map.class,
                Collections.checkedMap(new ConcurrentSkipListMap<>(FRUIT), String.class, Integer.class)
            },
            {ConcurrentSkipListMap.class, Map.class, new ConcurrentSkipListMap<>(FRUIT).tailMap("a")},
            {
                ConcurrentSkipListMap.class,
                NavigableMap.class,
                Collections.checkedNavigableMap(new ConcurrentSkipListMap<>(FRUIT), String.class, Integer.class)
            },
        };
        for (Object[] it : cases) {
            Map<?, ?> read =
                    rebuild(DictionaryForms.of((Class<?>) it[1], String.class), (Map<?, ?>) it[2], String.class);
            assertSame(it[0], read.getClass());
            assertEquals(it[2], read);
            assertEquals(it[2].toString(), read instanceof ConcurrentMap ? it[2].toString() : read.toString());
        }
    }

    @Test
    void mapsThatCanNotBeDeclaredAreRefusedAtOnce() {
        assertThrows(UnsupportedClassException.class, () -> DictionaryForms.of(WeakHashMap.class, String.class));
        assertThrows(
                UnsupportedClassException.class,
                () -> DictionaryForms.of(new HashMap<String, String>() {}.getClass(), String.class));
    }

    @Test
    void defaultsOfPropertiesAreNotLostButRefused() {
        Properties defaults = new Properties();
        defaults.setProperty("a", "b");
        assertEquals(
                "Properties have defaults, which would be lost at $.\n  Copy them into Properties without defaults.",
                refusal(Properties.class, new Properties(defaults)));
        Properties overriding = new Properties(defaults);
        overriding.setProperty("a", "c");
        refusal(Properties.class, overriding);
    }

    @Test
    void comparatorsThatAreCodeAreRefused() {
        refusal(SortedMap.class, new TreeMap<String, String>((a, b) -> b.compareTo(a)));
        refusal(Map.class, new ConcurrentSkipListMap<String, String>((a, b) -> b.compareTo(a)));
    }

    @Test
    void keysThatEqualOthersMakeASmallerMapOrAreRefused() {
        Object[] twice = {"a", "a"};
        for (int code : new int[] {1, 2, 3, 4, 5, 10, 11, 32, 35}) {
            assertEquals(
                    1,
                    DictionaryFormTable.form(code)
                            .build(twice, twice, String.class)
                            .size());
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> DictionaryFormTable.form(7).build(twice, twice, String.class));
        assertThrows(
                IllegalArgumentException.class,
                () -> DictionaryFormTable.form(8).build(twice, twice, String.class));
        assertThrows(
                IllegalArgumentException.class,
                () -> DictionaryFormTable.form(9).build(twice, twice, String.class));
    }

    @Test
    void codesThatDoNotFitTheDeclaredClassAreReadAsItsUsualOneOrRefused() {
        DictionaryForms forms = DictionaryForms.of(SortedMap.class, String.class);
        assertSame(
                TreeMap.class, DictionaryCodes.type(forms.ofCode(33, NO_INPUT).code()));
        assertEquals(DictionaryCodes.TREE_MAP, forms.ofCode(1, NO_INPUT).code());
        DictionaryForms trees = DictionaryForms.of(TreeMap.class, String.class);
        assertEquals(DictionaryCodes.TREE_MAP + 1, trees.ofCode(39, NO_INPUT).code());
        for (int code : new int[] {0, 14, 31, 50, 127, 128}) {
            assertThrows(MalformedInputException.class, () -> forms.ofCode(code, NO_INPUT));
        }
    }

    @Test
    void keysThatAllMeetInTheirTableEndQuickly() {
        int count = 20_000;
        Object[] keys = new Object[count];
        int capacity = CollectionForm.capacity(count);
        Arrays.setAll(keys, i -> i * capacity);
        assertEquals(
                "too many keys have the same hash code",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> DictionaryFormTable.form(4).build(keys, keys, Integer.class))
                        .getMessage());
        Arrays.setAll(keys, i -> i * 2 * count);
        assertEquals(
                count,
                DictionaryFormTable.form(7).build(keys, keys, Integer.class).size());
    }
}
