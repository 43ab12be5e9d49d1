package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import java.util.ArrayList;
import java.util.List;

/** How do I write a graph in which one object is referred to from several places, or from itself? */
public final class SharedObjects {
    private SharedObjects() {}

    /** A person who may be a friend of a friend. Cycles need a constructor without parameters. */
    static final class Person {
        private String name;
        private List<Person> friends = new ArrayList<>();

        private Person() {}

        static Person named(String name) {
            Person person = new Person();
            person.name = name;
            return person;
        }
    }

    public static void main(String[] args) {
        TypedSerializer<Person> people =
                TypedSerializer.builder(Person.class).references().build();
        Person ann = Person.named("Ann");
        Person bo = Person.named("Bo");
        ann.friends.add(bo);
        bo.friends.add(ann);

        Person copy = people.copy(ann);
        System.out.println(copy.friends.get(0).name + " knows "
                + copy.friends.get(0).friends.get(0).name);
        System.out.println(copy.friends.get(0).friends.get(0) == copy);
    }
}
