package dev.piculet.binary.internal;

import dev.piculet.access.ArgumentException;
import dev.piculet.binary.BinaryException;
import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.LimitExceededException;
import dev.piculet.binary.Limits;
import dev.piculet.binary.MalformedInputException;
import dev.piculet.binary.SchemaMismatchException;
import dev.piculet.binary.UnsupportedValueException;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.model.TypeModel;

/** Every message about values and bytes. Nothing here is called before something is wrong. */
public final class BinaryErrors {
    static final String DAMAGED = "The bytes were cut off or changed, or are not of this schema.";

    private BinaryErrors() {}

    /** What is logged; nothing is thrown. */
    static String unusableCode(TypeModel type) {
        return "Code generated for " + type
                + " can't be used. Its serializer goes on without, slower but no less exact."
                + " Please report this with its cause.";
    }

    public static MalformedInputException cutOff(int needed, BinaryInput in) {
        return malformed(
                "Input ends too early: " + bytes(needed) + " needed, " + in.remaining() + " left,",
                "The bytes are cut off: check that all of them arrived, and the length that was passed on.",
                in);
    }

    public static BinaryException trailingBytes(BinaryInput in) {
        return malformed(
                "Input goes on behind the value with " + bytes(in.remaining()),
                "Pass the value's bytes alone, or read several values with FramedReader.",
                in);
    }

    public static BinaryException tooMany(int count, BinaryInput in) {
        return malformed("Count " + count + " needs more than the " + bytes(in.remaining()) + " left", DAMAGED, in);
    }

    public static BinaryException invalidVarint(BinaryInput in) {
        return malformed("Number is not in its shortest form, or has more than 31 bits,", DAMAGED, in);
    }

    /** Returns a name that was read, if it was valid: not null. */
    public static String requireUtf8(String name, BinaryInput in) {
        if (name == null) {
            throw malformed("Name is not valid UTF-8", DAMAGED, in);
        }
        return name;
    }

    public static BinaryException notBoolean(int value, BinaryInput in) {
        return malformed("Boolean is neither 0 nor 1 but " + value, DAMAGED, in);
    }

    public static BinaryException invalidControl(int control, BinaryInput in) {
        return malformed("Control " + control + " means nothing for this type", DAMAGED, in);
    }

    public static BinaryException unknownConstant(int number, EnumDefinition definition, BinaryInput in) {
        return malformed(
                "Enum " + definition.name() + " has no constant number " + number + ", only "
                        + definition.constants().size() + ",",
                DAMAGED,
                in);
    }

    public static BinaryException removedConstant(String name, EnumDefinition definition) {
        return new SchemaMismatchException(
                "Constant " + name + " of " + definition.name()
                        + " was written, but the enum does not have it any more,",
                "Add the constant again, or give it an alias.");
    }

    public static BinaryException unknownAlternativeNumber(int number, ChoiceDefinition definition, BinaryInput in) {
        return malformed(
                "Type " + definition.name() + " has no alternative number " + number + ", only "
                        + definition.alternatives().size() + ",",
                DAMAGED,
                in);
    }

    public static BinaryException removedAlternative(String name, ChoiceDefinition definition) {
        return new SchemaMismatchException(
                "An instance of " + name + " was written, but " + definition.name() + " does not allow it any more,",
                "Allow the class again with Builder.subtypes or Builder.allow, or give its new name an alias.");
    }

