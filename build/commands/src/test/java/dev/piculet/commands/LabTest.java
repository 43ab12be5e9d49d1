package dev.piculet.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests when {@code ./lab} builds its engine, and the contenders that the engine asks for. */
@DisabledOnOs(OS.WINDOWS)
class LabTest {
    private static final String ENGINE = "laboratory/engine";
    private static final String KRYO = "laboratory/contenders/kryo";
    private static final String PICULET = "laboratory/contenders/piculet";
    private static final Pattern ASKED = Pattern.compile("-pl (\\S+) -am package ");

    @TempDir
    Path folder;

    private Path root;
    private SmallCheckout checkout;

    @BeforeEach
    void makeCheckout() throws IOException {
        root = Files.createDirectory(folder.resolve("a checkout"));
        checkout = new SmallCheckout(root);
        checkout.answer("package", 0, "[INFO] BUILD SUCCESS");
    }

    private Said lab() throws IOException, InterruptedException {
        return checkout.run("lab", "run", "objects");
    }

    /** Returns the builds before a run, one element for each call of Maven. */
    private List<String> built() throws IOException, InterruptedException {
        int asked = checkout.asked().size();
        Said said = lab();
        assertEquals(0, said.exitCode(), said.err());
        assertTrue(said.out().endsWith("dev.piculet.lab.cli.Main run objects\n"), said.out());
        List<String> built = new ArrayList<>();
        for (String line : checkout.asked().subList(asked, checkout.asked().size())) {
            Matcher matcher = ASKED.matcher(line);
            assertTrue(matcher.find(), line);
            built.add(matcher.group(1));
        }
        return built;
    }

    /** Asserts which modules are rebuilt after a change to a file. */
    private void assertBuilt(List<String> expected, String file) throws IOException, InterruptedException {
        assertFalse(built().isEmpty(), "the first time");
        assertEquals(List.of(), built(), "nothing has changed");
        checkout.touch(file);
        assertEquals(expected, built());
    }

    @Test
    void theEngineIsBuiltAndThenTheContendersThatItNeeds() throws Exception {
        checkout.need(KRYO, PICULET);
        assertEquals(List.of(ENGINE, KRYO + "," + PICULET), built());
        assertTrue(checkout.options().contains(" -Dmaven.test.skip "), checkout.options());
    }

