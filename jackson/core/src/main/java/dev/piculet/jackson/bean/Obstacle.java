package dev.piculet.jackson.bean;

import java.util.Optional;

/** Why generated code does not read or write a class. */
public enum Obstacle {
    /** Of a class, as all that follow. */
    NO_PROPERTIES("its creator takes no properties"),
    NOTHING_TO_SET("it has no properties"),
    FACTORY("a factory without properties makes it"),
    OWN_CREATION("it is made in a way of its own"),
    OWN_BUILDING("its builder makes it in a way of its own"),
    FOREIGN_CREATOR("its creator is none of Kotlin's"),
    INNER_CLASS("it is an inner class"),
    ABSTRACT_CLASS("it is abstract"),
    CLOSED_ACCESS("access to it may not be changed"),
    OBJECT_ID("it has an object id"),
    UNWRAPPED("it has unwrapped properties"),
    EXTERNAL_TYPE_ID("it has an external type id"),
    ANY_SETTER("it takes any property"),
    ANY_GETTER("it has properties of any name"),
    FOREIGN_VALUES("it is given values that are not in the input"),
    ANY_CASE("the case of its names does not count"),
    SHARED_ALIAS("several of its properties have an alias in common, or one has another's name"),
    TOO_LARGE("the JIT compiler would refuse a method for as many names"),
    CARRIED("Java serialization has carried its mapper"),

    /** Of one property, as all that follow: the end of a sentence about it. */
    OWN_WAY("is read in a way of its own"),
    INJECTED("is injected"),
    IGNORED("is ignored"),
    MERGED("is merged"),
    LATER_OBJECT("may refer to an object that comes later"),

    /** Of what is written without a generator, as all that follow: of a class, then of one property. */
    FILTERED("it has an object id, a filter, or properties of any name"),
    OTHER_SETTINGS("a setting says so"),
    OTHER_SERIALIZER("its serializer is none that is known"),
    WRITTEN_OWN_WAY("is written in a way of its own"),
    GETTER_WITH_CODE("has a getter that does more than to read a field");

    private final String text;

    Obstacle(String text) {
        this.text = text;
    }

    /** Returns the end of a sentence about the class or the property. */
    public String text() {
        return text;
    }

    /** Returns this if it is there, else null: for {@link #first}. */
    public Obstacle when(boolean isThere) {
        return isThere ? this : null;
    }

    /** Returns the first obstacle that is not null. */
    public static Optional<Obstacle> first(Obstacle... obstacles) {
        for (Obstacle obstacle : obstacles) {
            if (obstacle != null) {
                return Optional.of(obstacle);
            }
        }
        return Optional.empty();
    }
}
