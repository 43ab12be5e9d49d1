package dev.piculet.binary.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.piculet.binary.io.BinaryInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SortedMap;
import java.util.SortedSet;

/** Uses forms as codecs do, without any bytes. */
final class FormTrial {
    static final BinaryInput NO_INPUT = new BinaryInput(new byte[1]);

    private FormTrial() {}

    /** Takes a sequence apart and creates it again from its elements and its form's number. */
    static Object rebuild(SequenceForms forms, Object value, Class<?> elementClass) {
        SequenceForm form = forms.of(value);
        Object[] elements = elements(form, value);
        assertEquals(form.size(value), elements.length);
        SequenceForm read = form == forms.plain() ? form : forms.ofCode(form.code(), NO_INPUT);
        assertEquals(form.code(), read.code());
        return read.build(elements, elementClass);
    }

    static Object[] elements(SequenceForm form, Object value) {
        List<Object> elements = new ArrayList<>();
        for (Iterator<?> i = form.iterator(value); i.hasNext(); ) {
            elements.add(i.next());
        }
        return elements.toArray();
    }

    /** Takes a map apart and creates it again from its entries and its form's number. */
    static Map<?, ?> rebuild(DictionaryForms forms, Map<?, ?> value, Class<?> keyClass) {
        DictionaryForm form = forms.of(value);
        DictionaryForm read = form == forms.plain() ? form : forms.ofCode(form.code(), NO_INPUT);
        assertEquals(form.code(), read.code());
        return read.build(value.keySet().toArray(), new ArrayList<Object>(value.values()).toArray(), keyClass);
    }

    /** Asserts that a collection comes back with the same class, elements and order. */
    static void assertKept(int code, Class<?> declared, Object value, Class<?> elementClass) {
        SequenceForms forms = SequenceForms.of(declared, elementClass);
        assertEquals(code, forms.of(value).code(), () -> "code of " + value.getClass());
        Object read = rebuild(forms, value, elementClass);
        assertSame(value.getClass(), read.getClass());
        List<Object> expected = Arrays.asList(elements(forms.of(value), value));
        List<Object> actual = Arrays.asList(elements(forms.of(read), read));
        if (hasOrder(value)) {
            assertEquals(expected, actual);
        } else {
            assertEquals(new HashSet<>(expected), new HashSet<>(actual));
        }
    }

    /** Asserts that a map comes back with the same class, entries and order. */
    static void assertKept(int code, Class<?> declared, Map<?, ?> value, Class<?> keyClass) {
        DictionaryForms forms = DictionaryForms.of(declared, keyClass);
        assertEquals(code, forms.of(value).code(), () -> "code of " + value.getClass());
        Map<?, ?> read = rebuild(forms, value, keyClass);
        assertSame(value.getClass(), read.getClass());
        assertEquals(value, read);
        if (hasOrder(value)) {
            assertEquals(new ArrayList<Object>(value.keySet()), new ArrayList<Object>(read.keySet()));
        }
    }

    /** Whether the JDK defines the order of the elements. */
    private static boolean hasOrder(Object value) {
        return value instanceof List
                || value instanceof Queue
                || value instanceof LinkedHashSet
                || value instanceof SortedSet
                || value instanceof LinkedHashMap
                || value instanceof SortedMap
                || value.getClass().getName().startsWith("java.util.Collections$");
    }
}
