package dev.piculet.codegen.internal;

import dev.piculet.codegen.LateValue;
import java.util.AbstractList;
import java.util.List;

/**
 * The class data of a generated class. Being a list of the JDK's, it is read by the JDK's own bootstrap method, which
 * code in any class loader can name; reading a late value yields what it holds.
 */
public final class ClassData extends AbstractList<Object> {
    private final Object[] values;

    public ClassData(List<Object> values) {
        this.values = values.toArray();
    }

    @Override
    public Object get(int index) {
        Object value = values[index];
        return value instanceof LateValue ? ((LateValue<?>) value).get() : value;
    }

    @Override
    public int size() {
        return values.length;
    }
}
