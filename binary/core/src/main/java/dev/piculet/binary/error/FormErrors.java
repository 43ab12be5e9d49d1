package dev.piculet.binary.error;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.Opening;
import java.util.ConcurrentModificationException;
import java.util.Map;

/** Every message about collections and their forms. */
public final class FormErrors {
    private static final String COPY = "Copy it into a collection of the JDK before it is written,"
            + " or declare its own class and give OptionsBuilder.codec a codec for it.";

    /** Said of what may stand in an open place, if its fields or its own code restore it. */
    private static final String ALLOW =
            "Allow its class with OptionsBuilder.allow, where each value has a header and its fields restore it.\n  "
                    + COPY;

    private FormErrors() {}

    public static UnsupportedClassException noForm(Class<?> declared) {
        return new UnsupportedClassException(
                declared.getName(),
                "Collections declared as " + declared.getName()
                        + " can't be read back.\n"
                        + "  Declare the interface that it implements, such as List, Set, Queue or Map.");
    }

    /** @param reason the end of a sentence */
    public static UnsupportedClassException noForm(Class<?> declared, String reason) {
        return new UnsupportedClassException(
                declared.getName(),
                "Collections declared as " + declared.getName() + " can't be read back: " + reason
                        + ".\n  Declare a collection of the JDK, or give OptionsBuilder.codec a codec for it.");
    }

    public static BinaryException otherOrderThanMade(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName()
                        + " has another order than its constructor without parameters gives it",
                "Give the class a codec, or let all its constructors use the same comparator.");
    }

    public static BinaryException otherOrderOfAccess(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName()
                        + " may be in the order of access where its constructor without parameters makes maps in the"
                        + " order of insertion, or the other way round,",
                "Give the class a codec, or let all its constructors choose the same order.");
    }

    public static BinaryException unsupportedCollection(Class<?> type, Class<?> declared) {
        return new UndeclaredSubclassException(
                type,
                Opening.COLLECTIONS,
                "An instance of " + type.getName() + " can't be read back as " + declared.getName(),
                "Copy it into an ArrayList, a LinkedHashSet, an ArrayDeque or a LinkedHashMap before it is written.");
    }

    public static BinaryException unsupportedComparator(Class<?> comparator) {
        return new UnsupportedValueException(
                "The order of a sorted collection, " + comparator.getName() + ", can't be kept",
                "Use natural order, Collections.reverseOrder() or String.CASE_INSENSITIVE_ORDER, or write a list.");
    }

    public static BinaryException boundedQueue(Class<?> type) {
        return new UnsupportedValueException(
                "The capacity of an instance of " + type.getName() + " can't be kept",
                "Use a queue without a limit, or copy it into a list before it is written.");
    }

    public static BinaryException comparesIdentity(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " tells keys apart that are equal, which would be lost",
                "Use a collection that compares with equals(), or write its entries as a list.");
    }

    public static BinaryException identityOfKey(Class<?> type, Class<?> key) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " finds an instance of " + key.getName()
                        + " by its identity, which a copy of it has not,",
                "Use enum constants or classes as keys, or a map that compares with equals().");
    }

    public static BinaryException holdsWeakly(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " drops keys that nothing else holds, as of those that were read",
                COPY);
    }

    public static BinaryException unknownCollection(Class<?> type) {
        return new UndeclaredSubclassException(
                type,
                Opening.COLLECTIONS,
                "How an instance of " + type.getName()
                        + " compares, orders or limits its elements is not known, and would be lost",
                ALLOW);
    }

    public static BinaryException stateOfSubclass(Class<?> type, String field, Class<?> superclass) {
        return new UndeclaredSubclassException(
                type,
                Opening.COLLECTIONS,
                "An instance of " + type.getName() + " would be read back as " + superclass.getName()
                        + ", without its field " + field + ",",
                ALLOW);
    }

    public static BinaryException behaviourOfSubclass(Class<?> type, String method, Class<?> superclass) {
        return new UndeclaredSubclassException(
                type,
                Opening.COLLECTIONS,
                "An instance of " + type.getName() + " would be read back as " + superclass.getName()
                        + ", without its own " + method + "(),",
                ALLOW);
    }

    /** Said of collections of others that keep their elements where hash codes put them. */
    public static BinaryException unstableHashes(Class<?> type, Class<?> element) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " keeps an instance of " + element.getName()
                        + " where its hash code puts it, which may be another one in the JVM that reads,",
                COPY);
    }

    public static BinaryException storedTwice(Class<?> type, Class<?> part) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " reaches the same " + part.getTypeName()
                        + " in two ways, each of which would have its own,",
                COPY);
    }

    public static BinaryException mayBeView(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName()
                        + " holds a collection that may be a view of what it stores, and would be a copy of it,",
                COPY);
    }

    public static BinaryException negativeSize(int size, Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " says that its size is " + size, "Mend the class.");
    }

    public static BinaryException tooManyEntries(int count, int limit) {
        return new LimitExceededException(
                "Map of " + count + " entries has more than " + limit, "Split it into several.");
    }

    /**
     * Returns what to throw when a collection of any class threw something during a write: other
     * languages throw checked exceptions undeclared.
     */
    public static RuntimeException failed(Object collection, Throwable cause) {
        boolean isCollection = collection instanceof Iterable || collection instanceof Map;
        if (!isCollection && cause instanceof RuntimeException exception) {
            return exception;
        }
        return cause instanceof ConcurrentModificationException
                ? ValueErrors.changedWhileWritten()
                : failedCollection(collection.getClass(), cause);
    }

    private static BinaryException failedCollection(Class<?> type, Throwable cause) {
        BinaryException e = new UnsupportedValueException(
                "An instance of " + type.getName() + " failed as it was written (" + cause + ")",
                "The cause was thrown by its code, or by that of its elements.");
        e.initCause(cause);
        return e;
    }

    public static BinaryException propertiesWithDefaults() {
        return new UnsupportedValueException(
                "Properties have defaults, which would be lost", "Copy them into Properties without defaults.");
    }

    public static BinaryException unknownForm(int code, BinaryInput in) {
        return new MalformedInputException("Collection has form " + code + ", which means nothing for its type,", in);
    }
}
