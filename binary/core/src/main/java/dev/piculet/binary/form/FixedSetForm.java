package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Sets that can't be changed, and views that forbid it. */
final class FixedSetForm extends CollectionForm {
    FixedSetForm(int code) {
        super(code);
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        return switch (code()) {
            case SequenceCodes.SET_OF ->
                Collisions.areFewInProbing(elements) ? Set.of(elements) : unmodifiable(elements);
            case SequenceCodes.EMPTY_SET -> {
                requireSize(0, elements);
                yield Collections.emptySet();
            }
            case SequenceCodes.EMPTY_NAVIGABLE_SET -> {
                requireSize(0, elements);
                yield Collections.emptyNavigableSet();
            }
            case SequenceCodes.SINGLETON_SET -> {
                requireSize(1, elements);
                yield Collections.singleton(elements[0]);
            }
            case SequenceCodes.UNMODIFIABLE_SET -> unmodifiable(elements);
            default -> throw new IllegalStateException("code " + code());
        };
    }

    @Override
    public int searchCost(Object[] elements) {
        return code() == SequenceCodes.SET_OF
                ? Collisions.searchCostInProbing(elements)
                : Collisions.searchCost(elements);
    }

    private static Set<Object> unmodifiable(Object[] elements) {
        return Collections.unmodifiableSet(fill(new LinkedHashSet<>(capacity(elements.length)), elements));
    }
}
