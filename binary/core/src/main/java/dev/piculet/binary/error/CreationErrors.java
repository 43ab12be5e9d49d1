package dev.piculet.binary.error;

import dev.piculet.access.text.ShownText;
import dev.piculet.binary.encoding.NumberText;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;

/** Messages about objects that their class's own code makes otherwise than they were written. */
public final class CreationErrors {
    /** Chars of a value in a message. */
    private static final int MAX_SHOWN = 60;

    /** More bits than these make more chars. */
    private static final int MAX_SHOWN_BITS = 4 * MAX_SHOWN;

    private static final String ADVICE =
            "An older version of the class wrote it, or bytes are damaged. Give the class a codec to read such data.";

    private CreationErrors() {}

    public static BinaryException computedOtherwise(
            Class<?> type, String field, Object made, Object read, BinaryInput in) {
        return new MalformedInputException(
                "Final field '" + field + "' of " + type.getName() + " is " + shown(read)
                        + " in the data, and its constructor makes " + shown(made) + " of the other fields",
                ADVICE,
                in);
    }

    public static BinaryException filledOtherwise(
            Class<?> type, String field, Object made, Object read, BinaryInput in) {
        return new MalformedInputException(
                "Final field '" + field + "' of " + type.getName() + " is " + className(read)
                        + " in the data, and its constructor makes " + className(made),
                ADVICE,
                in);
    }

    /** Said of a property of Kotlin's: what a delegate does when it is set is its own affair. */
    public static BinaryException keptOtherwise(Class<?> type, String property, BinaryInput in) {
        return new MalformedInputException(
                "The delegate of property '" + property + "' of " + type.getName()
                        + " refuses or changes what is in the data",
                "It has to take every value that it has kept before, or bytes are damaged. Else give the class a codec.",
                in);
    }

    /** Said when a value is written: a reference inside the object would be read before there is the one that it means. */
    public static BinaryException resolvedInsideItself(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getTypeName()
                        + " is inside itself, but its readResolve chooses the instance when its fields are known",
                "Break the cycle, or give the class a codec.");
    }

    public static BinaryException resolvedOtherwise(Class<?> type, Object resolved, Class<?> bound, BinaryInput in) {
        return new MalformedInputException(
                "readResolve of " + type.getName() + " returned "
                        + (resolved == null ? "null" : "an instance of " + className(resolved)) + " where "
                        + bound.getTypeName() + " is declared,",
                "Its class has to return an instance of that, or another class has to be declared, or bytes are damaged.",
                in);
    }

    /** Said when a value is written by its own class, which passes over what a superclass keeps. */
    public static BinaryException unwrittenState(Class<?> type, String field) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " would lose what it has in field '" + field
                        + "' of a superclass that is not Serializable, for its writeObject does not write it,",
                "Make the superclass Serializable, or give OptionsBuilder.codec a codec for the class.");
    }

    /** Said when a value is written by its own class. */
    public static BinaryException writingFailed(String method, Class<?> type, Throwable cause) {
        BinaryException failed = new UnsupportedValueException(
                method + " of " + type.getName() + " failed (" + cause + ")", "Its class says why.");
        failed.initCause(cause);
        return failed;
    }

    public static BinaryException readsLess(String method, Class<?> type, int left, BinaryInput in) {
        return new MalformedInputException(
                method + " of " + type.getName() + " left " + left + " bytes of what was written",
                "Its class has to read all that it writes, or bytes are damaged.",
                in);
    }

    /** What a class wrote ends inside of an object. */
    public static BinaryException readsMore(BinaryInput in) {
        return new MalformedInputException(
                "An object goes on behind the end of what its class has written",
                "The class has to read what it writes, or bytes are damaged.",
                in);
    }

    /** A field of a class that writes itself by {@code writeObject} does not take what was read. */
    public static BinaryException otherFieldType(Class<?> type, String field) {
        return new SchemaMismatchException(
                "Field '" + field + "' of " + type.getName() + " was written with another type,",
                "Keep its type, or read what was written with another class.");
    }

    /** The hierarchy of a class that writes itself by {@code writeObject} has changed. */
    public static BinaryException otherHierarchy(Class<?> type, String superclass) {
        return new SchemaMismatchException(
                "An instance of " + type.getName() + " was written with a part for " + ShownText.of(superclass)
                        + ", which is no superclass of it",
                "Give the superclass's new name an alias.");
    }

    /** A class that has a {@code readObject} had neither fields nor such methods when it was written, or the schema says so. */
    public static BinaryException noOwnPart(Class<?> type) {
        return new SchemaMismatchException(
                "An instance of " + type.getName() + " was written without a part for its readObject",
                "Read it with the class that it was written with, or give the class a codec.");
    }

    /** The id of a serial leaf makes no sense. */
    public static BinaryException unknownSerialLayout(Class<?> type) {
        return new SchemaMismatchException(
                "The fields that " + type.getName() + " was written with can't be told from its schema,",
                "The schema is damaged.");
    }

    private static String className(Object value) {
        return value == null ? "null" : value.getClass().getName();
    }

    /** Values that constructors compute are of the JDK's immutable classes, so that no other code shows them. */
    private static String shown(Object value) {
        String number = NumberText.ofLarge(value, MAX_SHOWN_BITS);
        String text = number != null ? number : String.valueOf(value);
        String cut = ShownText.cut(ShownText.of(text), MAX_SHOWN);
        return value instanceof CharSequence ? '"' + cut + '"' : cut;
    }
}
