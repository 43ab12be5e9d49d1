package dev.piculet.binary.error;

import dev.piculet.access.text.ShownText;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.schema.SchemaPrinter;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.TypeModel;
import java.util.Locale;

/** Messages about data that was written with another schema. */
public final class EvolutionErrors {
    private EvolutionErrors() {}

    public static BinaryException differentType(WireSchema written, WireType wire, TypeModel type) {
        return new SchemaMismatchException(
                "Data was written as '" + SchemaPrinter.describe(written, wire) + "' and can't be read as '" + type
                        + "'",
                "Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.");
    }

    public static BinaryException unsupportedClass(UnsupportedClassException cause) {
        BinaryException mismatch = new SchemaMismatchException(
                "Data of another schema needs " + cause.className() + " in a way that it can't be read,",
                "Its class says why: " + cause.getMessage());
        mismatch.initCause(cause);
        return mismatch;
    }

    public static BinaryException missingField(String name, TypeModel type, String className) {
        return new SchemaMismatchException(
                "Field '" + name + ": " + type + "' of " + ShownText.of(className) + " is not in the data",
                "Give '" + name + "' a default to read old data.");
    }

    public static BinaryException referencesNotExpected(TypeModel type) {
        return new SchemaMismatchException(
                "Data has objects of " + type + " that may stand in several places,",
                "Read it with OptionsBuilder.references().");
    }

    public static BinaryException nothingInCommon(String written, Class<?> type) {
        return new SchemaMismatchException(
                "An object of " + ShownText.of(written) + " was written, which has no field of " + type.getName() + ",",
                "Read the data as the class that was written, or give fields their former names with OptionsBuilder.alias.");
    }

    public static BinaryException ambiguousField(String written, String className, String candidates) {
        return new SchemaMismatchException(
                "Field '" + ShownText.of(written) + "' of " + ShownText.of(className) + " may be any of " + candidates,
                "Tell with OptionsBuilder.alias what it is now: the former name of the superclass, or of one of these fields.");
    }

    public static BinaryException pairedField(String written, String className, String present, Class<?> type) {
        return new SchemaMismatchException(
                "Field '" + ShownText.of(written) + "' of " + ShownText.of(className)
                        + " was written and can't be read as '" + present + "' of " + type.getName(),
                "Two fields in which a constructor leaves one object are one. Let the constructors do as they did.");
    }

    public static BinaryException objectOfRemovedField(Class<?> type) {
        return new SchemaMismatchException(
                "Object of " + type.getName() + " was first written in a field that was removed",
                "Keep that field until such data is written anew.");
    }

    public static BinaryException unknownSchema(int written, int read, String type) {
        return new SchemaMismatchException(
                "Data of " + type + " was written with schema " + hex(written) + ", known is " + hex(read) + ",",
                "Name the schema that it was written with to TypedSerializerBuilder.reads. If there is none, these are other bytes.");
    }

    private static String hex(int fingerprint) {
        return String.format(Locale.ROOT, "%08x", fingerprint);
    }
}
