package dev.piculet.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compilers of each version of Kotlin accept the published artifacts, and the compiled programs run on the library of
 * the same version.
 */
@Tag("slow")
class KotlinVersionsTest {
    private static final Path SOURCES = Path.of(System.getProperty("basedir"), "src");

    @TempDir
    private Path classes;

    @Test
    void fiveVersionsAndMoreAreUsed() {
        List<String> versions =
                KotlinVersion.all().stream().map(KotlinVersion::toString).toList();
        assertTrue(versions.size() >= 6, versions.toString());
        assertEquals(
                List.of("1.9", "2.0", "2.1", "2.2", "2.3", "2.4"),
                versions.stream()
                        .map(version -> version.replaceFirst("\\.\\d+$", ""))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("dev.piculet.consumers.KotlinVersion#all")
    void kotlinCompilesAndRunsItsConsumers(KotlinVersion kotlin) throws Exception {
        List<Path> sources = new ArrayList<>(List.of(SOURCES.resolve("consumer/kotlin")));
        boolean hasInstants = kotlin.isAtLeast(2, 1, 20);
        if (hasInstants) {
            sources.add(SOURCES.resolve("consumer-since-2.1/kotlin"));
        }
        List<Path> classPath = new ArrayList<>(shippedAndJackson());
        classPath.add(kotlin.library());
        kotlin.compile(jdkOfCompiler(kotlin), sources, classPath, classes);

        classPath.add(classes);
        for (Path jdk : jdks()) {
            assertPrints("shop.txt", jdk, classPath, "shop.ShopKt");
            if (hasInstants) {
                assertPrints("young.txt", jdk, classPath, "shop.Young");
            }
        }
    }

    private static void assertPrints(String golden, Path jdk, List<Path> classPath, String main) throws Exception {
        Path expected = SOURCES.resolve("test/resources/golden").resolve(golden);
        String printed = Programs.run(jdk, classPath, main).replace(System.lineSeparator(), "\n");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(expected, printed);
        }
        assertEquals(Files.readString(expected), printed);
    }

    /** The artifacts that Maven resolves for users, without test dependencies and without Kotlin's library. */
    private static List<Path> shippedAndJackson() {
        Set<Path> shipped = Set.copyOf(ShippedArtifacts.all().values());
        // The packaged artifact that needs ASM contains it.
        boolean isPackaged = Files.isRegularFile(ShippedArtifacts.all().get("piculet-codegen"));
        String libraries = isPackaged ? "jackson-.*" : "(jackson-|asm-).*";
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path ->
                        shipped.contains(path) || path.getFileName().toString().matches(libraries))
                .toList();
    }

    /** Compilers before 2.3 do not know JDK 25. */
    private static Path jdkOfCompiler(KotlinVersion kotlin) throws IOException {
        for (Path jdk : jdks()) {
            if (kotlin.isAtLeast(2, 3) || feature(jdk) < 25) {
                return jdk;
            }
        }
        assumeTrue(false, "The compiler of " + kotlin + " needs a JDK before 25");
        throw new AssertionError();
    }

    private static List<Path> jdks() {
        Path current = Path.of(System.getProperty("java.home"));
        String other = System.getProperty("other.jdk", "");
        return Files.isDirectory(Path.of(other, "bin")) ? List.of(current, Path.of(other)) : List.of(current);
    }

    private static int feature(Path jdk) throws IOException {
        String release = Files.readString(jdk.resolve("release"));
        return Runtime.Version.parse(release.split("JAVA_VERSION=\"")[1].split("\"")[0])
                .feature();
    }
}
