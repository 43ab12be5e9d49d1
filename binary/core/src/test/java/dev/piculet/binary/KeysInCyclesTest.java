package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.MalformedInputException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A key that refers back to its own table is found in the table after reading, or is refused. */
class KeysInCyclesTest {
    record Title(String text) {}

    /** Identified by a name, which is read before all objects, and by a title, which is read after the collections. */
    static class Person implements Comparable<Person> {
        String name;
        Set<Person> friends = new HashSet<>();
        Map<Person, String> notes = new HashMap<>();
        Set<List<Person>> groups = new HashSet<>();
        TreeSet<Person> ranks = new TreeSet<>();
        Collection<Person> queue = new ArrayList<>();
        Title zTitle;

        static <P extends Person> P named(P person, String name) {
            person.name = name;
            person.zTitle = new Title(name);
            return person;
        }

        @Override
        public int compareTo(Person other) {
            return name.compareTo(other.name);
        }
    }

    /** Hashed by the field that is read first. */
    static final class ByName extends Person {
        @Override
        public boolean equals(Object other) {
            return other instanceof ByName person && name.equals(person.name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /** Hashed and compared by the field that is read last. */
    static final class ByTitle extends Person {
        @Override
        public boolean equals(Object other) {
            return other instanceof ByTitle person && Objects.equals(zTitle, person.zTitle);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(zTitle);
        }

        @Override
        public int compareTo(Person other) {
            return (zTitle == null ? "" : zTitle.text()).compareTo(other.zTitle == null ? "" : other.zTitle.text());
        }
    }

    /** A key that holds a person, who may not be complete. */
    record Badge(Person of) {}

    static final class Office {
        Set<Badge> badges = new HashSet<>();
        Person zBoss;
    }

    private static Twins<Person> twins() {
        Twins<Person> twins = Twins.of(() -> TypedSerializer.builder(Person.class)
                .subtypes(Person.class, ByName.class, ByTitle.class)
                .references());
        assertTrue(twins.isGenerated());
        return twins;
    }

    /** Each of two people is in a collection of the other's. */
    private static Person pair(Person ann, Person bob, BiConsumer<Person, Person> add) {
        add.accept(ann, bob);
        add.accept(bob, ann);
        return ann;
    }

    private static void assertFound(Person person, Function<Person, Object> collection, Person other) {
        Twins<Person> twins = twins();
        byte[] bytes = twins.write(person);
        for (Object read :
                List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes), twins.readNextGenerated(bytes))) {
            Person copy = (Person) read;
            Person friend = (Person) only(collection.apply(copy));
            assertTrue(holds(collection.apply(copy), friend));
            assertTrue(holds(collection.apply(friend), copy));
        }
    }

    private static Object only(Object collection) {
        Object element = (collection instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) collection)
                .iterator()
                .next();
        return element instanceof List<?> list ? list.get(0) : element;
    }

    private static boolean holds(Object collection, Person person) {
        if (collection instanceof Map<?, ?> map) {
            return map.containsKey(person);
        }
        Collection<?> elements = (Collection<?>) collection;
        return elements.contains(person) || elements.contains(List.of(person));
    }

    private static void assertRefused(Class<?> keys, Person person) {
        Twins<Person> twins = twins();
        byte[] bytes = twins.write(person);
        String message = assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes))
                .getMessage();
        assertEquals(
                "Keys of " + keys.getName() + " have another hash code or order now that they are complete:"
                        + " they hold an object that holds their collection at $ (offset " + bytes.length + " of "
                        + bytes.length + ").\n  Let hashCode, equals and compareTo use nothing but primitives, strings"
                        + " and enums, which are read first, or keep such objects in a list.",
                message);
        assertThrows(RuntimeException.class, () -> twins.readGenerated(bytes));
        assertThrows(RuntimeException.class, () -> twins.readNextGenerated(bytes));
        assertEquals(
                message,
                assertThrows(
                                MalformedInputException.class,
                                () -> twins.generated().deserialize(bytes))
                        .getMessage());
    }

    @Test
    void keysHashedByFieldsReadFirstAreFound() {
        List<BiConsumer<Person, Person>> adds = List.of(
                (person, other) -> person.friends.add(other),
                (person, other) -> person.notes.put(other, "note"),
                (person, other) -> person.groups.add(new ArrayList<>(List.of(other))),
                (person, other) -> person.ranks.add(other));
        List<Function<Person, Object>> collections = List.of(
                person -> person.friends, person -> person.notes, person -> person.groups, person -> person.ranks);
        for (int i = 0; i < adds.size(); i++) {
            Person bob = Person.named(new ByName(), "Bob");
            assertFound(pair(Person.named(new ByName(), "Ann"), bob, adds.get(i)), collections.get(i), bob);
        }
    }

    @Test
    void keysThatAreHashedByIdentityAreFound() {
        Person bob = Person.named(new Person(), "Bob");
        assertFound(
                pair(Person.named(new Person(), "Ann"), bob, (person, other) -> person.friends.add(other)),
                person -> person.friends,
                bob);
    }

    @Test
    void keysHashedByFieldsReadLaterAreRefused() {
        assertRefused(Person.class, titled((person, other) -> person.friends.add(other)));
        assertRefused(Person.class, titled((person, other) -> person.notes.put(other, "note")));
        assertRefused(List.class, titled((person, other) -> person.groups.add(new ArrayList<>(List.of(other)))));
    }

    @Test
    void keysComparedByFieldsReadLaterAreRefused() {
        assertRefused(Person.class, titled((person, other) -> {
            person.ranks.add(Person.named(new ByTitle(), "Aaron"));
            person.ranks.add(other);
        }));
        assertRefused(Person.class, titled((person, other) -> {
            Collection<Person> queue = new PriorityQueue<>();
            queue.add(Person.named(new ByTitle(), "Aaron"));
            queue.add(other);
            person.queue = queue;
        }));
    }

    private static Person titled(BiConsumer<Person, Person> add) {
        return pair(Person.named(new ByTitle(), "Ann"), Person.named(new ByTitle(), "Bob"), add);
    }

    @Test
    void keysThatAreCompleteAreFoundWhateverTheyAreHashedBy() {
        Person ann = Person.named(new ByTitle(), "Ann");
        Person bob = Person.named(new ByTitle(), "Bob");
        ann.friends.add(bob);
        ann.notes.put(bob, "twice");
        ann.queue.add(ann);
        Twins<Person> twins = twins();
        byte[] bytes = twins.write(ann);
        for (Object read : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Person copy = (Person) read;
            assertTrue(copy.friends.contains(bob));
            assertTrue(copy.notes.containsKey(bob));
        }
    }

    @Test
    void aKeyWithAnIncompleteObjectIsFoundToo() {
        Person boss = Person.named(new ByTitle(), "Bob");
        Office office = new Office();
        office.badges.add(new Badge(boss));
        office.zBoss = boss;
        Twins<Office> twins = Twins.of(() -> TypedSerializer.builder(Office.class)
                .subtypes(Person.class, ByName.class, ByTitle.class)
                .references());
        byte[] bytes = twins.write(office);
        assertTrue(((Office) twins.readInterpreted(bytes)).badges.contains(new Badge(boss)));
        assertTrue(((Office) twins.readGenerated(bytes)).badges.contains(new Badge(boss)));
    }
}
