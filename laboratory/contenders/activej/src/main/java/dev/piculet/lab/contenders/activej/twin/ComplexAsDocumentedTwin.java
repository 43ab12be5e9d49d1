package dev.piculet.lab.contenders.activej.twin;

import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import io.activej.serializer.annotations.Serialize;
import io.activej.serializer.annotations.SerializeNullable;
import java.util.List;
import java.util.Map;

/** {@link ComplexAsDocumented}, annotated. */
public final class ComplexAsDocumentedTwin {
    @Serialize
    public int id;

    @Serialize
    @SerializeNullable
    public String name;

    @Serialize
    @SerializeNullable
    public List<Integer> numbers;

    @Serialize
    @SerializeNullable
    public Map<String, String> tags;

    public static ComplexAsDocumentedTwin of(ComplexAsDocumented complex) {
        ComplexAsDocumentedTwin twin = new ComplexAsDocumentedTwin();
        twin.id = complex.id;
        twin.name = complex.name;
        twin.numbers = complex.numbers;
        twin.tags = complex.tags;
        return twin;
    }

    public ComplexAsDocumented original() {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = id;
        complex.name = name;
        complex.numbers = numbers;
        complex.tags = tags;
        return complex;
    }
}
