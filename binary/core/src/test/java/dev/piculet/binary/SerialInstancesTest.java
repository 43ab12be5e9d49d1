package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Serials.Checked;
import dev.piculet.binary.fixture.Serials.Holder;
import dev.piculet.binary.fixture.Serials.Longs;
import dev.piculet.binary.fixture.Serials.Low;
import dev.piculet.binary.fixture.Serials.Odd;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.text.SimpleDateFormat;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes write and read themselves by {@code writeObject} and {@code readObject}, as Java serialization has them do it. */
class SerialInstancesTest {
    private static final String PREFIX = "dev.piculet.binary.fixture.Serials$";

    private static Object copyOfJava(Object value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    private static Low low() {
        return new Low(7, "text", 8, "name", "a", 1, null, List.of(2.5, "b"), new int[] {3}.length);
    }

    @Test
    void allPartsOfAHierarchyComeBackAsFromJavaSerialization() throws Exception {
        Twins<Low> twins = Twins.of(Low.class);
        byte[] bytes = twins.write(low());
        String expected = copyOfJava(low()).toString();
        assertEquals(low().toString(), expected);
        assertEquals(expected, twins.readInterpreted(bytes).toString());
        assertEquals(expected, twins.readGenerated(bytes).toString());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theyStandInAllKindsOfPlaces(boolean references) {
        Twins<Holder> twins = Twins.of(() -> {
            TypedSerializerBuilder<Holder> builder =
                    TypedSerializer.builder(Holder.class).allow(Longs.class);
            return references ? builder.references() : builder;
        });
        Longs longs = new Longs("x", 1, -2);
        Holder holder = new Holder(1, longs, low(), List.of(new Longs(null), longs), longs, "end");
        byte[] bytes = twins.write(holder);
        for (Object each : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Holder read = (Holder) each;
            assertEquals(longs, read.longs());
            assertEquals("x", read.longs().name());
            assertEquals(holder.more(), read.more());
            assertInstanceOf(Longs.class, read.any());
            assertEquals(holder.low().toString(), read.low().toString());
            assertEquals("end", read.end());
        }
        assertEquals(
                new Holder(1, null, null, List.of(), null, null),
                twins.read(twins.write(new Holder(1, null, null, List.of(), null, null))));
        String described = TypedSerializer.of(Low.class).describe();
        assertTrue(
                described.contains(PREFIX + "Low\n  by        the constructor of java.lang.Object alone"), described);
    }

    @Test
    void collectionsInDeclaredFieldsComeBackAsTheirClassesAllow() {
        Twins<Collections> twins = Twins.of(Collections.class);
        Collections collections = new Collections();
        byte[] bytes = twins.write(collections);
        for (Object each : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Collections read = (Collections) each;
            assertEquals(collections.list, read.list);
            assertInstanceOf(ArrayList.class, read.list);
            assertEquals(collections.fixed, read.fixed);
            assertEquals(collections.exact, read.exact);
            assertEquals(List.copyOf(collections.deque), List.copyOf(read.deque));
            assertEquals(collections.sorted, read.sorted);
            assertEquals(collections.table, read.table);
        }
    }

    @Test
    void aCollectionOfOthersInADeclaredFieldIsRefusedWhereItWouldBeReadAsOneOfTheJdk() {
        Collections collections = new Collections();
        collections.exact = new ArrayList<>() {
            @Override
            public String get(int index) {
                return super.get(index);
            }
        };
        BinaryException refused = assertThrows(
                BinaryException.class,
                () -> TypedSerializer.of(Collections.class).serialize(collections));
        assertTrue(refused.getMessage().contains("It would be read as a java.util.Collection."), refused.getMessage());
    }

    /** Writes itself, for it has a field that is transient. */
    static final class Collections implements Serializable {
        private static final long serialVersionUID = 1L;

        List<String> list = new ArrayList<>(List.of("a"));
        List<String> fixed = List.of("b");
        ArrayList<String> exact = new ArrayList<>(List.of("c"));
        Deque<String> deque = new ArrayDeque<>(List.of("d"));
        NavigableMap<String, Integer> sorted = new TreeMap<>(Map.of("e", 1));
        Hashtable<String, Integer> table = new Hashtable<>(Map.of("f", 2));
        transient Object cache = "cache";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            cache = "cache";
        }
    }

    @Test
    void objectsInsideFollowTheRules() {
        Low low = new Low(1, null, 2, null, new Point(1, 2));
        TypedSerializer<Low> strict = TypedSerializer.of(Low.class);
        assertThrows(UnsupportedValueException.class, () -> strict.serialize(low));
        TypedSerializer<Low> allowing =
                TypedSerializer.builder(Low.class).allow(Point.class).build();
        byte[] bytes = allowing.serialize(low);
        assertEquals(new Point(1, 2), allowing.deserialize(bytes).objects()[0]);
        assertThrows(SchemaMismatchException.class, () -> strict.deserialize(bytes));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void cyclesAreRefused(boolean references) {
        Object[] inside = new Object[1];
        Low low = new Low(1, null, 2, null, (Object) inside);
        inside[0] = low;
        Twins<Low> twins = Twins.of(() -> {
            TypedSerializerBuilder<Low> builder =
                    TypedSerializer.builder(Low.class).allow(Low.class);
            return references ? builder.references() : builder;
        });
        BinaryException refused = assertThrows(BinaryException.class, () -> twins.writeInterpreted(low));
        assertTrue(refused.getMessage().contains(" is inside itself"), refused.getMessage());
        assertThrows(BinaryException.class, () -> twins.generated().serialize(low));
    }

    @Test
    void referencesAreKeptWithinOneInstance() {
        Point point = new Point(1, 2);
        Twins<Low> twins =
                Twins.of(() -> TypedSerializer.builder(Low.class).references().allow(Point.class));
        byte[] bytes = twins.write(new Low(1, null, 2, null, point, point));
        for (Object each : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Low read = (Low) each;
            assertSame(read.objects()[0], read.objects()[1]);
        }
    }

    @Test
    void whatIsReadIsExactlyWhatWasWritten() {
        Twins<Odd> twins = Twins.of(Odd.class);
        byte[] bytes = twins.write(new Odd(3));
        Odd.reads = 3;
        twins.readInterpreted(bytes);
        Odd.reads = 2;
        MalformedInputException less = assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes));
        assertTrue(less.getMessage().startsWith("readObject of " + PREFIX + "Odd left 1 bytes of what was written"));
        Odd.reads = 4;
        BinaryException more = assertThrows(BinaryException.class, () -> twins.readInterpreted(bytes));
        assertInstanceOf(EOFException.class, more.getCause());
        UnsupportedValueException failed =
                assertThrows(UnsupportedValueException.class, () -> twins.writeInterpreted(new Odd(-1)));
        assertInstanceOf(IOException.class, failed.getCause());
        assertThrows(UnsupportedValueException.class, () -> twins.writeInterpreted(new Odd(99)));
    }

