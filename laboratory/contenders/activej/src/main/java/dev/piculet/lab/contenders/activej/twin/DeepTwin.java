package dev.piculet.lab.contenders.activej.twin;

import dev.piculet.lab.payload.objects.Deep;
import io.activej.serializer.annotations.Serialize;
import io.activej.serializer.annotations.SerializeNullable;

/** {@link Deep}, annotated. */
public final class DeepTwin {
    @Serialize
    public int id;

    @Serialize
    @SerializeNullable
    public String name;

    @Serialize
    public double value;

    @Serialize
    @SerializeNullable
    public DeepTwin child;

    public static DeepTwin of(Deep deep) {
        DeepTwin twin = new DeepTwin();
        twin.id = deep.id;
        twin.name = deep.name;
        twin.value = deep.value;
        twin.child = deep.child == null ? null : of(deep.child);
        return twin;
    }

    public Deep original() {
        Deep deep = new Deep();
        deep.id = id;
        deep.name = name;
        deep.value = value;
        deep.child = child == null ? null : child.original();
        return deep;
    }
}
