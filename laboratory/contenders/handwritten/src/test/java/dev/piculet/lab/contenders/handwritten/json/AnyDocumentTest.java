package dev.piculet.lab.contenders.handwritten.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.ValueDifference;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.java.Order;
import dev.piculet.lab.payload.java.Record20;
import dev.piculet.lab.payload.json.FeatureCollection;
import dev.piculet.lab.payload.json.Level;
import dev.piculet.lab.payload.text.JsonText;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents as others write them. */
class AnyDocumentTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/record-20",
                "java/order",
                "java/bean-15",
                "java/creator-8",
                "json/dto",
                "json/timeline",
                "json/events",
                "json/geo",
                "json/nested"
            })
    void membersMayStandInAnyOrderWithBlanksBetween(String path) throws Exception {
        String[] parts = path.split("/");
        Payload payload = Payloads.create(parts[0], parts[1], 7);
        JsonCodec<?> codec = (JsonCodec<?>) new HandwrittenJsonContender().bind(payload);
        for (Object value : payload.values()) {
            String text = JsonText.pretty(backwards(ReferenceTree.of(value)));
            assertEquals(Optional.empty(), ValueDifference.betweenValueAndRead(value, codec.deserializeText(text)));
        }
    }

    private static Object backwards(Object tree) {
        if (tree instanceof Map<?, ?> members) {
            List<Object> names = new ArrayList<>(members.keySet());
            Collections.reverse(names);
            Map<Object, Object> turned = new LinkedHashMap<>();
            names.forEach(name -> turned.put(name, backwards(members.get(name))));
            return turned;
        }
        return tree instanceof List<?> elements
                ? elements.stream().map(AnyDocumentTest::backwards).toList()
                : tree;
    }

    @Test
    void unknownMembersAreSkippedWhateverTheyHold() {
        String text = "{\"stranger\":{\"a\":[1,{\"name\":\"x\\\"]\"}],\"b\":{}},\"name\":\"n\",\"\":null,\"x\":-1.5e3,"
                + "\"number\":7,\"numbers\":[true,false],\"tags\":[],\"inner\":null,\"name \":\"no\"}";
        assertEquals(new Level("n", 7, List.of(), null), new LevelCodec().deserializeText(text));
    }

    @Test
    void absentMembersAreNullOrZeroAndTheLastOfEqualOnesCounts() {
        assertEquals(new Level(null, 0, null, null), new LevelCodec().deserializeText(" { } "));
        assertEquals(new Level(null, 2, null, null), new LevelCodec().deserializeText("{\"number\":1,\"number\":2}"));
    }

    @ParameterizedTest
    @CsvSource({"\\u00e9, é", "é, é", "\\ud83c\\udfac, 🎬", "🎬, 🎬", "\\/, /", "東\\t京, '東\t京'", "a b\\u0022c, a b\"c"})
    void escapesAndLettersOutsideAsciiAreRead(String written, String letters) {
        assertEquals(letters, level("\"" + written + "\"").name());
        assertEquals("12345678" + letters, level("\"12345678" + written + "\"").name());
        assertEquals(letters + "12345678", level("\"" + written + "12345678\"").name());
    }

    @Test
    void namesMayHaveEscapes() {
        assertEquals(7, new LevelCodec().deserializeText("{\"n\\u0075mber\":7}").number());
    }

    private static Level level(String name) {
        return new LevelCodec().deserializeText("{\"name\":" + name + ",\"number\":1}");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0.0",
        "-0, -0.0",
        "-0.0, -0.0",
        "1, 1.0",
        "0.1, 0.1",
        "123456789.123456789, 123456789.123456789",
        "9007199254740993, 9007199254740993",
        "1e23, 1e23",
        "-1.5E-3, -0.0015",
        "4.9e-324, 4.9e-324",
        "1.7976931348623157e308, 1.7976931348623157e308",
        "0.30000000000000004, 0.30000000000000004",
        "100000000000000000000000000, 1e26"
    })
    void everyFormOfANumberIsTheNearestDouble(String written, double number) {
        String text = "{\"features\":[{\"geometry\":{\"coordinates\":[[" + written + "]]}}]}";
        FeatureCollection read = new FeatureCollectionCodec().deserializeText(text);
        assertArrayEquals(
                new double[] {number},
                read.features().get(0).geometry().coordinates().get(0));
    }

    /** Numbers with few decimals have a way of their own. */
    @ParameterizedTest
    @ValueSource(
            doubles = {
                0,
                -0.0,
                1,
                -1,
                0.5,
                12.25,
                123.456789,
                -0.000001,
                0.0000015,
                1234567.1234567,
                9007199254.740993,
                1e9,
                1e10,
                1e300,
                Double.MIN_VALUE,
                Double.MAX_VALUE,
                0.1 + 0.2,
                100.0 / 3,
                8.1e-7,
                4503599627.370497
            })
    void everyDoubleIsWrittenSoThatItIsReadAgain(double number) {
        FeatureCollection.Geometry geometry =
                new FeatureCollection.Geometry("Point", List.of(new double[] {number, -number}));
        FeatureCollection written = new FeatureCollection(
                "FeatureCollection", List.of(new FeatureCollection.Feature("Feature", 1, geometry, Map.of())));
        byte[] bytes = new FeatureCollectionCodec().serialize(written);
        String text = new String(bytes, StandardCharsets.UTF_8);
        String coordinates = text.substring(text.indexOf("[[") + 2, text.indexOf("]]"));
        assertEquals(number, Double.parseDouble(coordinates.split(",")[0]), text);
        assertEquals(
                Optional.empty(), ValueDifference.between(written, new FeatureCollectionCodec().deserialize(bytes)));
    }

    @Test
    void decimalsKeepAllDigits() {
        for (String number : List.of("0.00", "-12.30", "12345678901234567890.123456789", "1E+40", "-0.1")) {
            Order order = new OrderCodec().deserializeText("{\"total\":" + number + "}");
            assertEquals(new BigDecimal(number), order.total());
        }
    }

    @Test
    void instantsMayHaveAnyNumberOfDecimals() {
        for (String instant : List.of(
                "2021-05-08T10:00:00Z",
                "2021-05-08T10:00:00.5Z",
                "1969-12-31T23:59:59.999999999Z",
                "0001-01-01T00:00:00.120Z",
                "+10000-01-01T00:00:00Z")) {
            Order order = new OrderCodec().deserializeText("{\"orderedAt\":\"" + instant + "\"}");
            assertEquals(Instant.parse(instant), order.orderedAt());
            String written = new OrderCodec().serializeText(order);
            assertEquals(
                    Instant.parse(instant),
                    new OrderCodec().deserializeText(written).orderedAt(),
                    written);
        }
    }

    @Test
    void wholeNumbersOfAllLengthsAreWritten() {
        for (int number : new int[] {0, -1, 9, 10, 99, 100, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            Level level = new Level("n", number, null, null);
            assertEquals("{\"name\":\"n\",\"number\":" + number + ",\"tags\":null,\"inner\":null}", text(level));
        }
        for (long number :
                new long[] {Long.MIN_VALUE, Long.MAX_VALUE, 999_999_999_999_999_999L, 1_000_000_000_000_000_000L}) {
            Order order = new Order(number, null, null, null, null, null, null, null, null);
            assertEquals(order, new OrderCodec().deserialize(new OrderCodec().serialize(order)));
        }
    }

    private static String text(Level level) {
        return new LevelCodec().serializeText(level);
    }

    @Test
    void nullIsReadInPlaceOfTheValue() {
        assertEquals(null, new LevelCodec().deserializeText("null"));
        assertEquals(
                null, new OrderCodec().deserializeText("{\"customer\":null}").customer());
    }

    @Test
    void aNumberEndsWhereTheInputDoes() {
        Record20 value =
                (Record20) Payloads.create("java", "record-20", 7).values().get(0);
        byte[] bytes = new Record20Codec().serialize(value);
        assertEquals(value, new Record20Codec().deserialize(bytes));
    }
}
