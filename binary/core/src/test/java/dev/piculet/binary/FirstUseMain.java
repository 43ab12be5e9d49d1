package dev.piculet.binary;

import dev.piculet.binary.fixture.Classes.Account;
import dev.piculet.binary.fixture.Classes.Boxes;
import dev.piculet.binary.fixture.Classes.Cell;
import dev.piculet.binary.fixture.Classes.Link;
import dev.piculet.binary.fixture.Classes.Node;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Lab.Complex;
import dev.piculet.binary.fixture.Lab.ComplexAsDocumented;
import dev.piculet.binary.fixture.Lab.Deep;
import dev.piculet.binary.fixture.Lab.MediaContent;
import dev.piculet.binary.fixture.Lab.Simple;

/** Writes and reads values in a JVM that has done nothing else, interpreted and by generated code. Has no lambda of its own. */
final class FirstUseMain {
    /** Loaded when the first use is over. */
    static final class Done {
        static void print() {
            System.out.println("first use is over");
        }
    }

    private FirstUseMain() {}

    public static void main(String[] arguments) {
        Class<?>[] types = {
            Account.class, Boxes.class, Cell.class, Deep.class, Link.class, Node.class, Point.class, Shape.class
        };
        for (int generateAfter : new int[] {-1, 0}) {
            copy(Simple.of(1), generateAfter);
            copy(Complex.of(1), generateAfter);
            copy(ComplexAsDocumented.of(1), generateAfter);
            copy(MediaContent.sample(), generateAfter);
            for (Class<?> type : types) {
                TypedSerializer.builder(type)
                        .references()
                        .generateAfter(generateAfter)
                        .build();
                TypedSerializer.builder(type).generateAfter(generateAfter).build();
            }
        }
        Done.print();
    }

    @SuppressWarnings("unchecked") // The serializer of a value's own class.
    private static <T> void copy(T value, int generateAfter) {
        Class<T> type = (Class<T>) value.getClass();
        TypedSerializer.builder(type).generateAfter(generateAfter).build().copy(value);
    }
}
