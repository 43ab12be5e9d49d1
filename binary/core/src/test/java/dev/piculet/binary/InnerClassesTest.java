package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Inner classes keep their outer instance, in generated code as in interpreted. */
@Tag("jdk")
class InnerClassesTest {
    private static final String PREFIX = InnerClassesTest.class.getName() + "$";

    static final class Book {
        private final String title;

        Book(String title) {
            this.title = title;
        }

        class Page {
            private final int number;
            private String text;

            Page(int number, String text) {
                this.number = number;
                this.text = text;
            }

            String heading() {
                return title + " " + number;
            }

            final class Line {
                private final String words;

                Line(String words) {
                    this.words = words;
                }

                String place() {
                    return heading() + ": " + words;
                }
            }
        }

        final class Plate extends Page {
            private final String picture;

            Plate(int number, String picture) {
                super(number, null);
                this.picture = picture;
            }

            String caption() {
                return title + " " + heading() + " " + picture;
            }
        }

        abstract class Part {
            abstract String name();
        }

        final class Chapter extends Part {
            final int number;

            Chapter(int number) {
                this.number = number;
            }

            @Override
            String name() {
                return title + ", chapter " + number;
            }
        }

        /** No constructor restores the sum. */
        final class Index {
            final int sum;

            Index(List<Integer> numbers) {
                sum = numbers.stream().mapToInt(it -> it).sum();
            }

            String text() {
                return title + " " + sum;
            }
        }

        final class Misprint extends Exception {
            private static final long serialVersionUID = 1L;

            Misprint(int line) {
                super(title + ", line " + line);
            }

            String book() {
                return title;
            }
        }
    }

    /** The outer instance holds the inner ones. */
    static final class Diary {
        private final List<Entry> entries = new ArrayList<>();
        private String owner;

        final class Entry {
            private final String text;

            Entry(String text) {
                this.text = text;
            }

            String by() {
                return owner + ": " + text;
            }
        }

        Diary add(String text) {
            entries.add(new Entry(text));
            return this;
        }
    }

    static class Box<T> {
        private final T content;

        Box(T content) {
            this.content = content;
        }

        final class Label {
            private final T copy;

            Label(T copy) {
                this.copy = copy;
            }

            String text() {
                return content + "/" + copy;
            }
        }
    }

    record Labelled(Box<String>.Label label) {}

    /** Writes itself by the methods of Java serialization. */
    static final class Archive implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String name;

        Archive(String name) {
            this.name = name;
        }

        final class Folder implements Serializable {
            private static final long serialVersionUID = 1L;
            private transient String label;

            Folder(String label) {
                this.label = label;
            }

            private void writeObject(ObjectOutputStream out) throws IOException {
                out.defaultWriteObject();
                out.writeUTF(label);
            }

            private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                in.defaultReadObject();
                label = in.readUTF();
            }