    @Test
    void validationsRunWhenTheOutermostHasBeenReadInTheOrderOfJavaSerialization() throws Exception {
        Checked value = new Checked("outer", new Checked("inner", null));
        TypedSerializer<Checked> serializer =
                TypedSerializer.builder(Checked.class).allow(Checked.class).build();
        Checked.CALLS.clear();
        copyOfJava(value);
        List<String> expected = new ArrayList<>(Checked.CALLS);
        Checked.CALLS.clear();
        assertEquals(value, serializer.copy(value));
        assertEquals(expected, Checked.CALLS);
        assertEquals(List.of("inner read", "outer read", "inner 2", "outer 2", "inner 1", "outer 1"), expected);
        BinaryException refused = assertThrows(BinaryException.class, () -> serializer.copy(new Checked("bad", null)));
        assertInstanceOf(InvalidObjectException.class, refused.getCause());
        assertThrows(BinaryException.class, () -> serializer.copy(new Checked("outer", new Checked("bad", null))));
    }

    @Test
    void manyValidationsTakeNoLongerEachThanFew() {
        Object[] inside = new Object[100_000];
        Arrays.fill(inside, new Checked("inner", null));
        TypedSerializer<Checked> serializer =
                TypedSerializer.builder(Checked.class).allow(Checked.class).build();
        byte[] bytes = serializer.serialize(new Checked("outer", inside));
        Checked.CALLS.clear();
        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> serializer.deserialize(bytes));
        assertEquals(3 * (inside.length + 1), Checked.CALLS.size());
        assertEquals("outer 1", Checked.CALLS.get(Checked.CALLS.size() - 1));
    }

    @Test
    void constructorsMayBeRequired() {
        assertThrows(
                UnsupportedClassException.class,
                () -> TypedSerializer.builder(Low.class).requireConstructors().build());
    }

    /** Its superclass has fields in a closed package. */
    public static final class Format extends SimpleDateFormat {
        private static final long serialVersionUID = 1L;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }

    @Test
    void whatIsClosedStaysClosed() {
        UnsupportedClassException refused =
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Format.class));
        assertTrue(
                refused.getMessage().contains("Package java.text is not open to it. Start the JVM with"),
                refused.getMessage());
    }

    /** Only its superclass has fields and methods. */
    public static final class Bare extends Added {
        private static final long serialVersionUID = 1L;
    }

    /** The same with a check. */
    public static final class Checking extends Added {
        private static final long serialVersionUID = 1L;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            throw new InvalidObjectException("checked");
        }
    }

    @Test
    void noSchemaPassesOverTheReadObjectOfTheClassItself() {
        TypedSerializer<Bare> bare = TypedSerializer.of(Bare.class);
        assertEquals("data", bare.copy(new Bare()).state);
        assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.builder(Checking.class)
                        .alias(Checking.class, Bare.class.getName())
                        .reads(bare.schema())
                        .build());
    }

    /** A class as it was. */
    public static final class Before implements Serializable {
        private static final long serialVersionUID = 1L;
        private int kept = 1;
        private String removed = "gone";
        private int renamed = 2;
        private transient int more = 3;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(more);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            more = in.readInt();
        }
    }

    /** A class before two of its fields became one. */
    public static final class Two implements Serializable {
        private static final long serialVersionUID = 1L;
        private long gross = 1;
        private long net = 2;
        private long total = 3;
        private transient int more = 4;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(more);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            more = in.readInt();
        }
    }

    /** The class afterwards. */
    public static final class One implements Serializable {
        private static final long serialVersionUID = 1L;
        private long net;
        private transient int more;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            more = in.readInt();
        }
    }

    /** The class when all three have become another one. */
    public static final class Other implements Serializable {
        private static final long serialVersionUID = 1L;
        private long sum;
        private transient int more;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            more = in.readInt();
        }
    }

    @Test
    void presentNamesOfFieldsGoBeforeFormerOnes() {
        TypedSerializer<Two> two = TypedSerializer.of(Two.class);
        One one = TypedSerializer.builder(One.class)
                .alias(One.class, Two.class.getName())
                .alias(One.class, "net", "gross")
                .alias(One.class, "net", "total")
                .reads(two.schema())
                .build()
                .deserialize(two.serialize(new Two()));
        assertEquals(2, one.net);
        TypedSerializerBuilder<Other> other = TypedSerializer.builder(Other.class)
                .alias(Other.class, Two.class.getName())
                .alias(Other.class, "sum", "gross")
                .alias(Other.class, "sum", "total")
                .reads(two.schema());
        String name = Other.class.getName();
        assertEquals(
                "Field 'gross' of " + name + " may be any of " + name + ".sum at $.\n"
                        + "  Tell with OptionsBuilder.alias what it is now: the former name of the superclass, or of one of"
                        + " these fields.",
                assertThrows(SchemaMismatchException.class, other::build).getMessage());
    }

    /** A superclass that was put in later. */
    public static class Added implements Serializable {
        private static final long serialVersionUID = 1L;
        protected transient String state;
        private int unused;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            state = "data";
        }

        private void readObjectNoData() {
            state = "no data";
        }
    }

    /** The class as it is now. */
    public static final class After extends Added {
        private static final long serialVersionUID = 1L;
        private int kept;
        private int current;
        private String added;
        private transient int more;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(more);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            more = in.readInt();
        }
    }

    /** The class with a field of another type. */
    public static final class Changed implements Serializable {
        private static final long serialVersionUID = 1L;
        private long kept;
        private transient int more;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            more = in.readInt();
        }
    }

    @Test
    void fieldsAndSuperclassesMayChange() {
        TypedSerializer<Before> before = TypedSerializer.of(Before.class);
        byte[] bytes = before.serialize(new Before());
        After after = TypedSerializer.builder(After.class)
                .alias(After.class, Before.class.getName())
                .reads(before.schema())
                .build()
                .deserialize(bytes);
        assertArrayEquals(
                new Object[] {1, 0, null, 3, "no data"},
                new Object[] {after.kept, after.current, after.added, after.more, after.state});
        assertEquals("data", TypedSerializer.of(After.class).copy(new After()).state);
        assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.builder(Changed.class)
                        .alias(Changed.class, Before.class.getName())
                        .reads(before.schema())
                        .build());
        assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.builder(After.class)
                        .reads(before.schema())
                        .build());
    }

    /** Not Serializable: what it keeps is written by nobody but a subclass that thinks of it. */
    static class Layer {
        private boolean visible = true;
        private final List<String> notes = new ArrayList<>();
        private final AtomicLong uses = new AtomicLong();
        protected String title;

        void hide() {
            visible = false;
        }
    }

    static final class Pin extends Layer implements Serializable {
        private static final long serialVersionUID = 1L;
        private transient int size;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(size);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            size = in.readInt();
        }
    }

    static final class Sign extends Layer implements Serializable {
        private static final long serialVersionUID = 1L;
        private transient int size;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject(title);
            out.writeInt(size);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            title = (String) in.readObject();
            size = in.readInt();
        }
    }

    @Test
    void whatNoClassWritesIsRefusedWhereItWouldBeLost() {
        Twins<Pin> pins = Twins.of(Pin.class);
        Pin pin = new Pin();
        pin.size = 3;
        assertEquals(3, pins.read(pins.write(pin)).size);
        pin.hide();
        assertLost("visible", pins, pin);
        Pin titled = new Pin();
        titled.title = "a";
        assertLost("title", pins, titled);
        Pin noted = new Pin();
        ((Layer) noted).notes.add("a");
        assertLost("notes", pins, noted);
    }

    private static void assertLost(String field, Twins<Pin> twins, Pin pin) {
        String expected = "An instance of " + Pin.class.getName() + " would lose what it has in field '" + field
                + "' of a superclass that is not Serializable, for its writeObject does not write it, at $.\n  Make the"
                + " superclass Serializable, or give OptionsBuilder.codec a codec for the class.";
        for (TypedSerializer<Pin> each : List.of(twins.interpreted(), twins.generated())) {
            assertEquals(
                    expected,
                    assertThrows(UnsupportedValueException.class, () -> each.serialize(pin))
                            .getMessage());
        }
    }

    @Test
    void aClassThatReadsWhatItsSuperclassKeepsIsTrusted() {
        Twins<Sign> signs = Twins.of(Sign.class);
        Sign sign = new Sign();
        sign.title = "a";
        sign.size = 2;
        Sign read = signs.read(signs.write(sign));
        assertEquals("a", read.title);
        assertEquals(2, read.size);
    }
}
