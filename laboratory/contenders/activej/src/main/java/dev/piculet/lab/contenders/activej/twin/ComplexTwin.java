package dev.piculet.lab.contenders.activej.twin;

import dev.piculet.lab.payload.objects.Complex;
import io.activej.serializer.annotations.Serialize;
import io.activej.serializer.annotations.SerializeNullable;
import java.util.Map;

/** {@link Complex}, annotated. */
public final class ComplexTwin {
    @Serialize
    public int id;

    @Serialize
    @SerializeNullable
    public String name;

    @Serialize
    public boolean active;

    @Serialize
    @SerializeNullable
    public NestedTwin nested;

    @Serialize
    @SerializeNullable
    public Map<String, Integer> data;

    /** {@link Complex.Nested}, annotated. */
    public static final class NestedTwin {
        @Serialize
        public int id;

        @Serialize
        @SerializeNullable
        public String name;

        @Serialize
        public double value;

        static NestedTwin of(Complex.Nested nested) {
            NestedTwin twin = new NestedTwin();
            twin.id = nested.id;
            twin.name = nested.name;
            twin.value = nested.value;
            return twin;
        }

        Complex.Nested original() {
            Complex.Nested nested = new Complex.Nested();
            nested.id = id;
            nested.name = name;
            nested.value = value;
            return nested;
        }
    }

    public static ComplexTwin of(Complex complex) {
        ComplexTwin twin = new ComplexTwin();
        twin.id = complex.id;
        twin.name = complex.name;
        twin.active = complex.active;
        twin.nested = complex.nested == null ? null : NestedTwin.of(complex.nested);
        twin.data = complex.data;
        return twin;
    }

    public Complex original() {
        Complex complex = new Complex();
        complex.id = id;
        complex.name = name;
        complex.active = active;
        complex.nested = nested == null ? null : nested.original();
        complex.data = data;
        return complex;
    }
}