            String path() {
                return name + "/" + label;
            }
        }
    }

    record Shelf(Book.Page page, Book.Part part, Object any) {}

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static <T> T copied(Class<T> type, T value) {
        Twins<T> twins = twins(type, TypedSerializerBuilder::requireConstructors);
        return twins.read(twins.assertRoundTrip(value));
    }

    @Test
    void anInnerObjectComesBackWithItsOuterOne() {
        Book.Page page = new Book("Moby Dick").new Page(7, "Call me Ishmael.");
        Book.Page copy = copied(Book.Page.class, page);
        assertEquals("Moby Dick 7", copy.heading());
        assertEquals("Call me Ishmael.", copy.text);
        Book.Page.Line line = page.new Line("Loomings");
        assertEquals("Moby Dick 7: Loomings", copied(Book.Page.Line.class, line).place());
        Labelled labelled = new Labelled(new Box<>("a").new Label("b"));
        assertEquals("a/b", copied(Labelled.class, labelled).label().text());
    }

    @Test
    void aSubclassKeepsTheOuterObjectsOfBoth() {
        Book.Plate plate = new Book("Moby Dick").new Plate(9, "a whale");
        Twins<Book.Plate> twins = twins(Book.Plate.class, it -> it);
        assertEquals(
                "Moby Dick Moby Dick 9 a whale",
                twins.read(twins.assertRoundTrip(plate)).caption());
    }

    @Test
    void theSchemaNamesTheOuterObjectAsTheCompilerDoes() {
        String schema = TypedSerializer.of(Book.Page.class).schema().toString();
        assertTrue(schema.contains("this$0"), schema);
        String description = TypedSerializer.of(Book.Page.class).describe();
        assertTrue(description.contains("this$0"), description);
    }

    @Test
    void innerObjectsStandInOpenPlaces() {
        Book book = new Book("Moby Dick");
        Shelf shelf = new Shelf(book.new Plate(1, "x"), book.new Chapter(2), book.new Chapter(3));
        Twins<Shelf> twins = twins(Shelf.class, it -> it.allow(Book.Plate.class, Book.Chapter.class));
        byte[] bytes = twins.generated().serialize(shelf);
        for (TypedSerializer<Shelf> each : List.of(twins.generated(), twins.interpreted())) {
            Shelf copy = each.deserialize(bytes);
            assertEquals("Moby Dick 1", copy.page().heading());
            assertEquals("Moby Dick, chapter 2", copy.part().name());
            assertEquals("Moby Dick, chapter 3", ((Book.Chapter) copy.any()).name());
        }
        TypedSerializer<Shelf> closed =
                TypedSerializer.builder(Shelf.class).allow(Book.Plate.class).build();
        assertEquals(
                "An instance of " + PREFIX + "Book$Chapter is not allowed at $.any.\n"
                        + "  Name the class with OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.",
                assertThrows(UnsupportedValueException.class, () -> closed.serialize(shelf))
                        .getMessage());
    }

    @Test
    void withReferencesTheOuterObjectStaysOne() {
        Diary diary = new Diary().add("Monday").add("Tuesday");
        diary.owner = "Ann";
        Twins<Diary> twins = twins(Diary.class, TypedSerializerBuilder::references);
        byte[] bytes = twins.generated().serialize(diary);
        for (TypedSerializer<Diary> each : List.of(twins.generated(), twins.interpreted())) {
            Diary copy = each.deserialize(bytes);
            assertEquals("Ann: Tuesday", copy.entries.get(1).by());
            copy.owner = "Bob";
            assertEquals("Bob: Monday", copy.entries.get(0).by());
        }
        assertEquals(
                "An instance of " + PREFIX + "Diary is inside itself at $.entries[0].this$0.\n"
                        + "  Keep cycles with OptionsBuilder.references(), or break this one.",
                assertThrows(
                                UnsupportedValueException.class,
                                () -> TypedSerializer.of(Diary.class).serialize(diary))
                        .getMessage());
    }

    @Test
    void innerClassesAreCreatedWithoutAConstructorAsOthersAre() {
        Book.Index index = new Book("Moby Dick").new Index(List.of(1, 2));
        assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Book.Index.class));
        Twins<Book.Index> twins = twins(Book.Index.class, it -> it.createWithoutConstructor(Book.Index.class));
        assertEquals("Moby Dick 3", twins.read(twins.assertRoundTrip(index)).text());
    }

    @Test
    void exceptionsAndClassesThatWriteThemselvesMayBeInner() {
        for (int generateAfter : new int[] {-1, 0}) {
            Book.Misprint misprint = TypedSerializer.builder(Book.Misprint.class)
                    .generateAfter(generateAfter)
                    .build()
                    .copy(new Book("Moby Dick").new Misprint(5));
            assertEquals("Moby Dick, line 5", misprint.getMessage());
            assertEquals("Moby Dick", misprint.book());
            Archive.Folder folder = new Archive("A").new Folder("B");
            Archive.Folder copy = TypedSerializer.builder(Archive.Folder.class)
                    .allow(Archive.class)
                    .generateAfter(generateAfter)
                    .build()
                    .copy(folder);
            assertNotSame(folder, copy);
            assertEquals("A/B", copy.path());
        }
    }

    static class Limits {
        private final int limit;

        Limits(int limit) {
            this.limit = limit;
        }

        /** Holds the limits and both parameters. */
        Comparable<Integer> above(int least, String name) {
            return new Comparable<>() {
                private final int added = 1;

                @Override
                public int compareTo(Integer other) {
                    return Integer.compare(limit + least + added, other);
                }

                @Override
                public String toString() {
                    return name;
                }
            };
        }
    }

    static class Checks {
        Comparable<?> first;
        Comparable<?> second;
    }

    @Test
    @SuppressWarnings("unchecked") // It is written and read as what it is.
    void classesOfMethodsComeBackWithWhatTheyCaptureWhereTheyMayBeMadeWithoutAConstructor() {
        Limits limits = new Limits(10);
        Checks checks = new Checks();
        checks.first = limits.above(5, "first");
        checks.second = limits.above(6, "second");
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<Checks> serializer = TypedSerializer.builder(Checks.class)
                    .allowNames(name -> name.startsWith(PREFIX + "Limits"))
                    .createWithoutConstructor(type -> true)
                    .generateAfter(generateAfter)
                    .references()
                    .build();
            Checks read = serializer.deserialize(serializer.serialize(checks));
            assertEquals("second", read.second.toString());
            assertEquals(1, ((Comparable<Integer>) read.second).compareTo(16));
            assertEquals(0, ((Comparable<Integer>) read.first).compareTo(16));
        }
    }

    @Test
    void classesOfMethodsAreRefusedSinceTheyHaveNoLastingName() {
        int captured = List.of(1).size();
        class Local {
            int value() {
                return captured;
            }
        }
        assertEquals(1, new Local().value());
        assertEquals(
                "Cannot create " + Local.class.getName()
                        + ": it is a local or anonymous class, and what it takes from around it is missing."
                        + " Move it to the top level.\n  Found at $.",
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Local.class))
                        .getMessage());
    }
}
