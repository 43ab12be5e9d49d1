package dev.piculet.binary.error;

import dev.piculet.access.text.ShownText;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;

/** Messages about values in open places, whose bytes name their class. */
public final class OpenErrors {
    private OpenErrors() {}

    /** Said when a value is written. */
    public static BinaryException notAllowed(Class<?> type) {
        String advice = Replacements.of(type);
        String name = "An instance of " + type.getName();
        return advice != null
                ? new UnsupportedValueException(name + " can't be written", advice)
                : new UnsupportedValueException(
                        name + " is not allowed",
                        "Name the class with OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.");
    }

    /** Said when a value is written whose class is allowed by name, but the name means another class. */
    public static BinaryException anotherLoader(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName()
                        + " can't be read again: the serializer's class loader does not find its class",
                "Give OptionsBuilder.classLoader the loader of the class, or name the class with OptionsBuilder.allow.");
    }

    /** Said when a value is written whose class's name means a class of another loader. */
    public static BinaryException anotherClass(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName()
                        + " can't be read again: its name means a class of another class loader",
                "Give OptionsBuilder.classLoader the loader of the class, or write it with a serializer of its own.");
    }

    /** Said when a value is written that would be read as an instance of a class which its place does not declare. */
    public static BinaryException readAsAnother(Class<?> type, Class<?> shared, Class<?> bound) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " can't be written as " + bound.getName(),
                "It would be read as a " + shared.getName()
                        + ". Declare that, allow its class if its fields restore it,"
                        + " or give OptionsBuilder.codec a codec for it.");
    }

    /** Said when the code of a class writes a collection that would be read as one of another class, which it may rely on. */
    public static BinaryException classNotKept(Class<?> type, Class<?> read) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " would be read as a " + read.getName()
                        + " by the code that writes it",
                "Write null instead, a collection that keeps its class, or its elements one by one.");
    }

    /** Said when a lambda is written. */
    public static BinaryException lambdaNotAllowed(String capturingClass) {
        return new UnsupportedValueException(
                "A lambda of " + capturingClass
                        + " can't be written, for that class, which makes it again, is not allowed",
                "Name the class with OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.");
    }

    public static BinaryException unsupportedClass(Class<?> type, UnsupportedClassException cause) {
        BinaryException unsupported = new UnsupportedValueException(
                "An instance of " + type.getName() + " can't be written", "Its class says why: " + cause.getMessage());
        unsupported.initCause(cause);
        return unsupported;
    }

    /** Said when bytes name a class. */
    public static BinaryException notAllowed(String className) {
        return new SchemaMismatchException(
                "An instance of " + ShownText.of(className) + " was written, which this serializer does not allow,",
                "Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.");
    }

    /** Said when bytes have a collection of others, and no class at all is allowed. */
    public static BinaryException noneAllowed(String declared) {
        return new SchemaMismatchException(
                "A collection of others was written where " + ShownText.of(declared)
                        + " is declared, and this serializer allows none,",
                "Allow its class with OptionsBuilder.allow if its instances are to be created, or read a tree.");
    }

    /** Said when bytes name a class that is allowed by name. */
    public static BinaryException notFound(String className) {
        return new SchemaMismatchException(
                "An instance of " + ShownText.of(className)
                        + " was written, which the serializer's class loader does not find,",
                "Give its new name an alias, give OptionsBuilder.classLoader the loader of the class, or read a tree.");
    }

    public static BinaryException outOfBound(Class<?> type, Class<?> bound) {
        return new SchemaMismatchException(
                "An instance of " + type.getTypeName() + " was written where " + bound.getTypeName() + " is declared,",
                "Declare a supertype of both, or read a tree.");
    }

    /** Said when a value is written whose class chose what is written, which would not be read as an instance of the class. */
    public static BinaryException replacedByAnother(Class<?> type, Class<?> chosen, Class<?> bound) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " is replaced by one of " + chosen.getTypeName() + ", which is no "
                        + bound.getTypeName() + " and has no readResolve that gives one,",
                "Give " + type.getName() + " a codec.");
    }

    /** Said when what a value's class chose in its place is not allowed. */
    public static BinaryException replacementNotAllowed(Class<?> type, Class<?> chosen) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " is replaced by one of " + chosen.getTypeName()
                        + ", which is not allowed",
                "Name it with OptionsBuilder.allowNames(\"" + chosen.getTypeName()
                        + "\"::equals), or its package with OptionsBuilder.allowPackage.");
    }

    /** Said when a value is written in whose place its class, or the replacement that its class chose, has another one read. */
    public static BinaryException resolvedAsAnother(Class<?> type, Class<?> resolver, Class<?> resolved) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " can't be written: readResolve of " + resolver.getName()
                        + " gives an instance of " + resolved.getName() + " in its place,",
                "Write that instance, or give OptionsBuilder.codec a codec for " + type.getName() + ".");
    }

    public static BinaryException noReplacement(Class<?> type, Object chosen) {
        return new UnsupportedValueException(
                "writeReplace of " + type.getName()
                        + (chosen == null ? " returned null" : " gives one replacement after the other"),
                "Write the value as something else, or give its class a codec.");
    }

    public static BinaryException replacingFailed(Class<?> type, Throwable cause) {
        BinaryException failed = new UnsupportedValueException(
                "writeReplace of " + type.getName() + " failed (" + cause + ")", "Its class says why.");
        failed.initCause(cause);
        return failed;
    }

    public static BinaryException unknownType(int number, int count, BinaryInput in) {
        return new MalformedInputException(
                "Type number " + number + " has not been described, only " + count + " have,", in);
    }

    public static BinaryException tooManyTypes(int limit) {
        return new LimitExceededException(
                "More than " + limit + " types are described in one value",
                "Write it in parts, or let places declare the classes that they hold.");
    }

    public static MalformedInputException openType(BinaryInput in) {
        return new MalformedInputException("A type is described as one that its values describe", in);
    }

    public static MalformedInputException untoldClass(BinaryInput in) {
        return new MalformedInputException("A type is described without a class", in);
    }
}
