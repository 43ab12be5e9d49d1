package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.leaf.ClassLeaf;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.leaf.Leaves;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.PrimitiveMeaning;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.TypeModel;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Which class the root of a value that describes itself has. Bytes name only classes that are allowed; what an array or an
 * optional holds, they tell by its layout.
 */
public final class RootTypes {
    private final TypeRules rules;
    private final SerializerOptions options;

    public RootTypes(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
    }

    /** Whether values of a class are written with a schema of their own, as far as {@link #of} tells this class by it. */
    public boolean mayBeRoot(Class<?> type) {
        if (!type.isArray()) {
            return type == Optional.class || rules.allowed().contains(type) && isObject(type);
        }
        return rules.allowed().contains(AllowedClasses.innermost(type));
    }

    private boolean isObject(Class<?> type) {
        try {
            return rules.kind(TypeModel.of(type), "$").equals(Optional.of(WireKind.OBJECT));
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
     * Returns the class that values of a schema are read as; Object where the schema does not tell, as of collections.
     *
     * @throws SchemaMismatchException if that is a class that is not allowed
     */
    public Class<?> of(WireSchema schema) {
        WireType root = schema.root();
        Class<?> told = root instanceof WireType.Sequence sequence ? holder(sequence.kind()) : null;
        if (told == null) {
            told = classOf(root, schema);
        }
        return told == null ? Object.class : told;
    }

    /** Returns the only class of a kind that holds anything; null if there is none. */
    private static Class<?> holder(int kind) {
        return switch (kind) {
            case CollectionKind.OPTIONAL -> Optional.class;
            case CollectionKind.REFERENCE -> AtomicReference.class;
            case CollectionKind.REFERENCE_ARRAY -> AtomicReferenceArray.class;
            default -> null;
        };
    }

    private static boolean isArray(WireType type) {
        return type instanceof WireType.PrimitiveArray
                || type instanceof WireType.Sequence sequence && sequence.kind() == CollectionKind.ARRAY;
    }

    /** Returns the class of values of a type, which may be what an array holds; null if their layout does not tell. */
    private Class<?> classOf(WireType type, WireSchema schema) {
        return switch (type.wireKind()) {
            case PRIMITIVE -> {
                WireType.Primitive primitive = (WireType.Primitive) type;
                yield primitive.meaning() == PrimitiveMeaning.PLAIN
                        ? primitive.kind().boxedType()
                        : allowed(primitive.meaning().className(primitive.kind()));
            }
            case PRIMITIVE_ARRAY -> {
                WireType.PrimitiveArray array = (WireType.PrimitiveArray) type;
                yield array.meaning() == PrimitiveMeaning.PLAIN
                        ? array.kind().javaType().arrayType()
                        : allowed(array.meaning().className(array.kind()) + "Array");
            }
            case TEXT -> String.class;
            case LEAF -> {
                String own = ((WireType.Leaf) type).ownClass();
                yield own == null ? leaf(((WireType.Leaf) type).id()) : allowed(own);
            }
            case ENUM, OBJECT, CHOICE ->
                allowed(schema.definition(type.definition()).name());
            case SEQUENCE -> {
                Class<?> component = isArray(type) ? classOf(((WireType.Sequence) type).element(), schema) : null;
                yield component == null ? null : arrayOf(component);
            }
            case OPEN -> {
                String bound = ((WireType.Open) type).bound();
                yield bound.isEmpty() ? Object.class : allowed(bound);
            }
            case DICTIONARY -> null;
        };
    }

    private static Class<?> arrayOf(Class<?> component) {
        Class<?> array = component.arrayType();
        if (ClassLeaf.hasTooManyDimensions(array)) {
            throw OpenErrors.notAllowed(array.getName());
        }
        return array;
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
            return leaf == null ? null : allowed(leaf.type().getName());
        } catch (NoClassDefFoundError e) {
            // Of a module that is not there.
            return null;
        }
    }

    /** Only here is a name from the bytes looked at, and only among those that are allowed. */
    private Class<?> allowed(String name) {
        Class<?> allowed = rules.allowed().apply(name);
        if (allowed == null || allowed.isPrimitive()) {
            throw rules.allowed().notFound(name);
        }
        return allowed;
    }
}
