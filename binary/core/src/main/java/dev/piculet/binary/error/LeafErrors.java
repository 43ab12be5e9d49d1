package dev.piculet.binary.error;

import dev.piculet.access.text.ShownText;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;

/** Every message about values of leaves. */
public final class LeafErrors {
    private static final String ALLOW = "Allow it with OptionsBuilder.allow.";

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
                "Charset " + ShownText.of(name) + " can't be found by its name",
                "Install its provider, or use a charset of the JDK.");
    }

    public static BinaryException unsupportedLocale(String locale) {
        return new UnsupportedValueException(
                "Locale " + ShownText.of(locale) + " can't be created again", "Build it with Locale.Builder.");
    }

    public static BinaryException unsupportedUri(String text, Class<?> type) {
        return new UnsupportedValueException(
                type.getSimpleName() + " " + ShownText.ofAddress(text) + " can't be created again from its text",
                "Make it from a text, not from its parts.");
    }

    /**
     * Says why a text is no address, without the user and the password that it may have; neither has it as a cause.
     *
     * @param cause whose message may end with the text
     */
    public static IllegalArgumentException invalidAddress(String text, Exception cause) {
        String reason = String.valueOf(cause.getMessage());
        return new IllegalArgumentException(
                reason.endsWith(text)
                        ? reason.substring(0, reason.length() - text.length()) + ShownText.ofAddress(text)
                        : ShownText.ofAddress(reason));
    }

    public static BinaryException unsupportedPattern(String reason) {
        return new UnsupportedValueException("Pattern can't be read back (" + reason + ")", "Use a simpler pattern.");
    }

    public static BinaryException classNotAllowed(Class<?> type) {
        return new UnsupportedValueException("Class " + type.getName() + " is not allowed as a value", ALLOW);
    }

    public static BinaryException unknownClass(String name) {
        return new SchemaMismatchException(
                "Class " + ShownText.of(name) + " was written, which this serializer does not allow as a value,",
                ALLOW);
    }

    /** @param id of a schema; where its values end is not known */
    public static BinaryException unknownLeaf(String id) {
        return new SchemaMismatchException(
                "The schema has values of layout " + ShownText.of(id) + ", which this release does not know,",
                "Read them with the release that has written them, or a later one.");
    }

    public static BinaryException unknownTimeZone(String id, Class<?> type) {
        return new UnsupportedValueException(
                "Time zone " + ShownText.of(id) + ", an instance of " + type.getName()
                        + ", is not the one that the JDK has by this id",
                "Use TimeZone.getTimeZone(id) without setting its offset or id, or register a codec for the class.");
    }

    public static BinaryException ownDaylightRules(String id) {
        return new UnsupportedValueException(
                "Time zone " + ShownText.of(id)
                        + " is a java.util.SimpleTimeZone whose rules for daylight saving time can't be asked for",
                "Use TimeZone.getTimeZone(id), or a SimpleTimeZone with one offset.");
    }

    public static BinaryException unsupportedCalendar(String reason) {
        return new UnsupportedValueException(
                "Calendar can't be read back (" + reason + ")", "Correct it before it is written.");
    }

    public static BinaryException bracketedHost(String name) {
        return new UnsupportedValueException(
                "Host name " + ShownText.of(name) + " is in brackets, which the JDK takes off",
                "Use a name without brackets.");
    }

    public static BinaryException scopedInterface(String address) {
        return new UnsupportedValueException(
                "Address " + address + " is bound to a network interface, which only this machine has",
                "Use Inet6Address.getByAddress(host, address, scope), which has a number alone.");
    }

    public static BinaryException otherChronology(String id, Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getName() + " has the calendar " + id + ", which not every JVM has",
                "Convert it to a LocalDate.");
    }
}
