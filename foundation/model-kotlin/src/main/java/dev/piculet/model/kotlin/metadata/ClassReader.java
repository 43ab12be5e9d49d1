package dev.piculet.model.kotlin.metadata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the metadata of a class as far as models need it, from the strings {@code d1} and {@code d2} of its annotation. The
 * format is that of {@code metadata.proto} and {@code jvm_metadata.proto} in Kotlin's compiler; what is not known of it is
 * skipped. Whatever contradicts it ends in an {@link IllegalArgumentException}.
 */
public final class ClassReader {
    /** What a type table may add to the types that stand in place. */
    private static final int MOST_REPEATED_TYPES = 100_000;

    private static final int NONE = -1;

    // Numbers of fields of the message that a class is.
    private static final int FLAGS = 1;
    private static final int SUPERTYPE_INDEXES = 2;
    private static final int NAME = 3;
    private static final int COMPANION_OBJECT = 4;
    private static final int TYPE_PARAMETER = 5;
    private static final int SUPERTYPE = 6;
    private static final int NESTED_CLASS = 7;
    private static final int CONSTRUCTOR = 8;
    private static final int FUNCTION = 9;
    private static final int PROPERTY = 10;
    private static final int SEALED_SUBCLASS = 16;
    private static final int UNDERLYING_PROPERTY = 17;
    private static final int TYPE_TABLE = 30;

    /** Of the flags: before them stand one bit for annotations, three for visibility, two for modality. */
    private static final int KIND_SHIFT = 6;

    private static final int KIND_MASK = 7;

    /** Of the flags: behind the kind, and a bit for inner classes. */
    private static final int DATA = 1 << 10;

    private final NameTable names;

    /** The class, at its begin. */
    private final MessageReader message;

    private final TypeReader types;

    /** Ids of the type parameters of the class, by the indexes of their names. */
    private final Map<Integer, Integer> scope = new HashMap<>();

    private final List<TypeParameterMetadata> typeParameters;

    private final MemberReader members;

    private ClassReader(String[] data, String[] strings) {
        byte[] bytes = MetadataBytes.decode(data);
        MessageReader all = new MessageReader(bytes);
        names = NameTable.read(all.leading(), strings);
        message = all.rest();
        // Fields that nearly everything may refer to come near the end.
        List<MessageReader> tables = message.all(TYPE_TABLE);
        MessageReader table = tables.isEmpty() ? null : tables.get(0);
        types = new TypeReader(names, table, bytes.length + MOST_REPEATED_TYPES);
        List<MessageReader> declared = message.all(TYPE_PARAMETER);
        typeParameters = declared.isEmpty() ? List.of() : new TypeParameterReader(names, types).read(declared, scope);
        members = new MemberReader(names, types, scope);
    }

    /** Reads all but the functions. */
    public static ClassMetadata read(String[] data, String[] strings) {
        return new ClassReader(data, strings).read();
    }

    /** Reads the functions, in declared order. */
    public static List<FunctionMetadata> readFunctions(String[] data, String[] strings) {
        ClassReader reader = new ClassReader(data, strings);
        List<FunctionMetadata> functions = new ArrayList<>();
        for (MessageReader function : reader.message.all(FUNCTION)) {
            functions.add(reader.members.function(function));
        }
        return functions;
    }

    private ClassMetadata read() {
        int flags = 0;
        int name = 0;
        int companionObject = NONE;
        int underlyingProperty = NONE;
        int[] supertypes = {};
        int[] nestedClasses = {};
        int[] sealedSubclasses = {};
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case FLAGS -> flags = message.integer();
                case SUPERTYPE_INDEXES -> supertypes = message.integers();
                case NAME -> name = message.integer();
                case COMPANION_OBJECT -> companionObject = message.integer();
                case NESTED_CLASS -> nestedClasses = message.integers();
                case SEALED_SUBCLASS -> sealedSubclasses = message.integers();
                case UNDERLYING_PROPERTY -> underlyingProperty = message.integer();
                default -> message.skip();
            }
        }
        return new ClassMetadata(
                names.className(name),
                flags >>> KIND_SHIFT & KIND_MASK,
                (flags & DATA) != 0,
                typeParameters,
                types.readAll(message.all(SUPERTYPE), supertypes, scope),
                nameOrNull(companionObject),
                names.names(nestedClasses),
                names.classNames(sealedSubclasses),
                nameOrNull(underlyingProperty),
                constructors(),
                properties());
    }

    private List<ConstructorMetadata> constructors() {
        List<ConstructorMetadata> constructors = new ArrayList<>();
        for (MessageReader constructor : message.all(CONSTRUCTOR)) {
            constructors.add(members.constructor(constructor));
        }
        return constructors;
    }

    private List<PropertyMetadata> properties() {
        List<PropertyMetadata> properties = new ArrayList<>();
        for (MessageReader property : message.all(PROPERTY)) {
            properties.add(members.property(property));
        }
        return properties;
    }

    private String nameOrNull(int index) {
        return index == NONE ? null : names.name(index);
    }
}
