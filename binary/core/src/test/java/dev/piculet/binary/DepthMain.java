package dev.piculet.binary;

import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Measures how deep a value may be if a thread uses its serializer for the first time. This is a separate program,
 * since code that was called before needs less stack.
 */
public final class DepthMain {
    /** A way in which objects of a class contain each other. */
    enum Shape {
        FIELD(Field.class) {
            @Override
            Object around(Object inner) {
                Field outer = new Field();
                outer.inner = (Field) inner;
                return outer;
            }
        },
        LIST(InList.class) {
            @Override
            Object around(Object inner) {
                return new InList(inner == null ? List.of() : new ArrayList<>(List.of((InList) inner)));
            }
        },
        MAP(InMap.class) {
            @Override
            Object around(Object inner) {
                InMap outer = new InMap();
                if (inner != null) {
                    outer.inner.put("inner", (InMap) inner);
                }
                return outer;
            }
        },
        OPTIONAL(InOptional.class) {
            @Override
            Object around(Object inner) {
                return new InOptional(Optional.ofNullable((InOptional) inner), 1);
            }
        },
        SEALED(Tree.class) {
            @Override
            Object around(Object inner) {
                return inner == null ? new Leaf(1) : new Branch((Tree) inner, new Leaf(2));
            }
        },
        OBJECT(Anything.class) {
            @Override
            Object around(Object inner) {
                Anything outer = new Anything();
                outer.inner = inner;
                return outer;
            }
        },
        MAP_OF_LISTS_OF_OPTIONALS(Wrapped.class) {
            @Override
            Object around(Object inner) {
                Wrapped outer = new Wrapped();
                if (inner != null) {
                    outer.inner.put("inner", new ArrayList<>(List.of(Optional.of((Wrapped) inner))));
                }
                return outer;
            }
        };

        final Class<?> type;

        Shape(Class<?> type) {
            this.type = type;
        }

        /** Returns an object that contains another, or none. */
        abstract Object around(Object inner);

        /** Returns an object with so many inside each other, it included. */
        Object value(int depth) {
            Object value = around(null);
            for (int i = 1; i < depth; i++) {
                value = around(value);
            }
            return value;
        }
    }

    static final class Field {
        Field inner;

        /** A last field of the class's own type is followed in a loop. */
        Field next;
    }

    record InList(List<InList> inner) {}

    static final class InMap {
        Map<String, InMap> inner = new HashMap<>();
    }

    record InOptional(Optional<InOptional> inner, int number) {}

    sealed interface Tree permits Branch, Leaf {}

    record Branch(Tree left, Tree right) implements Tree {}

    record Leaf(int number) implements Tree {}

    static final class Anything {
        Object inner;
    }

    static final class Wrapped {
        Map<String, List<Optional<Wrapped>>> inner = new HashMap<>();
    }

    private DepthMain() {}

    /**
     * @param args a shape; {@code write}, {@code read} or {@code store}; bytes of the stack; calls before code is generated;
     *     objects inside each other; the file of their bytes
     */
    public static void main(String[] args) throws InterruptedException {
        Shape shape = Shape.valueOf(args[0]);
        int depth = Integer.parseInt(args[4]);
        Path file = Path.of(args[5]);
        TypedSerializer<Object> serializer = serializer(shape, Integer.parseInt(args[3]), depth);
        Runnable task = () -> System.out.println(call(args[1], serializer, shape, depth, file));
        Thread thread = new Thread(null, task, "stack", Long.parseLong(args[2]));
        thread.start();
        thread.join();
    }

    @SuppressWarnings("unchecked") // The shape itself made these values.
    private static TypedSerializer<Object> serializer(Shape shape, int generateAfter, int depth) {
        return (TypedSerializer<Object>) TypedSerializer.builder(shape.type)
                .allow(Anything.class)
                .generateAfter(generateAfter)
                .limits(Limits.DEFAULT.withDepth(depth))
                .build();
    }

    private static String call(String way, TypedSerializer<Object> serializer, Shape shape, int depth, Path file) {
        try {
            switch (way) {
                case "write" -> serializer.serialize(shape.value(depth));
                case "read" -> serializer.deserialize(Files.readAllBytes(file));
                default -> Files.write(file, serializer.serialize(shape.value(depth)));
            }
            return "carried " + depth;
        } catch (LimitExceededException e) {
            String message = e.getMessage();
            // Classes that were being loaded when the stack ended still work.
            byte[] shallow = serializer.serialize(shape.value(3));
            serializer.serialize(serializer.deserialize(shallow));
            return message;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
