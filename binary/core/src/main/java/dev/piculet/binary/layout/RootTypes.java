package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.leaf.ClassLeaf;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.leaf.Leaves;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.TypeModel;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which class the root of a value that describes itself has. Bytes name only classes that are allowed; what an array or an
 * optional holds, they tell by its layout.
 */
public final class RootTypes {
    private static final Set<Class<?>> ALWAYS_ALLOWED = Set.of(Object.class, String.class);

    private final TypeRules rules;
    private final SerializerOptions options;

    public RootTypes(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
    }

    /** Whether values of a class are written with a schema of their own, as far as {@link #of} tells this class by it. */
    public boolean mayBeRoot(Class<?> type) {
        if (options.allowed.contains(type)) {
            return isOf(type, WireKind.OBJECT);
        }
        if (!type.isArray()) {
            return type == Optional.class;
        }
        Class<?> innermost = type.componentType();
        while (innermost.isArray()) {
            innermost = innermost.componentType();
        }
        return innermost.isPrimitive()
                || ALWAYS_ALLOWED.contains(innermost)
                || options.allowed.contains(innermost)
                || isOf(innermost, WireKind.PRIMITIVE)
                || isOf(innermost, WireKind.LEAF);
    }

    private boolean isOf(Class<?> type, WireKind kind) {
        try {
            return rules.kind(TypeModel.of(type), "$").equals(Optional.of(kind));
        } catch (UnsupportedClassException e) {
            return false;
        }
    }

    /** Whether a schema tells that its values are of a class. */
    public boolean isToldBy(WireSchema schema, Class<?> type) {
        try {
            return of(schema) == type;
        } catch (SchemaMismatchException e) {
            return false;
        }
    }

    /**
     * Returns the class that values of a schema are read as: the object, array or optional at its root, else Object.
     *
     * @throws SchemaMismatchException if that is a class that is not allowed
     */
    public Class<?> of(WireSchema schema) {
        WireType root = schema.root();
        if (root instanceof WireType.ObjectReference reference) {
            return allowed(schema.definition(reference.index()).name());
        }
        if (root instanceof WireType.Sequence sequence && sequence.kind() == CollectionKind.OPTIONAL) {
            return Optional.class;
        }
        Class<?> array = isArray(root) ? component(root, schema) : null;
        return array == null ? Object.class : array;
    }

    private static boolean isArray(WireType type) {
        return type instanceof WireType.PrimitiveArray
                || type instanceof WireType.Sequence sequence && sequence.kind() == CollectionKind.ARRAY;
    }

    /** Returns the class of what an array holds; null if its layout does not tell. */
    private Class<?> component(WireType type, WireSchema schema) {
        return switch (type.wireKind()) {
            case PRIMITIVE -> ((WireType.Primitive) type).kind().boxedType();
            case PRIMITIVE_ARRAY ->
                ((WireType.PrimitiveArray) type).kind().javaType().arrayType();
            case TEXT -> String.class;
            case LEAF -> leaf(((WireType.Leaf) type).id());
            case ENUM, OBJECT, CHOICE ->
                allowed(schema.definition(type.definition()).name());
            case SEQUENCE -> {
                Class<?> component = isArray(type) ? component(((WireType.Sequence) type).element(), schema) : null;
                yield component == null ? null : component.arrayType();
            }
            case DICTIONARY -> null;
        };
    }

    private Class<?> leaf(String id) {
        if (id.equals(ClassLeaf.ID)) {
            return Class.class;
        }
        for (Map.Entry<Class<?>, Leaf<?>> own : options.leaves.entrySet()) {
            if (own.getValue().id().equals(id)) {
                return own.getKey();
            }
        }
        try {
            Leaf<?> leaf = Leaves.ofId(id);
            return leaf == null ? null : leaf.type();
        } catch (NoClassDefFoundError e) {
            // Of a module that is not there.
            return null;
        }
    }

    /** Only here is a name from the bytes looked at, and only among those that are allowed. */
    private Class<?> allowed(String name) {
        for (Class<?> allowed : options.allowed) {
            Set<String> former = options.aliases.getOrDefault(allowed.getName(), Set.of());
            if (allowed.getName().equals(name) || former.contains(name)) {
                return allowed;
            }
        }
        if (name.equals("java.lang.Object")) {
            return Object.class;
        }
        throw ValueErrors.notAllowed(name);
    }
}
