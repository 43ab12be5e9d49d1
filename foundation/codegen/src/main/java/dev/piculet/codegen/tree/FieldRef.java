package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Objects;

/** Names a field, without loading its class. */
public record FieldRef(ClassDesc owner, String name, ClassDesc type, boolean isStatic) {
    public FieldRef {
        Objects.requireNonNull(owner, "owner");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
    }

    /** Returns the reference to a field; its class and type must not be hidden classes, which no code can name. */
    public static FieldRef of(Field field) {
        return new FieldRef(
                Types.of(field.getDeclaringClass()),
                field.getName(),
                Types.of(field.getType()),
                Modifier.isStatic(field.getModifiers()));
    }
}
