package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Objects;

/** Names a field, without loading its class. Immutable: code of many classes may use it. */
public final class FieldRef {
    private final ClassDesc owner;
    private final String name;
    private final ClassDesc type;
    private final boolean isStatic;

    /** Made for the first access that is written, as that of a {@link MethodRef}. */
    private String ownerName;

    public FieldRef(ClassDesc owner, String name, ClassDesc type, boolean isStatic) {
        this.owner = Objects.requireNonNull(owner, "owner");
        this.name = Objects.requireNonNull(name, "name");
        this.type = Objects.requireNonNull(type, "type");
        this.isStatic = isStatic;
    }

    /** Returns the class or interface that declares the field. */
    public ClassDesc owner() {
        return owner;
    }

    public String name() {
        return name;
    }

    public ClassDesc type() {
        return type;
    }

    public boolean isStatic() {
        return isStatic;
    }

    /** Returns the name of the owner that class files use. */
    String ownerName() {
        String made = ownerName;
        if (made == null) {
            made = Types.internalName(owner);
            ownerName = made;
        }
        return made;
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
