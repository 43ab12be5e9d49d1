package dev.piculet.jackson.generator;

import dev.piculet.jackson.generator.StandIns.Decoder;
import dev.piculet.jackson.generator.StandIns.Failure;
import dev.piculet.jackson.generator.StandIns.Kept;
import dev.piculet.jackson.generator.StandIns.Mark;
import dev.piculet.jackson.generator.StandIns.Name;
import dev.piculet.jackson.generator.StandIns.Parser;
import dev.piculet.jackson.generator.StandIns.Reading;
import dev.piculet.jackson.generator.StandIns.Settable;
import java.util.ArrayList;
import java.util.List;

/** Superclass of generated readers of the tests. */
public abstract class ReaderStandIn {
    /** The unknown names of the last reading; null if there were none. */
    Kept unknown;

    /** The names that readers did not read. */
    final List<String> rest = new ArrayList<>();

    private ReaderStandIn owner = this;

    public abstract Object read(Parser in, Reading context);

    /** The tests ask the reader itself for unknown names. */
    protected final void shareOwner(ReaderStandIn other) {
        owner = other;
    }

    protected static void enter(Parser in) {
        if (in.current() == Mark.START) {
            in.next();
        }
    }

    protected static boolean isFirst(Parser in, Name name) {
        return (in.current() == Mark.START ? in.next() : in.current()).equals(name);
    }

    protected static boolean isNext(Parser in, Name name) {
        return in.next().equals(name);
    }

    protected static boolean isAtName(Parser in) {
        return in.current() instanceof Name;
    }

    protected static String currentName(Parser in) {
        if (!isAtName(in)) {
            return null;
        }
        in.lookedUp++;
        return ((Name) in.current()).text();
    }

    protected static String advanceToName(Parser in) {
        in.next();
        return currentName(in);
    }

    protected static void advance(Parser in) {
        in.next();
    }

    protected static int readInt(Parser in, Reading context, Settable property) {
        return nextIsInt(in) ? valueInt(in) : (int) property.read(in);
    }

    protected static long readLong(Parser in, Reading context, Settable property) {
        return nextIsLong(in) ? valueLong(in) : (long) property.read(in);
    }

    protected static double readDouble(Parser in, Reading context, Settable property) {
        return nextIsDouble(in) ? valueDouble(in) : (double) property.read(in);
    }

    protected static boolean readBoolean(Parser in, Reading context, Settable property) {
        return nextIsBoolean(in) ? valueBoolean(in) : (boolean) property.read(in);
    }

    protected static String readString(Parser in, Reading context, Settable property) {
        return nextIsString(in) ? valueString(in) : (String) property.read(in);
    }

    protected static Object readProperty(Parser in, Reading context, Settable property) {
        moveToValue(in);
        return property.read(in);
    }

    protected static Object readObject(Parser in, Reading context, Settable property, Decoder decoder) {
        return moveToValue(in) == Mark.NULL ? property.read(in) : decoder.decode(in.current());
    }

    protected static Object readHeld(Parser in, Reading context, Decoder decoder) {
        return moveToValue(in) == Mark.NULL ? null : decoder.decode(in.current());
    }

    private static Object moveToValue(Parser in) {
        return in.current() instanceof Name ? in.next() : in.current();
    }

    protected static Object insteadOfHeld(Parser in, Reading context, Settable property) {
        return property.read(in);
    }

    protected static boolean nextIsInt(Parser in) {
        return in.next() instanceof Integer;
    }

    protected static boolean nextIsLong(Parser in) {
        return in.next() instanceof Long;
    }

    protected static boolean nextIsDouble(Parser in) {
        return in.next() instanceof Double;
    }

    protected static boolean nextIsBoolean(Parser in) {
        return in.next() instanceof Boolean;
    }

    protected static boolean nextIsString(Parser in) {
        return in.next() instanceof String;
    }

    protected static int valueInt(Parser in) {
        return (int) in.current();
    }

    protected static long valueLong(Parser in) {
        return (long) in.current();
    }

    protected static double valueDouble(Parser in) {
        return (double) in.current();
    }

