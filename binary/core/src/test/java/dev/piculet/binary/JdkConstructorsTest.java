package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Classes of the JDK with several constructors, some of which check arguments: written values can be read, or are
 * refused at once.
 */
@Tag("jdk")
class JdkConstructorsTest {
    private static final Set<String> EXPECTED = new TreeSet<>(List.of(
            "X509EncodedKeySpec right",
            "PKCS8EncodedKeySpec right",
            "SecretKeySpec right",
            "PBEKeySpec right",
            "RSAPublicKeySpec right",
            "MGF1ParameterSpec right",
            "DoubleSummaryStatistics right",
            "LongAccumulator refused"));

    @Test
    void writtenValuesAreReadOrRefusedAtOnce() throws Exception {
        ForkedJvm jvm = new ForkedJvm();
        for (String open : List.of(
                "java.security.spec", "javax.crypto.spec", "java.net", "java.util", "java.util.concurrent.atomic")) {
            jvm.with("--add-opens", "java.base/" + open + "=ALL-UNNAMED");
        }
        String printed = jvm.run(120, JdkConstructorsMain.class);
        assertEquals(EXPECTED, new TreeSet<>(printed.lines().toList()));
    }
}
