package dev.piculet.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The guide's table lists the versions that the poms give to the tests. */
class VersionsInGuideTest {
    private static final Path ROOT = Path.of("../..");
    private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+");

    @Test
    void compilersOfKotlin() throws IOException {
        String newest = found("pom.xml", "<kotlin.version>(.*?)</kotlin.version>")
                .iterator()
                .next();
        Set<String> compilers = found(
                        "samples/consumers/pom.xml",
                        "<artifactId>kotlin-compiler-embeddable</artifactId>\\s*<version>(.*?)</version>")
                .stream()
                .map(version -> version.equals("${kotlin.version}") ? newest : version)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(compilers, inTable("Kotlin"));
    }

    @Test
    void parentsOfSpringBoot() throws IOException {
        Set<String> parents = new TreeSet<>();
        try (var builds = Files.newDirectoryStream(ROOT.resolve("samples/consumers/src/it"), "spring-boot-*")) {
            for (Path build : builds) {
                parents.addAll(found(
                        ROOT.relativize(build.resolve("pom.xml")).toString(),
                        "<artifactId>spring-boot-starter-parent</artifactId>\\s*<version>(.*?)</version>"));
            }
        }
        assertEquals(parents, inTable("Spring Boot"));
    }

    @Test
    void versionsOfJackson() throws IOException {
        Map<String, String> tested = Map.of(
                "Jackson 3", "jackson/jackson3-kotlin/pom.xml",
                "Jackson 2", "jackson/jackson2-kotlin/pom.xml");
        for (var major : tested.entrySet()) {
            Set<String> versions = found(major.getValue(), "<jackson\\d(?:\\.oldest)?\\.version>(.*?)<");
            assertEquals(versions, inTable(major.getKey()));
        }
    }

    @Test
    void versionsOfJacksonThatAreLinked() throws IOException {
        for (String major : List.of("2", "3")) {
            String versions = found("samples/consumers/pom.xml", "<jackson" + major + "\\.linked>(.*?)<")
                    .iterator()
                    .next();
            assertEquals(new TreeSet<>(List.of(versions.split(" "))), inTable("Jackson " + major + ", linked"));
        }
    }

    @Test
    void versionsOfKtor() throws IOException {
        assertEquals(found("samples/ktor/pom.xml", "<ktor.version>(.*?)<"), inTable("Ktor"));
    }

    @Test
    void versionsOfOurs() throws IOException {
        String ours = found("pom.xml", "(?s)<artifactId>piculet</artifactId>\\s*<version>(.*?)<")
                .iterator()
                .next();
        for (String page : List.of("README.md", "docs/guide/jackson.md", "docs/guide/binary.md")) {
            assertEquals(
                    Set.of(ours),
                    found(page, "(?:dev\\.piculet:piculet-[a-z0-9-]+:|<version>|version `)(\\d[\\w.-]*)"),
                    page);
        }
    }

    @Test
    void artifactsToChooseFrom() throws IOException {
        Set<String> shipped = found("build/bom/pom.xml", "<artifactId>(piculet-.*?)</artifactId>");
        shipped.removeAll(
                Set.of("codegen", "model", "model-kotlin", "access", "jackson-core", "jackson-kotlin").stream()
                        .map(id -> "piculet-" + id)
                        .toList());
        assertEquals(shipped, found("README.md", "`(piculet-[a-z0-9-]+)`"));
    }

    /** Returns the first group of an expression's match in a file. */
    private static Set<String> found(String file, String expression) throws IOException {
        return Pattern.compile(expression)
                .matcher(Files.readString(ROOT.resolve(file)))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the versions of the rows of this name. */
    private static Set<String> inTable(String name) throws IOException {
        List<String> guide = Files.readAllLines(ROOT.resolve("docs/guide/jackson.md"));
        return guide.stream()
                .filter(line -> line.startsWith("| " + name + " |"))
                .flatMap(line -> VERSION.matcher(line.split("\\|")[2]).results())
                .map(match -> match.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
