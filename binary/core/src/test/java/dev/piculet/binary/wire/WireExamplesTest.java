package dev.piculet.binary.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 8 of the wire format: the code of every example compiles, and the serializer writes its bytes. */
@Tag("jdk")
class WireExamplesTest {
    private static final Path SPEC = Path.of("../../docs/spec/wire-format.md");
    private static final Path SHOP = Path.of("src/test/java/dev/piculet/binary/wire/Shop.java");
    private static final Path MAIN = Path.of("src/main/java");

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(wire|java) ?(\\w*)\n(.*?)^```$");
    private static final Pattern BYTES = Pattern.compile("(?m)^((?:[0-9a-f]{2} )*[0-9a-f]{2})(?:   .*)?$");

    static Set<String> examples() throws IOException {
        return blocks("wire").keySet();
    }

    /** Returns the code blocks of a kind, by name, or by number if they have none. */
    private static Map<String, String> blocks(String kind) throws IOException {
        Map<String, String> blocks = new LinkedHashMap<>();
        Matcher matcher = BLOCK.matcher(Files.readString(SPEC));
        while (matcher.find()) {
            if (matcher.group(1).equals(kind)) {
                String name = matcher.group(2).isEmpty() ? "" + blocks.size() : matcher.group(2);
                assertEquals(null, blocks.put(name, matcher.group(3)), name);
            }
        }
        return blocks;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleHasTheBytesThatAreWritten(String example) throws Exception {
        List<String> shown = new ArrayList<>();
        for (String line : blocks("wire").get(example).split("\n")) {
            Matcher matcher = BYTES.matcher(line);
            assertTrue(matcher.matches(), line);
            shown.add(matcher.group(1));
        }
        byte[] written = (byte[]) Shop.class.getField(example).get(null);
        assertEquals(HexFormat.ofDelimiter(" ").formatHex(written), String.join(" ", shown));
    }

    @Test
    void everyExampleIsShown() throws Exception {
        Set<String> written = new HashSet<>();
        for (var field : Shop.class.getFields()) {
            if (field.getType() == byte[].class) {
                written.add(field.getName());
            }
        }
        assertEquals(written, examples());
    }

    @Test
    void everyLineOfCodeCompiles() throws IOException {
        Set<String> compiled = new HashSet<>();
        Files.readAllLines(SHOP).forEach(line -> compiled.add(line.strip()));
        for (String block : blocks("java").values()) {
            block.lines().forEach(line -> assertTrue(compiled.contains(line.strip()), line));
        }
    }

    @Test
    void schemasThatAreShownCanBeRead() {
        assertEquals(Shop.PAYMENTS.schema(), Schema.parse(Shop.PAYMENT_SCHEMA));
    }

    @Test
    void theFingerprintIsTheHashThatSectionTwoDescribes() {
        long h = 0xcbf29ce484222325L;
        for (byte b : Shop.POINT_SCHEMA) {
            h = (h ^ b & 0xff) * 0x100000001b3L;
        }
        h = (h ^ h >>> 33) * 0xff51afd7ed558ccdL;
        h = (h ^ h >>> 33) * 0xc4ceb9fe1a85ec53L;
        h = h ^ h >>> 33;
        assertEquals((int) (h >>> 32), Schema.parse(Shop.POINT_SCHEMA).fingerprint());
    }

    @Test
    void everySectionThatTheSourceQuotesExists() throws IOException {
        String spec = Files.readString(SPEC);
        Pattern quote = Pattern.compile("wire format, section ([0-9.]*[0-9])");
        try (Stream<Path> files = Files.walk(MAIN)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
                Matcher matcher = quote.matcher(Files.readString(file));
                while (matcher.find()) {
                    Pattern title = Pattern.compile("(?m)^##+ " + Pattern.quote(matcher.group(1)) + " ");
                    assertTrue(title.matcher(spec).find(), file + " quotes section " + matcher.group(1));
                }
            }
        }
    }

    @Test
    void everyLeafIsInTheTable() throws IOException {
        Set<String> shown = new HashSet<>();
        Matcher row = Pattern.compile("(?m)^\\| `([a-z0-9-]+)` \\| `").matcher(Files.readString(SPEC));
        while (row.find()) {
            shown.add(row.group(1));
        }
        String leaves = Files.readString(MAIN.resolve("dev/piculet/binary/leaf/Leaves.java"));
        Set<String> known = new HashSet<>();
        Matcher id = Pattern.compile("case \"([a-z0-9-]+)\" ->").matcher(leaves);
        while (id.find()) {
            known.add(id.group(1));
        }
        assertEquals(known, shown);
    }
}
