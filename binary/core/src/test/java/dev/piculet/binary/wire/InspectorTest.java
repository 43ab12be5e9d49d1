package dev.piculet.binary.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.Schema;
import dev.piculet.binary.Schemas;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The inspector's texts. {@code -Dgolden.update=true} rewrites the texts. */
class InspectorTest {
    private static final Path FOLDER = Path.of("src/test/resources/inspect");
    private static final Pattern HEX_LINE = Pattern.compile("(?m)^ *([0-9]+)  ((?:[0-9a-f]{2} )*[0-9a-f]{2})(?=  |$)");
    private static final int MUTANTS = 200;

    private static final Schema CUSTOMER =
            TypedSerializer.of(Shop.Customer.class).schema();

    static List<WireFixture<?>> fixtures() {
        return WireFixtures.all();
    }

    private static Inspector inspector(WireFixture<?> fixture) {
        Inspector inspector = Inspector.of(fixture.schema());
        return isHeaderless(fixture) ? inspector.headerless() : inspector;
    }

    private static boolean isHeaderless(WireFixture<?> fixture) {
        return fixture.name().equals("integers-null");
    }

    static void assertGolden(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, actual);
        }
        assertEquals(Files.readString(file), actual);
    }

    /** Every byte is shown once, at its offset. */
    static void assertComplete(byte[] bytes, String text) {
        StringBuilder hex = new StringBuilder();
        Matcher line = HEX_LINE.matcher(text);
        int offset = 0;
        while (line.find()) {
            assertEquals(Integer.toString(offset), line.group(1), text);
            offset += (line.group(2).length() + 1) / 3;
            hex.append(line.group(2)).append(' ');
        }
        assertEquals(HexFormat.ofDelimiter(" ").formatHex(bytes), hex.toString().strip());
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void valuesAreShownFieldByField(WireFixture<?> fixture) throws IOException {
        String text = inspector(fixture).inspect(fixture.bytes(false));
        assertComplete(fixture.bytes(false), text);
        assertFalse(text.contains("error: "), text);
        assertGolden(fixture.name(), text);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void columnsLineUp(WireFixture<?> fixture) {
        String[] lines = inspector(fixture).inspect(fixture.bytes(false)).split("\n");
        for (String title : new String[] {"bytes", "path", "type", "value"}) {
            int column = lines[0].indexOf(title);
            for (String line : lines) {
                int end = Math.min(line.length(), column);
                assertTrue(line.substring(Math.min(end, column - 2), end).isBlank(), line);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void truncatedBytesAreShownUpToTheCut(WireFixture<?> fixture) {
        Inspector inspector = inspector(fixture);
        byte[] bytes = fixture.bytes(false);
        for (int length = 0; length < bytes.length; length++) {
            byte[] part = Arrays.copyOf(bytes, length);
            String text = inspector.inspect(part);
            assertComplete(part, text);
            assertTrue(text.contains("error: "), text);
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void noBytesMakeItFail(WireFixture<?> fixture) {
        Inspector inspector = Inspector.of(fixture.schema()).headerless();
        byte[] bytes = fixture.bytes(false);
        int from = isHeaderless(fixture) ? 0 : 4;
        Random random = new Random(1);
        for (int i = 0; i < MUTANTS && bytes.length > from; i++) {
            byte[] mutant = Arrays.copyOfRange(bytes, from, bytes.length);
            for (int changes = random.nextInt(3); changes >= 0; changes--) {
                mutant[random.nextInt(mutant.length)] = (byte) random.nextInt(256);
            }
            assertComplete(mutant, inspector.inspect(mutant));
        }
    }

    @Test
    void anObjectIsShown() throws IOException {
        assertGolden("customer", Inspector.inspect(CUSTOMER, Shop.CUSTOMER));
    }

    @Test
    void anErrorSaysWhereAndShowsTheRest() throws IOException {
        assertGolden("customer-cut", Inspector.inspect(CUSTOMER, Arrays.copyOf(Shop.CUSTOMER, 25)));
        assertGolden("customer-continued", Inspector.inspect(CUSTOMER, Arrays.copyOf(Shop.CUSTOMER, 50)));
        assertGolden("customer-other-schema", Inspector.inspect(CUSTOMER, Shop.POINT));
        assertGolden("customer-empty", Inspector.inspect(CUSTOMER, new byte[0]));
    }

    @Test
    void bitsThatMeanNothingAreMentioned() throws IOException {
        byte[] bytes = Shop.CASH.clone();
        bytes[0] |= (byte) 0xA0;
        assertGolden(
                "cash-stray-bits",
                Inspector.of(Shop.PAYMENTS.schema()).headerless().inspect(bytes));
    }

    @Test
    void aValueThatDescribesItselfNeedsNoSchema() throws IOException {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Shop.Point.class).build();
        byte[] bytes = serializer.serialize(new Shop.Point(7, 70_000));
        String text = Inspector.selfDescribing().inspect(bytes);
        assertComplete(bytes, text);
        assertGolden("self-describing", text);
        assertGolden("self-describing-not", Inspector.selfDescribing().inspect(new byte[] {1, 2}));
        assertThrows(
                IllegalStateException.class, () -> Inspector.selfDescribing().headerless());
    }

    @Test
    void aLongLinkedListNeedsNoStack() {
        TypedSerializer<WireModels.Link> links =
                TypedSerializer.builder(WireModels.Link.class).headerless().build();
        byte[] bytes = links.serialize(WireModels.Link.of(new int[20_000]));
        String text = Inspector.of(links.schema()).headerless().inspect(bytes);
        assertComplete(bytes, text);
        assertTrue(text.contains(".next.next.next.value  "), "the end of a path is shown");
        assertTrue(text.lines().allMatch(it -> it.length() < 120), "long paths are shortened");
    }

    @Test
    void aDeepTreeNeedsNoStack() {
        Schema schema = TypedSerializer.of(WireModels.Tree.class).schema();
        byte[] bytes = new byte[30_000];
        for (int i = 0; i < bytes.length; i += 3) {
            bytes[i] = 0x02; // A list of one.
            bytes[i + 1] = 0x01; // An empty name.
            bytes[i + 2] = 0x01; // The element is not null.
        }
        String text = Inspector.of(schema).headerless().inspect(bytes);
        assertComplete(bytes, text);
        assertTrue(text.contains("error: Input ends too early: 1 byte needed, 0 left, at $…"), text);
    }

    @Test
    void aSchemaThatLeadsInCirclesWithoutBytesIsRefused() {
        WireType self = new WireType.ObjectReference(0, false, false);
        byte[] bytes = new WireSchema(
                        List.of(new ObjectDefinition("Self", List.of(new FieldDefinition("next", self)), true)), self)
                .toBytes();
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> WireSchema.parse(bytes));
        assertTrue(
                e.getMessage().startsWith("Schema has Self, whose objects contain others without end,"),
                e.getMessage());
    }

    @Test
    void aSchemaThatMultipliesObjectsWithoutBytesEndsInAnError() {
        List<Definition> definitions = new ArrayList<>();
        for (int i = 1; i <= 40; i++) {
            WireType next = new WireType.ObjectReference(i, false, false);
            definitions.add(new ObjectDefinition(
                    "T" + i, List.of(new FieldDefinition("a", next), new FieldDefinition("b", next)), false));
        }
        definitions.add(new ObjectDefinition("End", List.of(), false));
        WireSchema schema = new WireSchema(definitions, new WireType.ObjectReference(0, false, false));
        String text = Inspector.of(Schemas.of(schema)).headerless().inspect(new byte[0]);
        assertTrue(text.contains("error: Value has 10001 objects in its first 0 bytes at $"));
    }

    @Test
    void namesFromOutsideCanNotDisturbTheLines() {
        FieldDefinition flag = new FieldDefinition("on", new WireType.Primitive(PrimitiveKind.BOOLEAN, false));
        FieldDefinition field = new FieldDefinition("a\nb\u202e", new WireType.Text());
        WireSchema schema = new WireSchema(
                List.of(new ObjectDefinition("com.acme.\tC", List.of(flag, field), false)),
                new WireType.ObjectReference(0, false, false));
        String text = Inspector.of(Schemas.of(schema)).headerless().inspect(new byte[] {1, 3, '\n'});
        assertTrue(text.contains("$.a\\u000ab\\u202e  header"), text);
        assertTrue(text.contains("\\u0009C"), text);
        assertTrue(text.contains("\"\\u000a\""), text);
    }
}
