package dev.piculet.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The API equals its checked-in text; {@code -Dgolden.update=true} rewrites the text. A removed or changed line breaks
 * programs: docs/stability.md says when that is allowed.
 */
class ApiTest {
    private static final Pattern OURS = Pattern.compile("dev\\.piculet\\.[\\w.$]+");
    private static final Path GOLDEN = Path.of("src/test/resources/api");
    /** Packages that are exported for generated code and other modules only. */
    private static final Map<String, Set<String>> PROMISED = Map.of(
            "piculet-binary",
                    Set.of("dev.piculet.binary.encoding", "dev.piculet.binary.runtime", "dev.piculet.binary.state"),
            "piculet-binary-kotlin", Set.of(),
            "piculet-jackson3", Set.of("dev.piculet.jackson3.beans"),
            "piculet-jackson2", Set.of("dev.piculet.jackson2.beans"),
            "piculet-jackson3-kotlin", Set.of("dev.piculet.jackson3.kotlin.beans"),
            "piculet-jackson2-kotlin", Set.of("dev.piculet.jackson2.kotlin.beans"),
            "piculet-jackson3-dropin", Set.of(),
            "piculet-jackson2-dropin", Set.of());

    static Set<String> promised() {
        return PROMISED.keySet();
    }

    @ParameterizedTest
    @MethodSource("promised")
    void theApiEqualsItsCheckedInText(String id) throws IOException {
        Path golden = GOLDEN.resolve(id + ".txt");
        String api = ApiDump.of(ShippedArtifacts.all().get(id), PROMISED.get(id));
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(golden, api);
        }
        String expected = Files.readString(golden);
        assertEquals("", differences(expected, api));
        assertEquals(expected, api);
    }

    @Test
    void theApiRefersToNoHiddenClass() {
        Set<String> promised = new TreeSet<>();
        Set<String> named = new TreeSet<>();
        PROMISED.forEach((id, withoutPackages) -> ApiDump.of(
                        ShippedArtifacts.all().get(id), withoutPackages)
                .lines()
                .forEach(line -> {
                    boolean isMember = line.startsWith(" ");
                    // Superclasses may be hidden: their visible members are listed with the class.
                    String declared = isMember ? line : line.split(" : ")[0];
                    OURS.matcher(declared).results().forEach(name -> (isMember ? named : promised).add(name.group()));
                }));
        named.removeAll(promised);
        assertEquals(Set.of(), named);
    }

    /** Returns the lines that only one of the two has. */
    private static String differences(String expected, String actual) {
        List<String> gone = new ArrayList<>(expected.lines().toList());
        List<String> added = new ArrayList<>(actual.lines().toList());
        actual.lines().forEach(gone::remove);
        expected.lines().forEach(added::remove);
        return gone.stream().map(line -> "- " + line + "\n").collect(Collectors.joining())
                + added.stream().map(line -> "+ " + line + "\n").collect(Collectors.joining());
    }
}
