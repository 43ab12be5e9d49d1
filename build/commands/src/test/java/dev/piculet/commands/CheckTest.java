package dev.piculet.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how {@code ./check} calls Maven, and its messages. */
@DisabledOnOs(OS.WINDOWS)
class CheckTest {
    private static final String PASSED = "[INFO] Tests run: 3, Failures: 0 -- in RoundTripTest\n[INFO] BUILD SUCCESS";
    private static final String FAILED = """
            [INFO] Running RoundTripTest
            [ERROR] Tests run: 3, Failures: 1 <<< FAILURE! -- in RoundTripTest
            [ERROR] RoundTripTest.longs:12 expected: <1> but was: <2>
            [WARNING] deprecated
            [ERROR]
            [ERROR] -> [Help 1]
            [ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.""";

    @TempDir
    Path folder;

    private SmallCheckout checkout;

    @BeforeEach
    void makeCheckout() throws IOException {
        checkout = new SmallCheckout(folder);
        checkout.answer("test", 0, PASSED);
    }

    private Said check(String... words) throws IOException, InterruptedException {
        return checkout.run("check", words);
    }

    /** Returns whether the modules that a module needs were built before its tests ran. */
    private boolean builds() throws IOException, InterruptedException {
        int asked = checkout.asked().size();
        Said said = check("binary", "RoundTripTest");
        assertEquals(0, said.exitCode(), said.err());
        List<String> now = checkout.asked().subList(asked, checkout.asked().size());
        assertEquals("-pl binary/core test -Dtest=RoundTripTest", now.get(now.size() - 1));
        return now.size() > 1;
    }

    private void assertBuilds(boolean expected, Change change) throws IOException, InterruptedException {
        assertTrue(builds(), "the first time");
        assertFalse(builds(), "nothing has changed");
        change.make();
        assertEquals(expected, builds());
    }

    interface Change {
        void make() throws IOException;
    }

