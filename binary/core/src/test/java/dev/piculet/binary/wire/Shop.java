package dev.piculet.binary.wire;

import dev.piculet.binary.FramedWriter;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The examples in section 8 of docs/spec/wire-format.md, line by line. Each constant has the bytes of one example. */
interface Shop {
    record Point(int x, int y) {}

    byte[] POINT = TypedSerializer.of(Point.class).serialize(new Point(7, 70_000));

    record Address(String city, double distance, int number) {}

    record Customer(int id, String name, boolean active, Address address, Map<String, Integer> points) {}

    Map<String, Integer> POINTS = new LinkedHashMap<>(Map.of("count", 5));
    Customer ADA = new Customer(42, "Ada", true, new Address("Paris", 1.5, 7), POINTS);
    byte[] CUSTOMER = TypedSerializer.of(Customer.class).serialize(ADA);

    TypedSerializer<List<String>> WORDS =
            TypedSerializer.builder(new TypeRef<List<String>>() {}).headerless().build();
    byte[] TWENTY_STRINGS = WORDS.serialize(new ArrayList<>(Collections.nCopies(20, "ab")));

    TypedSerializer<List<Boolean>> FLAGS = TypedSerializer.builder(new TypeRef<List<Boolean>>() {})
            .headerless()
            .build();
    byte[] TWENTY_FLAGS = FLAGS.serialize(new ArrayList<>(Collections.nCopies(20, true)));

    TypedSerializer<List<Integer>> INTS = TypedSerializer.builder(new TypeRef<List<Integer>>() {})
            .headerless()
            .build();
    byte[] INTS_WITH_NULL = INTS.serialize(new ArrayList<>(Arrays.asList(1, null, 100_000)));

    TypedSerializer<String> TEXT =
            TypedSerializer.builder(String.class).headerless().build();
    byte[] LATIN_STRING = TEXT.serialize("Zürich");
    byte[] OTHER_STRING = TEXT.serialize("Łódź");

    sealed interface Payment {}

    record Card(String number) implements Payment {}

    record Cash(int cents, Currency currency) implements Payment {}

    enum Currency {
        EUR,
        USD
    }

    TypedSerializer<Payment> PAYMENTS =
            TypedSerializer.builder(Payment.class).headerless().build();
    byte[] CASH = PAYMENTS.serialize(new Cash(250, Currency.USD));

    record Pair(Point first, Point second) {}

    TypedSerializer<Pair> PAIRS =
            TypedSerializer.builder(Pair.class).headerless().references().build();
    Point SAME = new Point(1, 2);
    byte[] SAME_TWICE = PAIRS.serialize(new Pair(SAME, SAME));

    record Song(byte[] sample, Duration length) {}

    TypedSerializer<Song> SONGS =
            TypedSerializer.builder(Song.class).headerless().build();
    byte[] SONG = SONGS.serialize(new Song(new byte[] {1, -1}, Duration.ofMillis(61_500)));

    TypedSerializer<Object> ANY = TypedSerializer.builder(Object.class)
            .allow(Point.class)
            .headerless()
            .build();
    byte[] OPEN = ANY.serialize(new ArrayList<>(List.of(7, new Point(1, 2), new Point(3, 4))));

    TypedSerializer<Object[][]> TABLE =
            TypedSerializer.builder(Object[][].class).headerless().build();
    byte[] ROWS = TABLE.serialize(new Object[][] {new String[] {"a"}, new String[] {null}, new Object[0]});

    static byte[] stream() {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (FramedWriter<Point> writer = TypedSerializer.of(Point.class).writer(stream)) {
            writer.write(new Point(7, 70_000));
            writer.write(new Point(1, 2));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return stream.toByteArray();
    }

    byte[] STREAM = stream();

    byte[] POINT_SCHEMA = TypedSerializer.of(Point.class).schema().toBytes();
    byte[] PAYMENT_SCHEMA = PAYMENTS.schema().toBytes();
}
