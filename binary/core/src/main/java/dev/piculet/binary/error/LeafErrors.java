package dev.piculet.binary.error;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;

/** Every message about values of leaves. */
public final class LeafErrors {
    private LeafErrors() {}

    public static BinaryException invalidLongVarint(BinaryInput in) {
        return new MalformedInputException("Number is not in its shortest form, or has more than 64 bits,", in);
    }

    public static BinaryException subclassOfLeaf(Class<?> actual, Class<?> expected) {
        return new UnsupportedValueException(
                "An instance of " + actual.getName() + " would be read back as " + expected.getName(),
                "What the subclass adds would be lost: convert it, or register a codec for the class.");
    }

    public static BinaryException unknownCharset(String name) {
        return new UnsupportedValueException(
                "Charset " + name + " can't be found by its name",
                "Install its provider, or use a charset of the JDK.");
    }

    public static BinaryException unsupportedLocale(String locale) {
        return new UnsupportedValueException(
                "Locale " + locale + " can't be created again", "Build it with Locale.Builder.");
    }

    public static BinaryException unsupportedPattern(String reason) {
        return new UnsupportedValueException("Pattern can't be read back (" + reason + ")", "Use a simpler pattern.");
    }
}
