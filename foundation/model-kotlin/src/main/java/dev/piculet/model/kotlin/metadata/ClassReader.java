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

    /** Of the flags: before it stand one bit for annotations, three for visibility, two for modality, three for the kind, inner. */
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
        // What nearly everything may refer to comes near the end.
        List<MessageReader> tables = message.all(30);
        MessageReader table = tables.isEmpty() ? null : tables.get(0);
        types = new TypeReader(names, table, bytes.length + MOST_REPEATED_TYPES);
        List<MessageReader> declared = message.all(5);
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
        for (MessageReader function : reader.message.all(9)) {
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
                case 1 -> flags = message.integer();
                case 2 -> supertypes = message.integers();
                case 3 -> name = message.integer();
                case 4 -> companionObject = message.integer();
                case 7 -> nestedClasses = message.integers();
                case 16 -> sealedSubclasses = message.integers();
                case 17 -> underlyingProperty = message.integer();
                default -> message.skip();
            }
        }
        return new ClassMetadata(
                names.className(name),
                flags >>> 6 & 7,
                (flags & DATA) != 0,
                typeParameters,
                types.readAll(message.all(6), supertypes, scope),
                nameOrNull(companionObject),
                names.names(nestedClasses),
                names.classNames(sealedSubclasses),
                nameOrNull(underlyingProperty),
                constructors(),
                properties());
    }

    private List<ConstructorMetadata> constructors() {
        List<ConstructorMetadata> constructors = new ArrayList<>();
        for (MessageReader constructor : message.all(8)) {
            constructors.add(members.constructor(constructor));
        }
        return constructors;
    }

    private List<PropertyMetadata> properties() {
        List<PropertyMetadata> properties = new ArrayList<>();
        for (MessageReader property : message.all(10)) {
            properties.add(members.property(property));
        }
        return properties;
    }

    private String nameOrNull(int index) {
        return index == NONE ? null : names.name(index);
    }
}
