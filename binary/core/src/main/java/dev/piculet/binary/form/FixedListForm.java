package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.Stream;

/** Lists of a fixed size, and views that forbid changes. */
final class FixedListForm extends CollectionForm {
    FixedListForm(int code) {
        super(code);
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        return switch (code()) {
            case SequenceCodes.LIST_OF -> immutable(elements);
            case SequenceCodes.EMPTY_LIST -> empty(elements);
            case SequenceCodes.SINGLETON_LIST -> singleton(elements);
            case SequenceCodes.ARRAYS_AS_LIST -> Arrays.asList(elements);
            case SequenceCodes.UNMODIFIABLE_COLLECTION -> Collections.unmodifiableCollection(copy(elements));
            case SequenceCodes.UNMODIFIABLE_LIST -> Collections.unmodifiableList(new LinkedList<>(copy(elements)));
            case SequenceCodes.UNMODIFIABLE_RANDOM_ACCESS_LIST -> Collections.unmodifiableList(copy(elements));
            default -> throw new IllegalStateException("code " + code());
        };
    }

    /** Streams make lists of the same class as List.of, but with nulls. */
    private static List<Object> immutable(Object[] elements) {
        for (Object element : elements) {
            if (element == null) {
                return Stream.of(elements).toList();
            }
        }
        return List.of(elements);
    }

    private static List<Object> empty(Object[] elements) {
        requireSize(0, elements);
        return Collections.emptyList();
    }

    private static List<Object> singleton(Object[] elements) {
        requireSize(1, elements);
        return Collections.singletonList(elements[0]);
    }

    private static List<Object> copy(Object[] elements) {
        return new ArrayList<>(Arrays.asList(elements));
    }
}