    @Test
    void anEngineThatNeedsNoContenderHasNoneBuilt() throws Exception {
        assertEquals(List.of(ENGINE), built());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "laboratory/engine/src/main/java/A.java",
                "foundation/codegen/src/main/java/A.java",
                "foundation/codegen/pom.xml",
                "pom.xml",
                ".mvn/maven.config",
                "build/rename.groovy",
                "jackson/adapters/src/main/kotlin/Reader.kt",
                "laboratory/contenders/kryo/src/main/descriptors/kryo.properties"
            })
    void theEngineIsBuiltAgainAfterAChange(String file) throws Exception {
        assertBuilt(List.of(ENGINE), file);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "laboratory/engine/src/test/java/ATest.java",
                "foundation/codegen/src/test/java/ATest.java",
                "foundation/model/src/main/java/A.java",
                "laboratory/contenders/kryo/src/main/java/A.java",
                "build/README.md",
                "docs/runs/objects/plan.json.gz"
            })
    void changesOutsideTheEnginesModulesBuildNothing(String file) throws Exception {
        assertBuilt(List.of(), file);
    }

    @Test
    void aContenderIsBuiltAgainAfterAChangeOfItsSource() throws Exception {
        checkout.need(KRYO);
        assertBuilt(List.of(KRYO), "laboratory/contenders/kryo/src/main/java/A.java");
    }

    @Test
    void aContenderIsRebuiltAfterAChangeOfItsSources() throws Exception {
        checkout.need(PICULET);
        assertBuilt(List.of(PICULET), "foundation/model/src/main/java/A.java");
    }

    @Test
    void theEngineAndAContenderAreRebuiltAfterAChangeOfACommonModule() throws Exception {
        checkout.need(PICULET);
        assertBuilt(List.of(ENGINE, PICULET), "foundation/codegen/src/main/java/A.java");
    }

    @Test
    void aContenderThatIsNotNeededIsNotBuilt() throws Exception {
        checkout.need(KRYO);
        assertBuilt(List.of(), "laboratory/contenders/piculet/src/main/java/A.java");
    }

    @Test
    void aContenderIsNotBuiltAgainForOneThatItWasBuiltBeside() throws Exception {
        checkout.need(KRYO, PICULET);
        assertFalse(built().isEmpty());
        checkout.need(KRYO);
        checkout.touch("laboratory/contenders/piculet/src/main/java/A.java");
        assertEquals(List.of(), built());
        checkout.need(PICULET);
        assertEquals(List.of(PICULET), built());
    }

    @Test
    void aContenderThatIsNeededForTheFirstTimeIsBuiltBesideOthers() throws Exception {
        checkout.need(KRYO);
        assertEquals(List.of(ENGINE, KRYO), built());
        checkout.need(PICULET, KRYO);
        assertEquals(List.of(PICULET + "," + KRYO), built());
        assertEquals(List.of(), built());
    }

    @Test
    void aChangeThatIsOlderThanTheBuildOfAnotherContenderIsNoticed() throws Exception {
        checkout.need(KRYO);
        assertEquals(List.of(ENGINE, KRYO), built());
        checkout.write("laboratory/contenders/kryo/src/main/java/A.java", "class A {}");
        checkout.need(PICULET);
        assertEquals(List.of(PICULET), built());
        checkout.need(KRYO, PICULET);
        assertEquals(List.of(KRYO + "," + PICULET), built());
        assertEquals(List.of(), built());
    }

    @Test
    void aSourceThatIsGoneIsNoticed() throws Exception {
        checkout.need(KRYO);
        Files.delete(root.resolve("laboratory/contenders/kryo/src/main/java/A.java"));
        assertBuilt(List.of(KRYO), "laboratory/contenders/kryo/src/main/java");
    }

    @Test
    void aDescriptorThatIsGoneLeavesTheEngineToo() throws Exception {
        String place = "contenders/kryo/src/main/descriptors/kryo.properties";
        Path copied = root.resolve("laboratory/engine/target/classes").resolve(place);
        assertFalse(built().isEmpty(), "the first time");
        Files.createDirectories(copied.getParent());
        Files.writeString(copied, "id=kryo");
        assertEquals(List.of(), built(), "nothing has changed");
        assertTrue(Files.exists(copied));
        checkout.touch("laboratory/" + place);
        assertEquals(List.of(ENGINE), built());
        assertFalse(Files.exists(copied), "Maven copies those that are there");
    }

    @Test
    void classesThatAreCleanedAwayAreBuiltAgain() throws Exception {
        checkout.need(PICULET);
        assertEquals(List.of(ENGINE, PICULET), built());
        Files.delete(root.resolve("foundation/model/target/classes"));
        assertEquals(List.of(PICULET), built());
        Files.delete(root.resolve("laboratory/engine/target/lab.stamp"));
        assertEquals(List.of(ENGINE), built());
    }

    @Test
    void changesDuringABuildAreBuiltNextTime() throws Exception {
        checkout.need(KRYO);
        checkout.during(
                "package", "sleep 0.1; touch '" + root.resolve(KRYO + "/src/main/java/A.java") + "'; sleep 0.1");
        assertEquals(List.of(ENGINE, KRYO), built());
        assertEquals(List.of(KRYO), built());
    }

    /** Starts what looks like a lab that runs on the classes of a checkout. */
    private static Process labOf(Path checkout) throws IOException {
        String home = "-Dpiculet.lab.home=" + checkout;
        return new ProcessBuilder("sh", "-c", "sleep 60; true", "java", home, "dev.piculet.lab.cli.Main", "run")
                .start();
    }

    private static void end(Process lab) {
        lab.descendants().forEach(ProcessHandle::destroy);
        lab.destroy();
    }

    @Test
    void changedClassesAreNotBuiltBelowALabThatRuns() throws Exception {
        checkout.need(KRYO);
        assertEquals(List.of(ENGINE, KRYO), built());
        Process other = labOf(root);
        try {
            assertEquals(List.of(), built(), "nothing has changed");
            checkout.need(KRYO, PICULET);
            assertEquals(List.of(KRYO + "," + PICULET), built(), "one of them is there for the first time");
            checkout.touch("laboratory/engine/src/main/java/A.java");
            Said said = lab();
            assertEquals(1, said.exitCode());
            assertEquals(
                    "lab: sources have changed, and another lab of this checkout (process " + other.pid()
                            + ") runs on what would be built again.\n"
                            + "lab: wait for its end, or work in another checkout.\n",
                    said.err());
        } finally {
            end(other);
        }
        assertEquals(List.of(ENGINE), built());
    }

    @Test
    void aLabOfAnotherCheckoutKeepsNobodyFromBuilding() throws Exception {
        assertEquals(List.of(ENGINE), built());
        checkout.touch("laboratory/engine/src/main/java/A.java");
        Process other = labOf(Path.of(root + "2"));
        try {
            assertEquals(List.of(ENGINE), built());
        } finally {
            end(other);
        }
    }

    @Test
    void twoLabsThatStartAtOnceBuildOnce() throws Exception {
        checkout.during("package", "sleep 0.5");
        CompletableFuture<Said> beside = CompletableFuture.supplyAsync(() -> {
            try {
                return lab();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        Said said = lab();
        assertEquals(List.of(0, 0), List.of(said.exitCode(), beside.get().exitCode()));
        assertEquals(1, checkout.asked().size());
        assertTrue((said.err() + beside.get().err()).contains("lab: waiting for another build (process "));
        assertFalse(Files.exists(root.resolve("target/lab-build.lock")));
    }

    @Test
    void theLockOfABuildThatWasKilledIsTaken() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        checkout.write("target/lab-build.lock/pid", gone.pid() + "\n");
        assertEquals(List.of(ENGINE), built());
    }

    @Test
    void aBuildThatFailsIsShownAndMadeAgain() throws Exception {
        checkout.need(KRYO);
        assertEquals(List.of(ENGINE, KRYO), built());
        checkout.touch("laboratory/contenders/kryo/src/main/java/A.java");
        checkout.answer("package", 1, "[ERROR] A.java:[3,5] cannot find symbol");
        for (int i = 0; i < 2; i++) {
            Said said = lab();
            assertEquals(1, said.exitCode());
            assertEquals("", said.out());
            assertTrue(
                    said.err()
                            .endsWith("lab: the build failed:\n[ERROR] A.java:[3,5] cannot find symbol\n"
                                    + "lab: the whole log is in " + root.resolve("target/lab-build.log") + "\n"),
                    said.err());
        }
        checkout.answer("package", 0, "[INFO] BUILD SUCCESS");
        assertEquals(List.of(KRYO), built());
    }

    @Test
    void anEngineThatCannotBeBuiltDoesNotStart() throws Exception {
        checkout.answer("package", 1, "[ERROR] no such class");
        Said said = lab();
        assertEquals(1, said.exitCode());
        assertEquals("", said.out());
    }

    @Test
    void progressIsALineForEachModule() throws Exception {
        checkout.need(KRYO, PICULET);
        assertEquals("""
                Building engine and the modules they need; the first time, Maven downloads libraries.
                  [1/3] piculet-of-binary/core
                  [1/3] piculet-of-foundation/codegen
                  [1/3] piculet-of-laboratory/engine
                Building kryo, piculet and the modules they need; the first time, Maven downloads libraries.
                  [1/5] piculet-of-binary/core
                  [1/5] piculet-of-foundation/codegen
                  [1/5] piculet-of-foundation/model
                  [1/5] piculet-of-laboratory/contenders/kryo
                  [1/5] piculet-of-laboratory/contenders/piculet
                """, lab().err());
        assertEquals("", lab().err());
    }

    @Test
    void withoutATerminalItsWidthIsTheUsualOne() throws Exception {
        String said = lab().out();
        String words = "-Dpiculet.lab.out.terminal=false -Dpiculet.lab.err.terminal=false -Dpiculet.lab.width=100 ";
        assertTrue(said.contains(words), said);
    }

    @Test
    void aLocalRepositoryThatIsNamedForMavenIsUsed() throws Exception {
        checkout.environment("MAVEN_ARGS", "-X -Dmaven.repo.local=/elsewhere");
        String said = lab().out();
        assertTrue(said.contains("java -Dmaven.repo.local=/elsewhere "), said);
    }

    @Test
    void withoutAJdkItSaysWhatIsMissing() throws Exception {
        checkout.environment("JAVA_HOME", "/nowhere");
        Said said = lab();
        assertEquals(1, said.exitCode());
        assertEquals("lab: no JDK found. Install JDK 17 or newer, or set JAVA_HOME.\n", said.err());
        assertEquals(List.of(), checkout.asked());
    }
}