    protected static boolean valueBoolean(Parser in) {
        return (boolean) in.current();
    }

    protected static String valueString(Parser in) {
        return (String) in.current();
    }

    protected static Object byProperty(Parser in, Reading context, Settable property) {
        return property.read(in);
    }

    protected static Object boxed(Settable property, Object value) {
        return value;
    }

    protected static void assign(Reading context, Settable property, Object bean, Object value) {
        property.set(bean, value);
    }

    protected static boolean isDefault(Object argument) {
        return argument == Reading.DEFAULT;
    }

    protected final Object argument(Reading context, int index, boolean isMissing) {
        return context.arguments.give(index, isMissing);
    }

    /** Every test checks unknown names. */
    protected final boolean skipsUnknown(Reading context) {
        return false;
    }

    protected static void skip(Parser in) {
        in.next();
    }

    protected final Kept unknown(Parser in, Reading context, Kept kept) {
        Kept names = kept == null ? new Kept() : kept;
        names.names.add(((Name) in.current()).text());
        in.next();
        return names;
    }

    protected static Object keep(Object kept, Settable property, Object value) {
        return new KeptAssignment(property, value, (KeptAssignment) kept);
    }

    protected static void assignKept(Reading context, Object kept, Object bean) {
        for (KeptAssignment it = (KeptAssignment) kept; it != null; it = it.earlier()) {
            it.property().set(bean, it.value());
        }
    }

    private record KeptAssignment(Settable property, Object value, KeptAssignment earlier) {}

    /** Records the remaining names, which a reader that creates early does not read. */
    protected final Object finished(Parser in, Reading context, Object bean, Kept kept) {
        owner.unknown = kept;
        for (; isAtName(in); in.next()) {
            owner.rest.add(((Name) in.current()).text());
            in.next();
        }
        return bean;
    }

    protected final Object failed(Throwable failure, int at, Parser in, Reading context) {
        throw new Failure(at <= ReaderGenerator.TAKEN ? ReaderGenerator.TAKEN - at : at, failure);
    }

    protected final Object failed(
            Throwable failure, int at, boolean allRead, Kept unknown, Parser in, Reading context) {
        return failed(failure, at, in, context);
    }

    protected static void begin(Parser in, Object bean) {
        in.bean = bean;
    }

    protected static void readAndSet(Parser in, Reading context, Settable property, Object bean) {
        moveToValue(in);
        property.set(bean, property.read(in));
    }

    protected static Object readToSet(Parser in, Reading context, Settable property, Decoder decoder, Object bean) {
        if (moveToValue(in) != Mark.NULL) {
            return decoder.decode(in.current());
        }
        property.set(bean, property.read(in));
        return null;
    }

    protected final Object readAndReturn(Parser in, Reading context, Settable property, Object builder) {
        moveToValue(in);
        property.set(builder, property.read(in));
        return builder(builder, /* isTaken= */ false);
    }

    /** Only decoders of the tests read other objects. */
    protected static boolean fits(Settable property, Object value) {
        return value == null || value instanceof List;
    }

    protected final Object setAndReturn(Parser in, Reading context, Settable property, Object builder, Object value) {
        property.set(builder, value);
        return builder(builder, /* isTaken= */ false);
    }

    protected final Object builder(Object returned, boolean isTaken) {
        if (returned instanceof BuilderReadersTest.Building) {
            return returned;
        }
        throw new IllegalStateException("given back: " + returned + (isTaken ? ", taken" : ""));
    }

    public Object build(Object builder) {
        throw new IllegalStateException("no builder");
    }

    protected final void setterFailed(Throwable failure, Object value, int index, boolean isTaken, Parser in) {
        throw new IllegalStateException("setter " + index + " of " + value + (isTaken ? ", taken" : ""), failure);
    }

    protected final void pass(Parser in, Reading context, Object bean) {
        owner.unknown = unknown(in, context, owner.unknown);
    }

    protected final Object failed(Throwable failure, int at, Object bean, Parser in, Reading context) {
        throw new Failure(at, failure);
    }
}
