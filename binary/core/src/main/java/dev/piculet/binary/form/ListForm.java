package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Stack;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

/** Lists that can be changed. */
final class ListForm extends CollectionForm {
    ListForm(int code) {
        super(code);
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        List<Object> source = Arrays.asList(elements);
        return switch (code()) {
            case SequenceCodes.ARRAY_LIST -> new ArrayList<>(source);
            case SequenceCodes.LINKED_LIST -> new LinkedList<>(source);
            case SequenceCodes.VECTOR -> new Vector<>(source);
            case SequenceCodes.STACK -> stack(source);
            case SequenceCodes.COPY_ON_WRITE_ARRAY_LIST -> new CopyOnWriteArrayList<>(elements);
            default -> throw new IllegalStateException("code " + code());
        };
    }

    private static Stack<Object> stack(List<Object> source) {
        Stack<Object> stack = new Stack<>();
        stack.addAll(source);
        return stack;
    }
}
