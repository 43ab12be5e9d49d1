package dev.piculet.binary.error;

import dev.piculet.access.text.ShownText;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;

/** Messages about arrays of another class than their place declares. */
public final class ArrayErrors {
    private ArrayErrors() {}

    /** Said when an array is written. */
    public static BinaryException notAllowed(Class<?> array, Class<?> declared) {
        return new UnsupportedValueException(
                "An array " + array.getTypeName() + " is where " + declared.getTypeName()
                        + " is declared, and its class is not allowed",
                "Name the class of its elements with OptionsBuilder.allow, or its package with"
                        + " OptionsBuilder.allowPackage; or copy it into an array " + declared.getTypeName() + ".");
    }

    /** Said when an array is written whose class is allowed by name, but the name means another class. */
    public static BinaryException anotherLoader(Class<?> array) {
        return new UnsupportedValueException(
                "An array " + array.getTypeName()
                        + " can't be read again: the serializer's class loader does not find its class",
                "Give OptionsBuilder.classLoader the loader of the class, or name the class with OptionsBuilder.allow.");
    }

    /** Said when an array is written, and the name of its elements' class means a class of another loader. */
    public static BinaryException anotherClass(Class<?> array) {
        return new UnsupportedValueException(
                "An array " + array.getTypeName()
                        + " can't be read again: the name of its class means one of another class loader",
                "Give OptionsBuilder.classLoader the loader of the class, or write it with a serializer of its own.");
    }

    /** Said when bytes name the class of an array's elements. */
    public static BinaryException notAllowed(String component) {
        return new SchemaMismatchException(
                "An array of " + ShownText.of(component) + " was written, which this serializer does not allow,",
                "Allow the class with OptionsBuilder.allow if such arrays are to be created, or read a tree.");
    }

    /** Said when bytes name a class that is allowed by name. */
    public static BinaryException notFound(String component) {
        return new SchemaMismatchException(
                "An array of " + ShownText.of(component)
                        + " was written, which the serializer's class loader does not find,",
                "Give its new name an alias, give OptionsBuilder.classLoader the loader of the class, or read a tree.");
    }

    public static BinaryException outOfBound(Class<?> component, Class<?> declared) {
        return new SchemaMismatchException(
                "An array of " + component.getTypeName() + " was written where " + declared.getTypeName()
                        + " is declared,",
                "Declare an array of a supertype of both, or read a tree.");
    }

    public static BinaryException unknownNumber(int number, int last, BinaryInput in) {
        return new MalformedInputException(
                "Class number " + number + " of an array has not been named, the last is " + last + ",", in);
    }
}
