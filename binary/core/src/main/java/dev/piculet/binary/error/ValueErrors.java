package dev.piculet.binary.error;

import dev.piculet.access.error.ArgumentException;
import dev.piculet.access.text.ShownText;
import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Opening;
import dev.piculet.model.TypeModel;
import java.util.regex.PatternSyntaxException;

/** Messages about values. Nothing here is called before something is wrong. */
public final class ValueErrors {
    private static final String CREATED_LATE = "Give the class a constructor without parameters, or break the cycle.";

    private ValueErrors() {}

    /** A message for the log; nothing is thrown. */
    public static String unusableCode(TypeModel type) {
        return "Code generated for " + type
                + " can't be used. Its serializer goes on without, slower but no less exact."
                + " Please report this with its cause.";
    }

    public static BinaryException invalidControl(int control, BinaryInput in) {
        return new MalformedInputException("Control " + control + " means nothing for this type", in);
    }

    public static BinaryException unknownConstant(int number, EnumDefinition definition, BinaryInput in) {
        return new MalformedInputException(
                "Enum " + ShownText.of(definition.name()) + " has no constant number " + number + ", only "
                        + definition.constants().size() + ",",
                in);
    }

    public static BinaryException noConstant(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName()
                        + " is none of the constants of its class, which are written by name,",
                "Name the class with OptionsBuilder.createWithoutConstructor, so that its fields are written.");
    }

    public static BinaryException otherInstance(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName()
                        + " is not the one that a constant holds, as which it would be read,",
                "Write the constant, or give OptionsBuilder.codec a codec for its class.");
    }

    public static BinaryException holdsMore(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " holds more than its constructor takes, which would be lost,",
                "Give OptionsBuilder.codec a codec for its class.");
    }

    public static BinaryException removedConstant(String name, EnumDefinition definition) {
        return new SchemaMismatchException(
                "Constant " + ShownText.of(name) + " of " + ShownText.of(definition.name())
                        + " was written, but the enum does not have it any more,",
                "Add the constant again, or give it an alias.");
    }

    public static BinaryException unknownAlternativeNumber(int number, ChoiceDefinition definition, BinaryInput in) {
        return new MalformedInputException(
                "Type " + ShownText.of(definition.name()) + " has no alternative number " + number + ", only "
                        + definition.alternatives().size() + ",",
                in);
    }

    public static BinaryException removedAlternative(String name, ChoiceDefinition definition) {
        return new SchemaMismatchException(
                "An instance of " + ShownText.of(name) + " was written, but " + ShownText.of(definition.name())
                        + " does not allow it any more,",
                "Allow the class again with OptionsBuilder.subtypes, or give its new name an alias.");
    }

    public static BinaryException unknownAlternative(Class<?> type, ChoiceDefinition definition) {
        String advice = Replacements.of(type);
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " can't be written as " + definition.name(),
                advice != null
                        ? advice
                        : "Declare it with OptionsBuilder.subtypes. Declared are: " + names(definition) + ".");
    }

    private static String names(ChoiceDefinition definition) {
        StringBuilder names = new StringBuilder();
        definition
                .alternatives()
                .forEach(it -> names.append(names.isEmpty() ? "" : ", ").append(it.name()));
        return names.toString();
    }

    public static BinaryException unexpectedClass(Class<?> actual, Class<?> expected) {
        return new UndeclaredSubclassException(
                actual,
                Opening.OBJECTS,
                "An instance of " + actual.getName() + " can't be written as " + expected.getName(),
                "What the subclass adds would be lost. Declare it with OptionsBuilder.subtypes("
                        + expected.getSimpleName() + ".class, " + actual.getSimpleName()
                        + ".class), or, where each value has a header, allow it with OptionsBuilder.allow.");
    }

    public static BinaryException wrongClass(Class<?> actual, Class<?> expected) {
        return new UnsupportedValueException(
                "An instance of " + actual.getTypeName() + " is where " + expected.getTypeName() + " is declared",
                "Look for an unchecked cast, or a raw type, in the code that put it there.");
    }

    public static BinaryException stringTooLong(int length) {
        return new UnsupportedValueException(
                "String of " + length + " chars is longer than " + Strings.MAX_LENGTH, "Write it as several strings.");
    }

    public static BinaryException nullNotAllowed(String type) {
        return new UnsupportedValueException(
                "Null is not allowed for " + type, "Set a value, or declare the type nullable.");
    }

    public static BinaryException nullRead(String type, BinaryInput in) {
        return new MalformedInputException(
                "Null is not allowed for " + type, "Declare the type nullable to read such data.", in);
    }

    public static BinaryException negativeRead(long number, BinaryInput in) {
        return new MalformedInputException(
                number + " is not allowed for a number without a sign",
                "Declare the type with a sign to read such data.",
                in);
    }

    public static BinaryException changedWhileWritten() {
        return new UnsupportedValueException(
                "The collection was changed while it was written",
                "Write a copy, or keep other threads from changing it.");
    }

    public static BinaryException equalKeys(int count, int offset, BinaryInput in) {
        in.position(in.position() - in.offset() + offset);
        return new MalformedInputException("Map has " + count + " keys that equal others", in);
    }

    public static BinaryException invalidElements(Class<?> type, int offset, BinaryInput in, Throwable cause) {
        in.position(in.position() - in.offset() + offset);
        return (BinaryException) new MalformedInputException(
                        "Elements of " + type.getName() + " do not make the collection that was written ("
                                + reason(cause) + ")",
                        in)
                .initCause(cause);
    }

    public static BinaryException changedKeys(Class<?> type, BinaryInput in) {
        return new MalformedInputException(
                "Keys of " + type.getName()
                        + " have another hash code or order now that they are complete: they hold an"
                        + " object that holds their collection",
                "Let hashCode, equals and compareTo use nothing but primitives, strings and enums, which are read first,"
                        + " or keep such objects in a list.",
                in);
    }

    public static BinaryException invalidLeaf(Class<?> type, int offset, BinaryInput in, Throwable cause) {
        in.position(in.position() - in.offset() + offset);
        return (BinaryException)
                new MalformedInputException("Bytes are no " + type.getName() + " (" + reason(cause) + ")", in)
                        .initCause(cause);
    }

    public static BinaryException invalidArgument(ArgumentException cause, BinaryInput in) {
        return (BinaryException) new MalformedInputException(cause.getMessage(), in).initCause(cause);
    }

    public static BinaryException refused(Class<?> type, BinaryInput in, Throwable cause) {
        return (BinaryException) new MalformedInputException(
                        type.getName() + " refuses what was read (" + cause + ")",
                        "The constructor's checks do not hold for these bytes.",
                        in)
                .initCause(cause);
    }

    public static BinaryException unreadable(RuntimeException cause, BinaryInput in) {
        return (BinaryException)
                new MalformedInputException("Bytes do not make a value of this type (" + cause + ")", in)
                        .initCause(cause);
    }

    public static BinaryException noBinarySerializerValue(BinaryInput in) {
        return new MalformedInputException("Bytes do not begin as BinarySerializer writes them", in);
    }

    public static BinaryException noFrames(BinaryInput in) {
        return new MalformedInputException("Stream does not begin as FramedWriter writes it", in);
    }

    public static BinaryException unknownObject(int number, BinaryInput in) {
        return new MalformedInputException("Reference to object " + number + ", which does not stand before,", in);
    }

    public static BinaryException insideItself(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getTypeName()
                        + " is inside itself, but is created by a constructor that needs its fields first",
                CREATED_LATE);
    }

    /** The same said by the reader: the class that wrote was one that is created before its fields. */
    public static BinaryException unfinishedObject(int number, BinaryInput in) {
        return new MalformedInputException(
                "Object " + number + " contains itself, but is created by a constructor that needs its fields first",
                CREATED_LATE,
                in);
    }

    public static BinaryException objectOfAnotherClass(int number, Class<?> type, BinaryInput in) {
        return new MalformedInputException(
                "Reference to object " + number + ", which is no " + type.getName() + ",", in);
    }

    public static BinaryException tooManyCollisions(Class<?> type, int limit) {
        return new LimitExceededException(
                "Too many keys or elements of " + type.getName() + " have the same hash code",
                "Give the class a hashCode that tells values apart: beyond " + limit
                        + " comparisons a key it is taken for an attack.");
    }

    public static BinaryException expensiveComparison(int bits) {
        return new LimitExceededException(
                "Decimal of " + bits + " bits is to be compared with many others",
                "Round such numbers, or keep them in a list.");
    }

    public static BinaryException tooManyElements(int count, int limit) {
        return new LimitExceededException(
                "Collection of " + count + " elements has more than " + limit,
                "Raise Limits.elements if that is intended.");
    }

    public static BinaryException tooDeep(int limit) {
        return new LimitExceededException(
                "More than " + limit + " objects are inside each other", "Raise Limits.depth if that is intended.");
    }

    public static BinaryException schemaTooLarge(int size, int limit) {
        return new LimitExceededException(
                "Schema takes " + Amount.of(size, "byte") + ", more than " + limit + ",",
                "It stands before the value. Raise Limits.size if that is intended.");
    }

    /** @param isReferable whether an object is part of the cycle for which a reference may stand */
    public static BinaryException insideItself(Class<?> type, boolean isReferable) {
        return new UnsupportedValueException(
                "An instance of " + type.getTypeName() + " is inside itself",
                isReferable
                        ? "Keep cycles with OptionsBuilder.references(), or break this one."
                        : "Break the cycle, or let it lead through an object of a class with fields:"
                                + " references() keeps those.");
    }

    /**
     * @param depth the objects that were inside each other when the stack ended
     * @param limit how many may be
     */
    public static BinaryException stackExhausted(int depth, int limit) {
        return new LimitExceededException(
                "The thread's stack is too small: it ended with " + depth + " objects inside each other, of " + limit
                        + " that are allowed,",
                "Use a thread with a larger stack (the last parameter of Thread's constructor, or -Xss), or lower"
                        + " Limits.depth.");
    }

    public static BinaryException stackTooSmallForText() {
        return new LimitExceededException(
                "The thread's stack is too small for a text that is nested so deep",
                "Use a thread with a larger stack.");
    }

    public static BinaryException stackTooSmallForSchema() {
        return new LimitExceededException(
                "The thread's stack is too small for the types of the schema inside each other",
                "If you trust the schema, use a thread with a larger stack.");
    }

    /** What a cause says, or its name: also of those that say nothing any more once the JIT compiler throws them. */
    private static String reason(Throwable cause) {
        if (cause instanceof PatternSyntaxException syntax) {
            // Its message is several lines, with the whole expression.
            return syntax.getDescription() + " near index " + syntax.getIndex();
        }
        boolean mayBeMute = cause instanceof NullPointerException
                || cause instanceof ClassCastException
                || cause instanceof ArrayStoreException
                || cause instanceof ArrayIndexOutOfBoundsException;
        return mayBeMute || cause.getMessage() == null
                ? cause.getClass().getSimpleName()
                : ShownText.of(cause.getMessage());
    }
}
