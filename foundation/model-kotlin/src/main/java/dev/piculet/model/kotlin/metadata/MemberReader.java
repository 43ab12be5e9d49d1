package dev.piculet.model.kotlin.metadata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the constructors, functions and properties of one class. */
final class MemberReader {
    private static final int TYPE_PARAMETER = 4;

    /** The JVM's extensions of each kind of member. */
    private static final int SIGNATURE = 100;

    // Flags, each of one kind of member; behind the first one stand three bits for visibility.
    private static final int SECONDARY_CONSTRUCTOR = 1 << 4;
    private static final int LATEINIT_PROPERTY = 1 << 12;
    private static final int DELEGATED_PROPERTY = 1 << 15;
    private static final int PARAMETER_WITH_DEFAULT = 1 << 1;

    private static final int VISIBILITY_SHIFT = 1;
    private static final int VISIBILITY_MASK = 7;
    private static final int INTERNAL = 0;
    private static final int PUBLIC = 3;

    // Numbers of fields of the message that the JVM adds to a property.
    private static final int FIELD = 1;
    private static final int GETTER = 3;
    private static final int SETTER = 4;

    private final NameTable names;

    private final TypeReader types;

    private final SignatureReader signatures;

    /** The type parameters of the class. */
    private final Map<Integer, Integer> scope;

    MemberReader(NameTable names, TypeReader types, Map<Integer, Integer> scope) {
        this.names = names;
        this.types = types;
        this.signatures = new SignatureReader(names);
        this.scope = scope;
    }

    ConstructorMetadata constructor(MessageReader message) {
        // Compilers leave out the flags of most constructors.
        int flags = PUBLIC << VISIBILITY_SHIFT;
        List<ValueParameterMetadata> parameters = new ArrayList<>();
        MessageReader signature = null;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> flags = message.integer();
                case 2 -> parameters.add(valueParameter(message.message(), scope));
                case SIGNATURE -> signature = message.message();
                default -> message.skip();
            }
        }
        int visibility = flags >>> VISIBILITY_SHIFT & VISIBILITY_MASK;
        return new ConstructorMetadata(
                (flags & SECONDARY_CONSTRUCTOR) != 0,
                visibility == PUBLIC || visibility == INTERNAL,
                parameters,
                signatures.method(signature, "<init>", null, parameters, null));
    }

    FunctionMetadata function(MessageReader message) {
        Map<Integer, Integer> own = new HashMap<>(scope);
        List<TypeParameterMetadata> typeParameters =
                new TypeParameterReader(names, types).read(message.all(TYPE_PARAMETER), own);
        String name = names.name(0);
        TypeMetadata returnType = null;
        TypeMetadata receiver = null;
        List<ValueParameterMetadata> parameters = new ArrayList<>();
        MessageReader signature = null;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 2 -> name = names.name(message.integer());
                case 3 -> returnType = types.read(message.message(), own);
                case 5 -> receiver = types.read(message.message(), own);
                case 6 -> parameters.add(valueParameter(message.message(), own));
                case 7 -> returnType = types.read(message.integer(), own);
                case 8 -> receiver = types.read(message.integer(), own);
                case SIGNATURE -> signature = message.message();
                default -> message.skip();
            }
        }
        return new FunctionMetadata(
                name,
                receiver != null,
                typeParameters,
                parameters,
                present(returnType),
                signatures.method(signature, name, receiver, parameters, returnType));
    }

    PropertyMetadata property(MessageReader message) {
        Map<Integer, Integer> own = propertyScope(message);
        int flags = 0;
        String name = names.name(0);
        boolean isExtension = false;
        TypeMetadata type = null;
        MessageReader[] members = new MessageReader[SETTER + 1];
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 2 -> name = names.name(message.integer());
                case 3 -> type = types.read(message.message(), own);
                case 5, 10, 12, 13, 17 -> {
                    // A receiver, or what a context gives, in place or in the type table, of old compilers and new.
                    isExtension = true;
                    message.skip();
                }
                case 9 -> type = types.read(message.integer(), own);
                case 11 -> flags = message.integer();
                case SIGNATURE -> readMembers(message.message(), members);
                default -> message.skip();
            }
        }
        return new PropertyMetadata(
                name,
                present(type),
                isExtension,
                (flags & DELEGATED_PROPERTY) != 0,
                (flags & LATEINIT_PROPERTY) != 0,
                members[FIELD] == null ? null : signatures.field(members[FIELD], name, type),
                members[GETTER] == null ? null : signatures.complete(members[GETTER]),
                members[SETTER] == null ? null : signatures.complete(members[SETTER]));
    }

    /** Only extensions have type parameters of their own. */
    private Map<Integer, Integer> propertyScope(MessageReader message) {
        List<MessageReader> typeParameters = message.all(TYPE_PARAMETER);
        if (typeParameters.isEmpty()) {
            return scope;
        }
        Map<Integer, Integer> own = new HashMap<>(scope);
        new TypeParameterReader(names, types).read(typeParameters, own);
        return own;
    }

    /** Puts field, getter and setter where their numbers say. */
    private static void readMembers(MessageReader message, MessageReader[] members) {
        for (int field = message.next(); field != 0; field = message.next()) {
            if (field < members.length) {
                members[field] = message.message();
            } else {
                message.skip();
            }
        }
    }

    private ValueParameterMetadata valueParameter(MessageReader message, Map<Integer, Integer> own) {
        int flags = 0;
        String name = names.name(0);
        TypeMetadata type = null;
        boolean isVararg = false;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> flags = message.integer();
                case 2 -> name = names.name(message.integer());
                case 3 -> type = types.read(message.message(), own);
                case 4, 6 -> {
                    isVararg = true;
                    message.skip();
                }
                case 5 -> type = types.read(message.integer(), own);
                default -> message.skip();
            }
        }
        return new ValueParameterMetadata(name, present(type), (flags & PARAMETER_WITH_DEFAULT) != 0, isVararg);
    }

    private static TypeMetadata present(TypeMetadata type) {
        if (type == null) {
            throw new IllegalArgumentException("A declaration has no type.");
        }
        return type;
    }
}
