package dev.piculet.binary.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.fixture.Classes.Animal;
import dev.piculet.binary.fixture.Classes.Cell;
import dev.piculet.binary.fixture.Classes.Dog;
import dev.piculet.binary.fixture.Classes.Envelope;
import dev.piculet.binary.fixture.Classes.Link;
import dev.piculet.binary.fixture.Classes.Money;
import dev.piculet.binary.fixture.Classes.Node;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Enums.Color;
import java.net.URI;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every message about values and bytes, as users see it, with either codec. */
class BinaryErrorsTest {
    private static final String DAMAGED = "\n  The bytes were cut off or changed, or are not of this schema.";

    private static <T> void assertReadError(
            String message, Supplier<TypedSerializerBuilder<T>> builder, int... hostile) {
        byte[] bytes = new byte[hostile.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) hostile[i];
        }
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<T> serializer =
                    builder.get().headerless().generateAfter(generateAfter).build();
            BinaryException e = assertThrows(BinaryException.class, () -> serializer.deserialize(bytes));
            assertEquals(message, e.getMessage());
        }
    }

    private static <T> void assertReadError(String message, Class<T> type, int... bytes) {
        assertReadError(message, () -> TypedSerializer.builder(type), bytes);
    }

    private static <T> void assertReadError(String message, TypeRef<T> type, int... bytes) {
        assertReadError(message, () -> TypedSerializer.builder(type), bytes);
    }

    private static <T> void assertWriteError(String message, Supplier<TypedSerializerBuilder<T>> builder, T value) {
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<T> serializer =
                    builder.get().generateAfter(generateAfter).build();
            BinaryException e = assertThrows(BinaryException.class, () -> serializer.serialize(value));
            assertEquals(message, e.getMessage());
            BinaryOutput out = new BinaryOutput();
            out.writeByte(1);
            assertThrows(BinaryException.class, () -> serializer.serialize(value, out));
            assertEquals(1, out.position(), "an output is unchanged");
        }
    }

    private static <T> void assertWriteError(String message, Class<T> type, T value) {
        assertWriteError(message, () -> TypedSerializer.builder(type), value);
    }

    @Test
    void inputThatEndsTooEarly() {
        assertReadError(
                "Input ends too early: 2 bytes needed, 1 left, at $.y (offset 3 of 4)."
                        + "\n  The bytes are cut off: check that all of them arrived, and the length that was passed on.",
                Point.class,
                0,
                1,
                0,
                2);
        assertReadError(
                "Input ends too early: 1 byte needed, 0 left, at $ (offset 0 of 0)."
                        + "\n  The bytes are cut off: check that all of them arrived, and the length that was passed on.",
                Point.class);
    }

    @Test
    void inputThatGoesOn() {
        assertReadError(
                "Input goes on behind the value with 1 byte at $ (offset 5 of 6)."
                        + "\n  Pass the value's bytes alone, or read several values with FramedReader.",
                Point.class,
                0,
                1,
                0,
                2,
                0,
                0);
    }

    @Test
    void countsBeyondTheInput() {
        assertReadError(
                "Count 16383 needs more than the 0 bytes left at $ (offset 3 of 3)." + DAMAGED,
                new TypeRef<List<Integer>>() {},
                14,
                0xFF,
                0x7F);
    }

    @Test
    void numbersThatAreNotInTheirShortestForm() {
        assertReadError(
                "Number is not in its shortest form, or has more than 31 bits, at $ (offset 0 of 2)." + DAMAGED,
                String.class,
                0x80,
                0);
        assertReadError(
                "Number is not in its shortest form, or has more than 31 bits, at $ (offset 0 of 5)." + DAMAGED,
                String.class,
                0xFF,
                0xFF,
                0xFF,
                0xFF,
                8);
    }

    @Test
    void booleansThatAreNeitherTrueNorFalse() {
        assertReadError("Boolean is neither 0 nor 1 but 5 at $ (offset 2 of 2)." + DAMAGED, boolean[].class, 2, 5);
    }

    @Test
    void controlsWithoutAMeaning() {
        assertReadError("Control 15 means nothing for this type at $ (offset 1 of 1)." + DAMAGED, int[].class, 15);
    }

    @Test
    void constantsThatAnEnumDoesNotHave() {
        assertReadError(
                "Enum " + Color.class.getName() + " has no constant number 4, only 3, at $ (offset 1 of 1)." + DAMAGED,
                Color.class,
                5);
    }

    @Test
    void alternativesThatATypeDoesNotHave() {
        assertReadError(
                "Type " + Shape.class.getName() + " has no alternative number 9, only 4, at $ (offset 1 of 1)."
                        + DAMAGED,
                Shape.class,
                10);
    }

    @Test
    void instancesOfUnknownClasses() {
        assertWriteError(
                "An instance of " + Money.class.getName() + " can't be written as java.lang.Object at $.more[1]."
                        + "\n  Declare it with OptionsBuilder.subtypes. Declared are: " + Point.class.getName()
                        + ", java.lang.String.",
                () -> TypedSerializer.builder(Envelope.class).subtypes(Object.class, Point.class, String.class),
                new Envelope(null, new ArrayList<>(List.of("a", Money.of(1, "X")))));
    }

    @Test
    void instancesOfUndeclaredSubclasses() {
        assertWriteError(
                "An instance of " + Dog.class.getName() + " can't be written as " + Animal.class.getName() + " at $."
                        + "\n  What the subclass adds would be lost."
                        + " Declare it with OptionsBuilder.subtypes(Animal.class, Dog.class), or, where each value has a"
                        + " header, allow it with OptionsBuilder.allow.",
                Animal.class,
                new Dog("a", 1, "b", true));
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"}) // The test needs an unchecked cast.
    void elementsOfTheWrongClass() {
        List<Integer> numbers = (List) new ArrayList<>(Arrays.asList(1, "two"));
        assertWriteError(
                "An instance of java.lang.String is where java.lang.Integer is declared at $[1]."
                        + "\n  Look for an unchecked cast, or a raw type, in the code that put it there.",
                () -> TypedSerializer.builder(new TypeRef<List<Integer>>() {}),
                numbers);
    }

    @Test
    void nullWhereItIsNotAllowed() {
        assertWriteError(
                "Null is not allowed for " + Point.class.getName() + " at $."
                        + "\n  Set a value, or declare the type nullable.",
                Point.class,
                null);
        assertWriteError(
                "Null is not allowed for String at $.\n  Set a value, or declare the type nullable.",
                String.class,
                null);
        assertReadError(
                "Null is not allowed for String at $ (offset 1 of 1).\n  Declare the type nullable to read such data.",
                String.class,
                0);
    }

    /** A list of two elements with a wrong size. */
    private static List<String> lying(int size) {
        return new AbstractList<>() {
            @Override
            public Iterator<String> iterator() {
                return List.of("a", "b").iterator();
            }

            @Override
            public String get(int index) {
                return "a";
            }

            @Override
            public int size() {
                return size;
            }
        };
    }

    @Test
    void collectionsThatChange() {
        List<String> lying = lying(/* size= */ 3);
        String message = "The collection was changed while it was written at $."
                + "\n  Write a copy, or keep other threads from changing it.";
        assertWriteError(message, () -> TypedSerializer.builder(new TypeRef<List<String>>() {}), lying);
    }

    @Test
    void collectionsThatShrink() {
        List<String> lying = lying(/* size= */ 1);
        String message = "The collection was changed while it was written at $."
                + "\n  Write a copy, or keep other threads from changing it.";
        assertWriteError(message, () -> TypedSerializer.builder(new TypeRef<List<String>>() {}), lying);
    }

    @Test
    void equalKeys() {
        assertReadError(
                "Map has 1 keys that equal others at $ (offset 1 of 11)." + DAMAGED,
                new TypeRef<Map<Integer, Integer>>() {},
                3,
                0,
                1,
                0,
                5,
                0,
                0,
                1,
                0,
                6,
                0);
    }

    @Test
    void equalElementsOfSets() {
        assertReadError(
                "Elements of java.lang.Integer do not make the collection that was written (an element equals another)"
                        + " at $ (offset 1 of 6)." + DAMAGED,
                new TypeRef<Set<Integer>>() {},
                3,
                0,
                1,
                0,
                1,
                0);
    }

    /** The text of this exception depends on whether the JIT has compiled the code that throws it. */
    @Test
    void nullsInCollectionsThatTakeNone() {
        assertReadError(
                "Elements of java.lang.String do not make the collection that was written (NullPointerException)"
                        + " at $ (offset 1 of 2)." + DAMAGED,
                new TypeRef<TreeSet<String>>() {},
                2,
                0);
    }

    @Test
    void namesFromBytesAreCut() {
        String name = "a".repeat(10_000);
        assertEquals(
                "An instance of " + "a".repeat(300) + "… was written, which this serializer does not allow, at $."
                        + "a".repeat(999) + "….\n  Allow the class with OptionsBuilder.allow if its instances are to be"
                        + " created, or read a tree.",
                OpenErrors.notAllowed(name).under("." + name).getMessage());
    }

    @Test
    void leavesThatAreNone() {
        assertReadError(
                "Bytes are no java.net.URI (Illegal character in path at index 0: <) at $ (offset 0 of 2)." + DAMAGED,
                URI.class,
                2,
                '<');
        assertReadError(
                "Bytes are no java.util.regex.Pattern (Unclosed group near index 1) at $ (offset 0 of 3)." + DAMAGED,
                Pattern.class,
                0,
                2,
                '(');
    }

    @Test
    void referencesToNothing() {
        assertReadError(
                "Reference to object 4, which does not stand before, at $ (offset 1 of 1)." + DAMAGED,
                () -> TypedSerializer.builder(Node.class).references(),
                5);
    }

    /** Earlier objects may have any class, and must not be put where another class is declared. */
    record Two(Point first, Link second) {}

    @Test
    void referencesToObjectsOfAnotherClass() {
        assertReadError(
                "Reference to object 1, which is no " + Link.class.getName() + ", at $.second (offset 9 of 9)."
                        + DAMAGED,
                () -> TypedSerializer.builder(Two.class).references(),
                0,
                3,
                0,
                0,
                1,
                0,
                2,
                0,
                2);
    }

    @Test
    void referencesToUnfinishedObjects() {
        assertReadError(
                "Object 0 contains itself, but is created by a constructor that needs its fields first at $.tail"
                        + " (offset 5 of 5).\n  Give the class a constructor without parameters, or break the cycle.",
                () -> TypedSerializer.builder(Cell.class).references(),
                0,
                2,
                1,
                0,
                1);
    }

    @Test
    void stringsBeyondTheLimit() {
        String message =
                "String of 6 chars is longer than 5 at $.name.\n  Raise Limits.stringLength if that is intended.";
        Supplier<TypedSerializerBuilder<Link>> builder =
                () -> TypedSerializer.builder(Link.class).limits(Limits.DEFAULT.withStringLength(5));
        Link link = new Link();
        link.name = "longer";
        assertWriteError(message, builder, link);
        assertReadError(message, builder, 0, 13, 'l', 'o', 'n', 'g', 'e', 'r');
    }

    @Test
    void stringsWhoseLengthNoHeaderHolds() {
        assertEquals(1_073_741_823, BinaryOutput.checkedLength(1_073_741_823, Integer.MAX_VALUE));
        BinaryException e = assertThrows(
                UnsupportedValueException.class, () -> BinaryOutput.checkedLength(1_073_741_824, Integer.MAX_VALUE));
        assertEquals(
                "String of 1073741824 chars is longer than 1073741823 at $.\n  Write it as several strings.",
                e.getMessage());
    }

    @Test
    void collectionsBeyondTheLimit() {
        String message = "Collection of 3 elements has more than 2 at $.\n  Raise Limits.elements if that is intended.";
        Supplier<TypedSerializerBuilder<List<String>>> builder =
                () -> TypedSerializer.builder(new TypeRef<List<String>>() {}).limits(Limits.DEFAULT.withElements(2));
        assertWriteError(message, builder, new ArrayList<>(List.of("a", "b", "c")));
        assertReadError(message, builder, 4, 0, 0);
    }

    @Test
    void nestingBeyondTheLimit() {
        Supplier<TypedSerializerBuilder<Cell>> builder =
                () -> TypedSerializer.builder(Cell.class).limits(Limits.DEFAULT.withDepth(2));
        String message = "More than 2 objects are inside each other at $.tail.tail."
                + "\n  Raise Limits.depth if that is intended.";
        assertWriteError(message, builder, Cell.of(3));
        assertReadError(message, builder, 2, 0, 0, 2, 0, 0, 0, 0, 0);
    }

    @Test
    void valuesBeyondTheLimit() {
        Supplier<TypedSerializerBuilder<String>> builder =
                () -> TypedSerializer.builder(String.class).headerless().limits(Limits.DEFAULT.withSize(4));
        String message = "Value takes 5 bytes, more than 4, at $.\n  Raise Limits.size if that is intended.";
        assertWriteError(message, builder, "four");
        assertReadError(message, builder, 5, 'f', 'o', 'u', 'r');
    }

    @Test
    void valuesBeyondArrays() {
        BinaryException e = assertThrows(BinaryException.class, () -> new BinaryOutput().ensure(5, Integer.MAX_VALUE));
        assertEquals(
                "Value takes 2147483652 bytes, more than an array can hold, at $.\n  Split it into several values.",
                e.getMessage());
    }

    @Test
    void constructorsThatRefuse() {
        assertReadError(
                Even.class.getName() + " refuses what was read (java.lang.IllegalArgumentException: odd)"
                        + " at $ (offset 3 of 3).\n  The constructor's checks do not hold for these bytes.",
                Even.class,
                0,
                1,
                0);
    }

    /** Checks its component. */
    record Even(int number) {
        Even {
            if (number % 2 != 0) {
                throw new IllegalArgumentException("odd");
            }
        }
    }

    @Test
    void classesThatAreNotAllowed() {
        assertEquals(
                "An instance of A was written, which this serializer does not allow, at $.\n"
                        + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.",
                OpenErrors.notAllowed("A").getMessage());
    }

    @Test
    void bytesOfOtherForms() {
        BinaryInput in = new BinaryInput(new byte[3]);
        assertEquals(
                "Bytes do not begin as BinarySerializer writes them at $ (offset 0 of 3)." + DAMAGED,
                ValueErrors.noBinarySerializerValue(in).getMessage());
        assertEquals(
                "Stream does not begin as FramedWriter writes it at $ (offset 0 of 3)." + DAMAGED,
                ValueErrors.noFrames(in).getMessage());
    }

    @Test
    void stacksThatAreTooSmall() {
        assertEquals(
                "The thread's stack is too small: it ended with 700 objects inside each other, of 1000 that are allowed,"
                        + " at $.\n  Use a thread with a larger stack (the last parameter of Thread's constructor, or"
                        + " -Xss), or lower Limits.depth.",
                ValueErrors.stackExhausted(700, 1_000).getMessage());
        assertEquals(
                "The thread's stack is too small for a text that is nested so deep at $."
                        + "\n  Use a thread with a larger stack.",
                ValueErrors.stackTooSmallForText().getMessage());
    }
}
