package dev.piculet.lab.payload.guest;

import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Reads the name of a type as Java source has it: {@code java.util.Map<java.lang.String, com.acme.Order[]>}. */
public final class TypeName {
    private final String text;
    private final ClassLoader loader;
    private int position;

    private TypeName(String text, ClassLoader loader) {
        this.text = text;
        this.loader = loader;
    }

    /**
     * Returns the type.
     *
     * @throws ClassNotFoundException if there is no such class; its message is the class's name
     * @throws IllegalArgumentException if the text names no type
     */
    public static Type parse(String text, ClassLoader loader) throws ClassNotFoundException {
        TypeName name = new TypeName(text, loader);
        Type type = name.type();
        name.skipBlanks();
        if (name.position < text.length()) {
            throw name.fault();
        }
        return type;
    }

    /** Returns the names of the classes in a text, without brackets. */
    public static List<String> classesIn(String text) {
        return Arrays.stream(text.split("[<>,\\[\\]\\s]+"))
                .filter(name -> !name.isEmpty())
                .distinct()
                .collect(Collectors.toList());
    }

    private Type type() throws ClassNotFoundException {
        Class<?> raw = Class.forName(name(), /* initialize= */ false, loader);
        Type type = raw;
        if (isNext('<')) {
            List<Type> arguments = new ArrayList<>(List.of(type()));
            while (isNext(',')) {
                arguments.add(type());
            }
            if (!isNext('>') || raw.getTypeParameters().length != arguments.size()) {
                throw fault();
            }
            type = new Parameterized(raw, arguments);
        }
        while (isNext('[')) {
            if (!isNext(']') || !(type instanceof Class<?> element)) {
                throw fault();
            }
            type = Array.newInstance(element, 0).getClass();
        }
        return type;
    }

    private String name() {
        skipBlanks();
        int start = position;
        while (position < text.length() && isPartOfName(text.charAt(position))) {
            position++;
        }
        if (start == position) {
            throw fault();
        }
        return text.substring(start, position);
    }

    private static boolean isPartOfName(char letter) {
        return letter == '.' || Character.isJavaIdentifierPart(letter);
    }

    private boolean isNext(char mark) {
        skipBlanks();
        boolean isThere = position < text.length() && text.charAt(position) == mark;
        position += isThere ? 1 : 0;
        return isThere;
    }

    private void skipBlanks() {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
    }

    private IllegalArgumentException fault() {
        return new IllegalArgumentException("'" + text + "' names no type, from character " + (position + 1) + " on. "
                + "Write com.acme.Order, or java.util.List<com.acme.Order>.");
    }

    /** Equal to every other one of the same parts, as those of the JDK are. */
    private record Parameterized(Class<?> raw, List<Type> arguments) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return arguments.toArray(Type[]::new);
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return raw.getDeclaringClass();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ParameterizedType type
                    && raw.equals(type.getRawType())
                    && arguments.equals(List.of(type.getActualTypeArguments()));
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(getActualTypeArguments())
                    ^ raw.hashCode()
                    ^ java.util.Objects.hashCode(getOwnerType());
        }

        @Override
        public String toString() {
            return raw.getName()
                    + arguments.stream().map(Type::getTypeName).collect(Collectors.joining(", ", "<", ">"));
        }
    }
}