    @Test
    void neededModulesAreInstalledWithoutTestsAndTheModuleIsTested() throws Exception {
        check("binary", "RoundTripTest");
        assertEquals(
                List.of(
                        "-pl binary/core -am validate",
                        "-q -Pquick,all -pl binary/core -am install",
                        "-pl binary/core test -Dtest=RoundTripTest"),
                checkout.asked());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "foundation/codegen/src/main/java/A.java",
                "foundation/codegen/pom.xml",
                "pom.xml",
                ".mvn/maven.config",
                "build/rename.groovy",
                "jackson/adapters/src/main/kotlin/Reader.kt",
                "laboratory/contenders/jackson/src/main/kotlin/Codec.kt"
            })
    void neededModulesAreRebuiltAfterAChange(String file) throws Exception {
        assertBuilds(true, () -> checkout.touch(file));
    }

    @Test
    void neededModulesAreRebuiltWhenASourceIsRemoved() throws Exception {
        assertBuilds(true, () -> {
            Files.delete(folder.resolve("foundation/codegen/src/main/java/A.java"));
            checkout.touch("foundation/codegen/src/main/java");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "binary/core/src/main/java/A.java",
                "binary/core/pom.xml",
                "foundation/codegen/src/test/java/ATest.java",
                "foundation/model/src/main/java/A.java",
                "build/README.md",
                "docs/guide.md"
            })
    void nothingElseIsBuiltBefore(String file) throws Exception {
        assertBuilds(false, () -> checkout.touch(file));
    }

    @Test
    void theNeedsOfEachModuleAreKnownApart() throws Exception {
        assertTrue(builds());
        check("foundation/codegen");
        assertEquals("-q -Pquick,all -pl foundation/codegen -am install", checkout.lastAsked(1));
        checkout.touch("foundation/codegen/src/main/java/A.java");
        check("foundation/codegen");
        assertTrue(checkout.lastAsked(1).endsWith(" test -DexcludedGroups=slow"), "its own source is not built before");
        assertTrue(builds());
    }

    @Test
    void changesDuringABuildAreBuiltNextTime() throws Exception {
        checkout.during("install", "sleep 0.1; touch " + folder.resolve("foundation/codegen/src/main/java/A.java"));
        assertEquals(List.of(true, true), List.of(builds(), builds()));
    }

    @Test
    void aModuleThatIsNeededAndCannotBeBuiltEndsTheCommandAndIsBuiltAgain() throws Exception {
        checkout.answer("install", 1, "[ERROR] A.java:[3,5] cannot find symbol");
        for (int i = 0; i < 2; i++) {
            Said said = check("binary");
            assertEquals(1, said.exitCode());
            assertTrue(said.out().contains("cannot find symbol"), said.out());
            assertTrue(said.err().endsWith("check: can't build the modules that binary/core needs\n"), said.err());
            assertEquals("-q -Pquick,all -pl binary/core -am install", checkout.lastAsked(0));
        }
        checkout.answer("install", 0, "");
        assertEquals(List.of(true, false), List.of(builds(), builds()));
    }

    @Test
    void aPomThatMavenCannotReadEndsTheCommandAndIsShown() throws Exception {
        checkout.answer("validate", 1, "[ERROR] Non-parseable POM");
        Said said = check("binary");
        assertEquals(1, said.exitCode());
        assertTrue(said.err().contains("Non-parseable POM"), said.err());
        assertEquals(1, checkout.asked().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"binary/core", "binary"})
    void aModuleIsNamedByItsFolderOrItsArtifact(String name) throws Exception {
        check(name);
        assertEquals("-pl binary/core test -DexcludedGroups=slow", checkout.lastAsked(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"core", "b.nary", "binary-core", "binary/cor", "laboratory"})
    void anUnknownModuleIsRefusedWithAllThereAre(String name) throws Exception {
        Said said = check(name);
        assertEquals(2, said.exitCode());
        assertEquals(
                "check: no module is named " + name + ". There are:\n"
                        + "  binary/core\n  foundation/codegen\n  foundation/model\n  laboratory/contenders/kryo\n"
                        + "  laboratory/contenders/piculet\n  laboratory/engine\n",
                said.err());
        assertEquals(List.of(), checkout.asked());
    }

    @Test
    void otherWordsAreAnsweredWithTheUsage() throws Exception {
        for (String[] words : new String[][] {{}, {"binary", "A", "B"}, {"binary", "--everything"}}) {
            Said said = check(words);
            assertEquals(2, said.exitCode());
            assertTrue(said.err().startsWith("Usage: ./check MODULE [TEST[#METHOD] | --all]\n"), said.err());
        }
        assertEquals(List.of(), checkout.asked());
    }

    @Test
    void slowTestsRunWhereTheyAreAskedForAndAreSaidToBeLeftOutElsewhere() throws Exception {
        assertEquals(
                "check: building the modules that binary/core needs\n",
                check("binary").err());
        checkout.write("binary/core/src/test/java/SlowTest.java", "@Tag(\"slow\")\nclass SlowTest {}");
        assertEquals(
                "check: without the slow tests; ./check binary --all runs them too\n",
                check("binary").err());
        assertEquals("-pl binary/core test -DexcludedGroups=slow", checkout.lastAsked(0));
        assertEquals("", check("binary", "--all").err());
        assertEquals("-pl binary/core test", checkout.lastAsked(0));
        assertEquals("", check("binary", "SlowTest").err());
        assertEquals("-pl binary/core test -Dtest=SlowTest", checkout.lastAsked(0));
    }

    @Test
    void aTestThatPassesIsSaidInTwoLines() throws Exception {
        Said said = check("binary");
        assertEquals(0, said.exitCode());
        assertEquals("Tests run: 3, Failures: 0 -- in RoundTripTest\ncheck: passed\n", said.out());
    }

    @Test
    void aModuleWithoutARunTestIsNotReportedAsPassed() throws Exception {
        checkout.answer("test", 0, "[INFO] No tests to run.\n[INFO] BUILD SUCCESS");
        Said said = check("binary");
        assertEquals(0, said.exitCode());
        assertEquals("check: passed, but no test ran\n", said.out());
    }

    @Test
    void aTestThatFailsIsShownWithoutAdviceOnMaven() throws Exception {
        checkout.answer("test", 1, FAILED);
        Said said = check("binary");
        assertEquals(1, said.exitCode());
        assertEquals("""
                [ERROR] Tests run: 3, Failures: 1 <<< FAILURE! -- in RoundTripTest
                [ERROR] RoundTripTest.longs:12 expected: <1> but was: <2>
                check: FAILED
                """, said.out());
    }

    @Test
    void aLocalRepositoryThatIsNamedForMavenIsUsed() throws Exception {
        checkout.environment("MAVEN_ARGS", "-X -Dmaven.repo.local=/elsewhere");
        check("binary");
        assertTrue(checkout.options().contains("-Dmaven.repo.local.tail=/elsewhere "), checkout.options());
        assertTrue(
                checkout.options().contains("-Dmaven.repo.local=" + folder.resolve("target/check/repository") + " "));
        assertTrue(checkout.options().contains("-Dother.jdk.skip "), checkout.options());
    }
}
