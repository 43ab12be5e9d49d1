package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.function.Function;

/** The name of a class, as {@link Class#getName} tells it. Only those are written and read that are found by their names. */
@SuppressWarnings("rawtypes") // There is no class constant of Class<?>.
public final class ClassLeaf extends Leaf<Class> {
    /** The name in schemas. */
    public static final String ID = "class";

    /** The JVM's own bound. */
    private static final int MAX_DIMENSIONS = 255;

    /** The JVM makes a class for each dimension, of each superclass and interface as well, and keeps all. */
    private static final int MAX_DIMENSIONS_OF_OBJECTS = 16;

    private final Function<String, Class<?>> named;

    private ClassLeaf(Function<String, Class<?>> named) {
        super(ID, Class.class);
        this.named = named;
    }

    /** @param named returns the class of a name, which is no array's; null if it is not allowed */
    public static Leaf<?> of(Function<String, Class<?>> named) {
        return new ClassLeaf(named);
    }

    @Override
    public void encode(BinaryOutput out, Class value) {
        if (find(value.getName()) != value) {
            throw LeafErrors.classNotAllowed(value);
        }
        out.writeString(value.getName());
    }

    @Override
    public Class decode(BinaryInput in) {
        String name = in.readString();
        Class<?> found = find(name);
        if (found == null) {
            throw LeafErrors.unknownClass(name);
        }
        return found;
    }

    private Class<?> find(String name) {
        return find(name, named);
    }

    /**
     * Returns the class of a name as {@link Class#getName} tells it; null if it is not allowed.
     *
     * @param named returns the class of a name, which is no array's; null if it is not allowed
     */
    public static Class<?> find(String name, Function<String, Class<?>> named) {
        // Arrays have a bracket for each dimension, then a letter for a primitive, or an L, a name and a semicolon.
        int dimensions = 0;
        while (dimensions < name.length() && name.charAt(dimensions) == '[') {
            dimensions++;
        }
        if (dimensions == 0) {
            return named.apply(name);
        }
        int most = name.charAt(name.length() - 1) == ';' ? MAX_DIMENSIONS_OF_OBJECTS : MAX_DIMENSIONS;
        Class<?> found = dimensions > most ? null : component(name.substring(dimensions), named);
        for (int i = 0; i < dimensions && found != null; i++) {
            found = found.arrayType();
        }
        return found;
    }

    /** Whether an array has more dimensions than one whose class bytes may name. */
    public static boolean hasTooManyDimensions(Class<?> array) {
        String name = array.getName();
        return name.endsWith(";") && name.lastIndexOf('[') >= MAX_DIMENSIONS_OF_OBJECTS;
    }

    private static Class<?> component(String descriptor, Function<String, Class<?>> named) {
        if (descriptor.startsWith("L") && descriptor.endsWith(";")) {
            Class<?> found = named.apply(descriptor.substring(1, descriptor.length() - 1));
            return found != null && found.isPrimitive() ? null : found;
        }
        return switch (descriptor) {
            case "Z" -> boolean.class;
            case "B" -> byte.class;
            case "S" -> short.class;
            case "C" -> char.class;
            case "I" -> int.class;
            case "J" -> long.class;
            case "F" -> float.class;
            case "D" -> double.class;
            default -> null;
        };
    }
}
