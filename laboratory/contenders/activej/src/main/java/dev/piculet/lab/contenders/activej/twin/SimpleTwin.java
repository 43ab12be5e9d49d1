package dev.piculet.lab.contenders.activej.twin;

import dev.piculet.lab.payload.objects.Simple;
import io.activej.serializer.annotations.Serialize;
import io.activej.serializer.annotations.SerializeNullable;

/** {@link Simple}, annotated. */
public final class SimpleTwin {
    @Serialize
    public int id;

    @Serialize
    @SerializeNullable
    public String name;

    @Serialize
    public boolean active;

    @Serialize
    public double doubleValue;

    @Serialize
    public float floatValue;

    @Serialize
    public long longValue;

    @Serialize
    public short shortValue;

    public static SimpleTwin of(Simple simple) {
        SimpleTwin twin = new SimpleTwin();
        twin.id = simple.id;
        twin.name = simple.name;
        twin.active = simple.active;
        twin.doubleValue = simple.doubleValue;
        twin.floatValue = simple.floatValue;
        twin.longValue = simple.longValue;
        twin.shortValue = simple.shortValue;
        return twin;
    }

    public Simple original() {
        Simple simple = new Simple();
        simple.id = id;
        simple.name = name;
        simple.active = active;
        simple.doubleValue = doubleValue;
        simple.floatValue = floatValue;
        simple.longValue = longValue;
        simple.shortValue = shortValue;
        return simple;
    }
}
