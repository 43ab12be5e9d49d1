package dev.piculet.codegen;

import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * One class to be generated: filled by one thread, then defined by {@link HiddenClassDefiner}.
 *
 * <p>The class is public and final. Because it becomes a hidden class, no descriptor can name it: its own type may be
 * used in its code (locals, casts, calls of its methods), but not as the type of its fields, parameters and results.
 */
public final class ClassSpec {
    private final String packageName;
    private final String simpleName;
    private final ClassDesc type;
    private final List<Field> fields = new ArrayList<>();
    private final List<Constant> constants = new ArrayList<>();
    private final List<MethodSpec> methods = new ArrayList<>();
    private final List<Object> classData = new ArrayList<>();
    private final Set<String> memberNames = new HashSet<>();

    private ClassDesc superclass = Types.OBJECT;

    /** A field that code of the class reads and writes. */
    public record Field(int flags, FieldRef ref) {}

    /** A value from the class data, in a static final field. */
    public record Constant(String name, ClassDesc type, int index) {}

    private ClassSpec(String packageName, String simpleName) {
        this.packageName = packageName;
        this.simpleName = simpleName;
        this.type = Types.ofName(packageName, simpleName);
    }

    /** Returns a new class without members; its package must be that of the host class. */
    public static ClassSpec of(String packageName, String simpleName) {
        return new ClassSpec(
                Objects.requireNonNull(packageName, "packageName"), Objects.requireNonNull(simpleName, "simpleName"));
    }

    /** Returns the class itself, for use in its own code. */
    public ClassDesc type() {
        return type;
    }

    /** Sets the superclass, which is Object otherwise. */
    public ClassSpec superclass(ClassDesc superclass) {
        this.superclass = Objects.requireNonNull(superclass, "superclass");
        return this;
    }

    /**
     * Adds a private static final field that holds an object of the host's process; a primitive type takes its box. The
     * value may be null for a class. It is set when the class is initialized.
     */
    public FieldRef constant(String name, ClassDesc type, Object value) {
        requireNew("field ", name, type.descriptorString());
        requireForeign(name, type);
        if (type.isPrimitive() && (value == null || !Types.isSame(Types.of(value.getClass()), Types.wrapper(type)))) {
            throw CodegenErrors.wrongConstant(name, type, value);
        }
        constants.add(new Constant(name, type, addClassData(value)));
        return new FieldRef(this.type, name, type, /* isStatic= */ true);
    }

    /**
     * Adds a field with the flags of {@link Modifier}; a static final one can never be written, use a constant instead.
     */
    public FieldRef field(int flags, String name, ClassDesc type) {
        requireNew("field ", name, type.descriptorString());
        requireForeign(name, type);
        FieldRef ref = new FieldRef(this.type, name, type, Modifier.isStatic(flags));
        fields.add(new Field(flags, ref));
        return ref;
    }

    /** Adds a method with the flags of {@link Modifier}; it must be given a body. */
    public MethodSpec method(int flags, String name, MethodTypeDesc type) {
        return add(new MethodSpec(this, flags, name, type));
    }

    /** Adds a public constructor; it must be given a body, which may be empty. */
    public MethodSpec constructor(MethodTypeDesc type) {
        return add(new MethodSpec(this, Modifier.PUBLIC, MethodRef.CONSTRUCTOR, type));
    }

    private MethodSpec add(MethodSpec method) {
        String descriptor = Types.descriptor(method.type());
        requireNew("method ", method.name(), descriptor);
        requireForeign(method.name(), method.type().returnType());
        for (int i = 0; i < method.type().parameterCount(); i++) {
            requireForeign(method.name(), method.type().parameterType(i));
        }
        method.ref(); // Checks the number of parameters where the method is made.
        methods.add(method);
        return method;
    }

    private void requireForeign(String member, ClassDesc used) {
        if (Types.isSame(used, type) || Types.isArrayOf(used, type)) {
            throw CodegenErrors.ownTypeInDescriptor(type, member);
        }
    }

    private void requireNew(String kind, String name, String descriptor) {
        if (!memberNames.add(kind.concat(name).concat(" ").concat(descriptor))) {
            throw CodegenErrors.memberTwice(type, name);
        }
    }

    private int addClassData(Object value) {
        classData.add(value);
        return classData.size() - 1;
    }

    /** Returns whether there is a constructor without parameters. */
    public boolean hasDefaultConstructor() {
        return memberNames.contains("method <init> ()V");
    }

    public String packageName() {
        return packageName;
    }

    public String simpleName() {
        return simpleName;
    }

    public ClassDesc superclass() {
        return superclass;
    }

    public List<Field> fields() {
        return Collections.unmodifiableList(fields);
    }

    public List<Constant> constants() {
        return Collections.unmodifiableList(constants);
    }

    public List<MethodSpec> methods() {
        return Collections.unmodifiableList(methods);
    }

    /** Returns the values that constants refer to by index. */
    public List<Object> classData() {
        return Collections.unmodifiableList(classData);
    }
}
