package dev.piculet.model.kotlin.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the type parameters of one declaration. */
final class TypeParameterReader {
    /** Far more than anyone declares; what follows chains of bounds relies on a limit. */
    private static final int MOST = 255;

    private final NameTable names;

    private final TypeReader types;

    TypeParameterReader(NameTable names, TypeReader types) {
        this.names = names;
        this.types = types;
    }

    /** Reads type parameters, and adds their ids, by the indexes of their names, to the scope that bounds are read in. */
    List<TypeParameterMetadata> read(List<MessageReader> messages, Map<Integer, Integer> scope) {
        if (messages.size() > MOST) {
            throw new IllegalArgumentException("A declaration has more than " + MOST + " type parameters.");
        }
        // A bound may name a type parameter that comes later.
        List<TypeParameterMetadata> read = new ArrayList<>(messages.size());
        for (MessageReader message : messages) {
            read.add(unbounded(message.again(), scope));
        }
        for (int i = 0; i < read.size(); i++) {
            TypeParameterMetadata parameter = read.get(i);
            read.set(i, new TypeParameterMetadata(parameter.id(), parameter.name(), bounds(messages.get(i), scope)));
        }
        for (TypeParameterMetadata parameter : read) {
            checkBounds(parameter, read);
        }
        return read;
    }

    private TypeParameterMetadata unbounded(MessageReader message, Map<Integer, Integer> scope) {
        int id = 0;
        int name = 0;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> id = message.integer();
                case 2 -> name = message.integer();
                default -> message.skip();
            }
        }
        scope.put(name, id);
        return new TypeParameterMetadata(id, names.name(name), List.of());
    }

    private List<TypeMetadata> bounds(MessageReader message, Map<Integer, Integer> scope) {
        List<MessageReader> bounds = new ArrayList<>();
        int[] indexes = {};
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 5 -> bounds.add(message.message());
                case 6 -> indexes = message.integers();
                default -> message.skip();
            }
        }
        return types.readAll(bounds, indexes, scope);
    }

    /** The language has neither cyclic bounds nor others beside a type parameter. */
    private static void checkBounds(TypeParameterMetadata first, List<TypeParameterMetadata> all) {
        TypeParameterMetadata parameter = first;
        for (int steps = 0; steps <= all.size(); steps++) {
            TypeParameterMetadata bound = null;
            for (TypeMetadata type : parameter.upperBounds()) {
                bound = type.parameter() < 0 ? bound : find(type.parameter(), all);
            }
            if (bound == null) {
                return;
            }
            if (parameter.upperBounds().size() > 1) {
                break;
            }
            parameter = bound;
        }
        throw new IllegalArgumentException("The bounds of type parameter " + first.name() + " make no sense.");
    }

    private static TypeParameterMetadata find(int id, List<TypeParameterMetadata> all) {
        for (TypeParameterMetadata parameter : all) {
            if (parameter.id() == id) {
                return parameter;
            }
        }
        return null;
    }
}