    public static BinaryException unknownAlternative(Class<?> type, ChoiceDefinition definition) {
        String advice = Replacements.of(type);
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " can't be written as " + definition.name(),
                advice != null
                        ? advice
                        : "Declare it with Builder.subtypes or Builder.allow. Declared are: " + names(definition)
                                + ".");
    }

    private static String names(ChoiceDefinition definition) {
        StringBuilder names = new StringBuilder();
        definition
                .alternatives()
                .forEach(it -> names.append(names.isEmpty() ? "" : ", ").append(it.name()));
        return names.toString();
    }

    public static BinaryException unexpectedClass(Class<?> actual, Class<?> expected) {
        return new UnsupportedValueException(
                "An instance of " + actual.getName() + " can't be written as " + expected.getName(),
                "What the subclass adds would be lost. Declare it with Builder.subtypes(" + expected.getSimpleName()
                        + ".class, " + actual.getSimpleName() + ".class).");
    }

    public static BinaryException wrongClass(Class<?> actual, Class<?> expected) {
        return new UnsupportedValueException(
                "An instance of " + actual.getTypeName() + " is where " + expected.getTypeName() + " is declared",
                "Look for an unchecked cast, or a raw type, in the code that put it there.");
    }

    public static BinaryException nullNotAllowed(String type) {
        return new UnsupportedValueException(
                "Null is not allowed for " + type, "Set a value, or declare the type nullable.");
    }

    public static BinaryException nullRead(String type, BinaryInput in) {
        return malformed("Null is not allowed for " + type, "Declare the type nullable to read such data.", in);
    }

    public static BinaryException changedWhileWritten() {
        return new UnsupportedValueException(
                "The collection was changed while it was written",
                "Write a copy, or keep other threads from changing it.");
    }

    public static BinaryException equalKeys(int count, int offset, BinaryInput in) {
        in.position(in.position() - in.offset() + offset);
        return malformed("Map has " + count + " keys that equal others", DAMAGED, in);
    }

    public static BinaryException invalidElements(Class<?> type, int offset, BinaryInput in, Throwable cause) {
        in.position(in.position() - in.offset() + offset);
        return (BinaryException) malformed(
                        "Elements of " + type.getName() + " do not make the collection that was written ("
                                + reason(cause) + ")",
                        DAMAGED,
                        in)
                .initCause(cause);
    }

    public static BinaryException invalidLeaf(Class<?> type, int offset, BinaryInput in, Throwable cause) {
        in.position(in.position() - in.offset() + offset);
        return (BinaryException) malformed("Bytes are no " + type.getName() + " (" + reason(cause) + ")", DAMAGED, in)
                .initCause(cause);
    }

    public static BinaryException invalidArgument(ArgumentException cause, BinaryInput in) {
        return (BinaryException) malformed(cause.getMessage(), DAMAGED, in).initCause(cause);
    }

    public static BinaryException refused(Class<?> type, BinaryInput in, Throwable cause) {
        return (BinaryException) malformed(
                        type.getName() + " refuses what was read (" + cause + ")",
                        "The constructor's checks do not hold for these bytes.",
                        in)
                .initCause(cause);
    }

    public static BinaryException unreadable(RuntimeException cause, BinaryInput in) {
        return (BinaryException) malformed("Bytes do not make a value of this type (" + cause + ")", DAMAGED, in)
                .initCause(cause);
    }

    public static BinaryException noBinarySerializerValue(BinaryInput in) {
        return malformed("Bytes do not begin as BinarySerializer writes them", DAMAGED, in);
    }

    public static BinaryException noFrames(BinaryInput in) {
        return malformed("Stream does not begin as FramedWriter writes it", DAMAGED, in);
    }

    public static BinaryException notAllowed(String className) {
        return new SchemaMismatchException(
                "An instance of " + className + " was written, which this serializer does not allow,",
                "Allow the class with Builder.allow if its instances are to be created, or read a tree.");
    }

    public static BinaryException notAllowed(Class<?> type) {
        String advice = Replacements.of(type);
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " can't be written",
                advice != null ? advice : "Allow the class with Builder.allow.");
    }

    public static BinaryException unknownObject(int number, BinaryInput in) {
        return malformed("Reference to object " + number + ", which does not stand before,", DAMAGED, in);
    }

    public static BinaryException objectOfAnotherClass(int number, Class<?> type, BinaryInput in) {
        return malformed("Reference to object " + number + ", which is no " + type.getName() + ",", DAMAGED, in);
    }

    public static BinaryException unfinishedObject(int number, BinaryInput in) {
        return malformed(
                "Object " + number + " contains itself, but is created by a constructor that needs its fields first",
                "Give the class a constructor without parameters, or break the cycle.",
                in);
    }

    public static BinaryException tooManyObjects(long objects, int bytes) {
        return new LimitExceededException(
                "Value has " + objects + " objects in its first " + bytes(bytes),
                "Give objects fields, or keep fewer without any: " + Limits.FREE_OBJECTS + " and "
                        + Limits.OBJECTS_PER_BYTE + " a byte are allowed.");
    }

    public static BinaryException tooManyPlaces(long places, int bytes) {
        return new LimitExceededException(
                "Value has maps and sets with room for " + places + " constants of enums in its first " + bytes(bytes),
                "Keep fewer of them, or such that have no room for what they lack: HashMap, HashSet.");
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

    public static BinaryException stringTooLong(int length, int limit) {
        return new LimitExceededException(
                "String of " + length + " chars is longer than " + limit,
                "Raise Limits.stringLength if that is intended.");
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

    public static BinaryException valueTooLarge(long size) {
        return new LimitExceededException(
                "Value takes " + size + " bytes, more than an array can hold,", "Split it into several values.");
    }

    public static BinaryException sizeExceeded(int size, int limit) {
        return new LimitExceededException(
                "Value takes " + bytes(size) + ", more than " + limit + ",", "Raise Limits.size if that is intended.");
    }

    public static BinaryException sizeExceeded(int limit) {
        return new LimitExceededException(
                "Value takes more than " + bytes(limit), "Raise Limits.size if that is intended.");
    }

    public static BinaryException schemaTooLarge(int size, int limit) {
        return new LimitExceededException(
                "Schema takes " + bytes(size) + ", more than " + limit + ",",
                "It stands before the value. Raise Limits.size if that is intended.");
    }

    /** @param isReferable whether an object is part of the cycle for which a reference may stand */
    public static BinaryException insideItself(Class<?> type, boolean isReferable) {
        return new UnsupportedValueException(
                "An instance of " + type.getTypeName() + " is inside itself",
                isReferable
                        ? "Keep cycles with Builder.references(), or break this one."
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
                "Use a thread with a larger stack, if whoever made the schema can be trusted.");
    }

    public static BinaryException unknownSchemaVersion(int version, BinaryInput in) {
        String advice = version == 1
                ? "It was written before Piculet 0.1.0, whose bytes were not promised yet: write the data anew."
                : "It was written by a newer Piculet.";
        return malformed("Schema has version " + version + ", known is 2", advice, in);
    }

    public static BinaryException unknownKind(int kind, BinaryInput in) {
        return malformed("Schema has a collection of kind " + kind + ", which means nothing,", DAMAGED, in);
    }

    public static BinaryException unknownSuperclass(int number, int count, BinaryInput in) {
        return malformed("Schema refers to superclass " + number + " of " + count, DAMAGED, in);
    }

    public static BinaryException unknownSchemaTag(int tag, BinaryInput in) {
        return malformed("Schema has tag " + tag + ", which means nothing,", DAMAGED, in);
    }

    public static BinaryException schemaTooDeep(int limit, BinaryInput in) {
        return malformed("Schema has more than " + limit + " types inside each other", DAMAGED, in);
    }

    public static BinaryException unknownDefinition(int index, int count, BinaryInput in) {
        return malformed("Schema refers to definition " + index + " of " + count, DAMAGED, in);
    }

    public static BinaryException wrongDefinition(String name, BinaryInput in) {
        return malformed("Schema refers to " + name + " as what it is not", DAMAGED, in);
    }

    public static BinaryException uncountedCycle(String name, BinaryInput in) {
        return malformed("Schema does not say that " + name + " is recursive", DAMAGED, in);
    }

    public static BinaryException doubleField(String field, String name, BinaryInput in) {
        return malformed("Schema has " + name + " with two fields '" + field + "'", DAMAGED, in);
    }

    public static BinaryException endlessObject(String name, BinaryInput in) {
        return malformed("Schema has " + name + ", whose objects contain others without end,", DAMAGED, in);
    }

    public static BinaryException tooManyObjects(String name, int limit, BinaryInput in) {
        return malformed(
                "Schema has " + name + ", each object of which contains more than " + limit + " others,", DAMAGED, in);
    }

    public static BinaryException elementWithoutRoom(BinaryInput in) {
        return malformed("Schema has a collection whose elements take no room", DAMAGED, in);
    }

    /** What a cause says, or its name: also of those that say nothing any more once the JIT compiler throws them. */
    private static String reason(Throwable cause) {
        boolean mayBeMute = cause instanceof NullPointerException
                || cause instanceof ClassCastException
                || cause instanceof ArrayStoreException
                || cause instanceof ArrayIndexOutOfBoundsException;
        return mayBeMute || cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
    }

    private static String bytes(int count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }

    static MalformedInputException malformed(String problem, String advice, BinaryInput in) {
        return new MalformedInputException(problem, advice, in.offset(), in.length());
    }
}
