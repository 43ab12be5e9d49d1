package dev.piculet.binary.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.fixture.Enums;
import dev.piculet.binary.io.MalformedInputException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The wire format's rules for readers: bytes that they must accept although nobody writes them, and bytes that they
 * must refuse.
 */
class ReaderRulesTest {
    record Flag(boolean on) {}

    record Number(int value) {}

    record Boxed(Integer value) {}

    record Letter(Enums.Fifteen value) {}

    private static <T> T read(TypedSerializerBuilder<T> builder, boolean generated, String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        return builder.headerless().generateAfter(generated ? 0 : -1).build().deserialize(bytes);
    }

    private static <T> T read(Class<T> type, boolean generated, String hex) {
        return read(TypedSerializer.builder(type), generated, hex);
    }

    private static void assertMalformed(Class<?> type, boolean generated, String hex) {
        assertThrows(MalformedInputException.class, () -> read(type, generated, hex), hex);
    }

    private static void assertMalformed(TypeRef<?> type, boolean generated, String hex) {
        assertThrows(MalformedInputException.class, () -> read(TypedSerializer.builder(type), generated, hex), hex);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void bitsThatNoSlotHasAreIgnored(boolean generated) {
        assertEquals(new Flag(true), read(Flag.class, generated, "ff"));
        assertEquals(new Boxed(null), read(Boxed.class, generated, "fc"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void widthsMayBeMoreThanNeeded(boolean generated) {
        assertEquals(new Number(1), read(Number.class, generated, "01 01 00 00 00"));
        assertEquals(new Boxed(null), read(Boxed.class, generated, "02"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void lengthsAndNumbersMayFollowWhereTheyNeedNot(boolean generated) {
        assertEquals("a", read(String.class, generated, "04 61 00"));
        assertEquals("", read(String.class, generated, "02"));
        assertEquals(Shop.Currency.USD, read(Shop.Currency.class, generated, "0f 01"));
        assertEquals(new Shop.Card(null), read(Shop.Payment.class, generated, "0f 00 00"));
        assertArrayEquals(new byte[] {7}, read(byte[].class, generated, "0e 01 07"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void formsMayBeSaidWhereTheyNeedNot(boolean generated) {
        TypeRef<List<Integer>> type = new TypeRef<>() {};
        List<Integer> expected = List.of(1);
        for (String hex :
                List.of("02 00 0100", "0e 01 00 0100", "0f 00 01 00 0100", "0f 01 01 00 0100", "0f 80 01 01 0100")) {
            assertEquals(expected, read(TypedSerializer.builder(type), generated, hex), hex);
        }
        // The form of a set, as where a Collection was declared.
        assertEquals(expected, read(TypedSerializer.builder(type), generated, "0f 14 01 00 0100"));
        TypeRef<Map<String, Integer>> maps = new TypeRef<>() {};
        assertEquals(Map.of("a", 1), read(TypedSerializer.builder(maps), generated, "0f 01 01 00 03 61 0100"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void numbersInMoreBytesThanNeededAreRefused(boolean generated) {
        assertMalformed(String.class, generated, "83 00 61");
        assertMalformed(String.class, generated, "ff ff ff ff 0f 61");
        // As many bytes as -1 takes, so it may be mistaken for -1.
        String longest = " 81 80 80 80 00";
        assertMalformed(String.class, generated, longest);
        assertMalformed(Letter.class, generated, "0f" + longest);
        assertMalformed(new TypeRef<List<Integer>>() {}, generated, "0e" + longest);
        assertMalformed(new TypeRef<Map<String, Integer>>() {}, generated, "0e" + longest);
        assertMalformed(Shop.Payment.class, generated, "0f" + longest);
        TypedSerializerBuilder<Shop.Pair> pairs =
                TypedSerializer.builder(Shop.Pair.class).references();
        assertThrows(MalformedInputException.class, () -> read(pairs, generated, longest));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void numbersThatTheSchemaHasNothingForAreRefused(boolean generated) {
        assertMalformed(Shop.Currency.class, generated, "03");
        assertMalformed(Shop.Currency.class, generated, "0f 02");
        assertMalformed(Shop.Payment.class, generated, "03 00");
        assertMalformed(Shop.Payment.class, generated, "0f 02 00");
        assertMalformed(new TypeRef<List<Integer>>() {}, generated, "0f 10 00");
        assertMalformed(new TypeRef<List<Integer>>() {}, generated, "0f 7f 00");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void arraysRefuseControlsAndBytesThatMeanNothing(boolean generated) {
        assertMalformed(byte[].class, generated, "0f 00 01 07");
        assertMalformed(boolean[].class, generated, "02 02");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void countsThatTheBytesCanNotHoldAreRefused(boolean generated) {
        assertMalformed(new TypeRef<List<Integer>>() {}, generated, "0e ff ff ff ff 03 00");
        assertMalformed(long[].class, generated, "0e 02 0000000000000000");
        assertMalformed(String.class, generated, "06 61 00 61");
        assertMalformed(String.class, generated, "ff ff ff ff 07 61");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void equalElementsAndKeysAreRefused(boolean generated) {
        assertMalformed(new TypeRef<Set<Integer>>() {}, generated, "03 00 0100 0100");
        assertMalformed(new TypeRef<Map<Integer, Integer>>() {}, generated, "03 00 0100 0200 00 0100 0300");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everythingBehindAValueIsRefused(boolean generated) {
        assertMalformed(Flag.class, generated, "01 00");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void objectsThatDoNotStandBeforeAreRefused(boolean generated) {
        TypedSerializerBuilder<Shop.Pair> pairs =
                TypedSerializer.builder(Shop.Pair.class).references();
        Shop.Pair pair = read(pairs, generated, "00 03 00 00 0100 0200 02");
        assertEquals(pair.first(), pair.second());
        for (String hex : Arrays.asList("02", "00 01 03", "00 01 02")) {
            assertThrows(MalformedInputException.class, () -> read(pairs, generated, hex), hex);
        }
    }
}
