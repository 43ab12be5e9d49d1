package dev.piculet.lab.contenders.activej.twin;

import dev.piculet.lab.payload.objects.DeepAsDocumented;
import io.activej.serializer.annotations.Serialize;
import io.activej.serializer.annotations.SerializeNullable;

/** {@link DeepAsDocumented}, annotated. */
public final class DeepAsDocumentedTwin {
    @Serialize
    public int id;

    @Serialize
    @SerializeNullable
    public String name;

    @Serialize
    @SerializeNullable
    public DeepAsDocumentedTwin child;

    public static DeepAsDocumentedTwin of(DeepAsDocumented deep) {
        DeepAsDocumentedTwin twin = new DeepAsDocumentedTwin();
        twin.id = deep.id;
        twin.name = deep.name;
        twin.child = deep.child == null ? null : of(deep.child);
        return twin;
    }

    public DeepAsDocumented original() {
        DeepAsDocumented deep = new DeepAsDocumented();
        deep.id = id;
        deep.name = name;
        deep.child = child == null ? null : child.original();
        return deep;
    }
}
