package dev.piculet.model.kotlin.metadata;

import dev.piculet.model.Variance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the types of one class, with one limit for all: a few bytes of a type table can stand for very many types. */
final class TypeReader {
    private static final int DEEPEST = 100;

    private static final int NONE = -1;

    /** Of the flags: {@code T & Any}. */
    private static final int DEFINITELY_NON_NULL = 1 << 1;

    private final NameTable names;

    /** Types that others refer to by index instead of repeating them; compilers write it on demand only. */
    private final List<MessageReader> table = new ArrayList<>(0);

    private int firstNullable = NONE;

    private int remaining;

    private int depth;

    /**
     * @param tableMessage null if there is no type table
     * @param most how many types may be read, parts of others included
     */
    TypeReader(NameTable names, MessageReader tableMessage, int most) {
        this.names = names;
        this.remaining = most;
        if (tableMessage != null) {
            readTable(tableMessage);
        }
    }

    private void readTable(MessageReader message) {
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> table.add(message.message());
                case 2 -> firstNullable = message.integer();
                default -> message.skip();
            }
        }
    }

    /** Reads the type at an index of the type table. From some index on, types may be null without saying so themselves. */
    TypeMetadata read(int index, Map<Integer, Integer> scope) {
        if (index < 0 || index >= table.size()) {
            throw new IllegalArgumentException("There is no type " + index + ".");
        }
        return read(table.get(index).again(), firstNullable >= 0 && index >= firstNullable, scope);
    }

    /** @param scope ids of the type parameters in sight, by the indexes of their names */
    TypeMetadata read(MessageReader message, Map<Integer, Integer> scope) {
        return read(message, false, scope);
    }

    /** Reads the types that stand in place or, if there are none, those of the type table. */
    List<TypeMetadata> readAll(List<MessageReader> messages, int[] indexes, Map<Integer, Integer> scope) {
        List<TypeMetadata> types = new ArrayList<>(messages.size() + indexes.length);
        for (MessageReader message : messages) {
            types.add(read(message, scope));
        }
        if (types.isEmpty()) {
            for (int index : indexes) {
                types.add(read(index, scope));
            }
        }
        return types;
    }

    private TypeMetadata read(MessageReader message, boolean isNullable, Map<Integer, Integer> scope) {
        if (remaining == 0 || depth == DEEPEST) {
            throw new IllegalArgumentException("A type has too many parts.");
        }
        remaining--;
        depth++;
        TypeMetadata type = readParts(message, isNullable, scope);
        depth--;
        return type;
    }

    private TypeMetadata readParts(MessageReader message, boolean isNullable, Map<Integer, Integer> scope) {
        List<TypeArgumentMetadata> arguments = new ArrayList<>(0);
        int flags = 0;
        boolean nullable = false;
        boolean upperIsNullable = false;
        int className = NONE;
        int parameter = NONE;
        int parameterName = NONE;
        int alias = NONE;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> flags = message.integer();
                case 2 -> arguments.add(argument(message.message(), scope));
                case 3 -> nullable = message.bool();
                case 5 -> upperIsNullable = read(message.message(), scope).isNullable();
                case 6 -> className = message.integer();
                case 7 -> parameter = message.integer();
                case 8 -> upperIsNullable = read(message.integer(), scope).isNullable();
                case 9 -> parameterName = message.integer();
                case 12 -> alias = message.integer();
                default -> message.skip();
            }
        }
        String name = className == NONE ? null : names.className(className);
        return new TypeMetadata(
                name,
                name != null || alias != NONE ? TypeMetadata.NO_PARAMETER : id(parameter, parameterName, scope),
                arguments,
                nullable || isNullable,
                (flags & DEFINITELY_NON_NULL) != 0,
                upperIsNullable);
    }

    private static int id(int parameter, int parameterName, Map<Integer, Integer> scope) {
        if (parameter >= 0) {
            return parameter;
        }
        Integer id = scope.get(parameterName);
        if (id == null) {
            throw new IllegalArgumentException("A type is of no class and of no type parameter in sight.");
        }
        return id;
    }

    private TypeArgumentMetadata argument(MessageReader message, Map<Integer, Integer> scope) {
        Variance variance = Variance.INVARIANT;
        TypeMetadata type = null;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> variance = variance(message.integer());
                case 2 -> type = read(message.message(), scope);
                case 3 -> type = read(message.integer(), scope);
                default -> message.skip();
            }
        }
        if (variance == Variance.STAR) {
            return new TypeArgumentMetadata(variance, null);
        }
        if (type == null) {
            throw new IllegalArgumentException("An argument has no type.");
        }
        return new TypeArgumentMetadata(variance, type);
    }

    private static Variance variance(int projection) {
        return switch (projection) {
            case 0 -> Variance.IN;
            case 1 -> Variance.OUT;
            case 3 -> Variance.STAR;
            default -> Variance.INVARIANT;
        };
    }
}
