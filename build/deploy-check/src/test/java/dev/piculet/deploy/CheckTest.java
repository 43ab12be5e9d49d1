package dev.piculet.deploy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckTest {
    @TempDir
    private Path root;

    private Folder folder;

    @BeforeEach
    void deploy() throws IOException {
        folder = new Folder(root);
    }

    @Test
    void nothingIsWrongWithACompleteRepository() throws IOException {
        assertProblems();
    }

    @Test
    void snapshotsHaveTheirTimeInNamesOfFiles() throws IOException {
        Path jar = root.resolve("piculet-lib-1.0-20260101.101010-1-sources.jar");
        Files.writeString(jar, "");
        Artifact artifact = Artifact.of(Path.of("dev/piculet/piculet-lib/1.0-SNAPSHOT"), List.of(jar));
        assertEquals(List.of("-sources.jar"), List.copyOf(artifact.files().keySet()));
        assertEquals("dev.piculet", artifact.group());
    }

    @Test
    void aFactIsMissing() throws IOException {
        folder.replace("piculet", ".pom", "<url>${piculet.url}</url>", "");
        assertProblems(
                "piculet has no url",
                "piculet has no scm/url",
                "piculet-lib has no url",
                "piculet-lib has no scm/url",
                "piculet-lib-dropin has no url",
                "piculet-lib-dropin has no scm/url");
    }

    @Test
    void namesAndDescriptionsAreNotInherited() throws IOException {
        folder.replace("piculet-lib", ".pom", "<description>Is piculet-lib.</description>", "");
        assertProblems("piculet-lib has no description");
    }

    @Test
    void aPropertyIsSetNowhere() throws IOException {
        folder.replace("piculet-bom", ".pom", "<piculet.url>https://home</piculet.url>", "");
        assertProblems(
                "piculet-bom uses ${piculet.url}, which no deployed pom sets",
                "piculet-bom uses ${piculet.url}, which no deployed pom sets");
    }

    @Test
    void theParentIsAnotherVersion() throws IOException {
        folder.replace("piculet-lib", ".pom", "<version>1.0</version>", "<version>1.1</version>");
        List<String> problems = folder.problems();
        assertEquals("piculet-lib has the parent piculet, which is not deployed", problems.get(0));
        assertEquals("piculet-lib has no url", problems.get(1));
    }

    @Test
    void aDependencyIsNotDeployed() throws IOException {
        String payload = Folder.dependency("dev.piculet", "piculet-lab-payload", "1.0");
        String test = Folder.dependency("dev.piculet", "piculet-tests", "1.0")
                .replace("</dependency>", "<scope>test</scope></dependency>");
        folder.replace("piculet-lib", ".pom", "<dependencies>", "<dependencies>" + payload + test);
        assertProblems("piculet-lib depends on piculet-lab-payload, which is not deployed");
    }

    @Test
    void aDependencyHasNoVersion() throws IOException {
        folder.replace("piculet", ".pom", "<artifactId>piculet-lib</artifactId>", "<artifactId>piculet-x</artifactId>");
        assertProblems("piculet-lib-dropin depends on piculet-lib without a version");
    }

    @Test
    void aDependencyOfOthersIsASnapshot() throws IOException {
        String snapshot = Folder.dependency("org.other", "other", "2-SNAPSHOT");
        folder.replace("piculet-lib", ".pom", "<dependencies>", "<dependencies>" + snapshot);
        assertProblems("piculet-lib depends on a snapshot of other");
    }

    @Test
    void jarsAreMissingOrHaveNothingOfUse() throws IOException {
        folder.remove("piculet-lib", "-sources.jar");
        folder.jar("piculet-lib", "-javadoc.jar", "index.html");
        assertProblems("piculet-lib has no -sources.jar", "piculet-lib has nothing of use in its -javadoc.jar");
    }

    @Test
    void textsOfLicencesAreMissing() throws IOException {
        folder.bareJar("piculet-lib", "-sources.jar", "A.kt", "META-INF/LICENSE");
        folder.jar("piculet-lib", ".jar", "dev/piculet/codegen/asm/ClassWriter.class");
        assertProblems(
                "piculet-lib has no META-INF/NOTICE in its -sources.jar", "piculet-lib has ASM without its licence");
    }

    @Test
    void classesOfOthersAreNotRelocated() throws IOException {
        folder.jar("piculet-lib", ".jar", "org/objectweb/asm/ClassWriter.class");
        assertProblems("piculet-lib has a class of others, org/objectweb/asm/ClassWriter.class");
    }

    @Test
    void gradleIsNotTold() throws IOException {
        folder.remove("piculet-lib-dropin", ".module");
        assertProblems(
                "piculet-lib-dropin has Gradle's metadata and no word of it in its pom, or the word alone",
                "piculet-lib-dropin does not exclude the original in two variants of Gradle's metadata, but in 0");
    }

    @Test
    void aChecksumIsMissingOrWrong() throws IOException {
        Files.delete(folder.file("piculet-lib", ".jar.md5"));
        Files.writeString(folder.file("piculet-lib", ".pom.sha1"), "0123");
        assertProblems("piculet-lib has no MD5 of its .jar", "piculet-lib has another SHA-1 than its .pom");
    }

    @Test
    void aSignatureIsMissing() throws IOException {
        for (Artifact artifact : Deployed.in(root).artifacts()) {
            for (String suffix : artifact.files().keySet()) {
                Files.writeString(folder.file(artifact.id(), suffix + ".asc"), "signature");
            }
        }
        Files.delete(folder.file("piculet-lib", "-javadoc.jar.asc"));
        assertEquals(
                List.of("piculet-lib has no signature of its -javadoc.jar"), Check.problems(Deployed.in(root), true));
    }

    @Test
    void theBomForgetsAnArtifactAndNamesAnother() throws IOException {
        folder.replace(
                "piculet-bom", ".pom", "<artifactId>piculet-lib</artifactId>", "<artifactId>piculet-x</artifactId>");
        assertProblems(
                "dev.piculet:piculet-lib is deployed, and piculet-bom does not name it",
                "piculet-bom names dev.piculet:piculet-x, which is not deployed");
    }

    @Test
    void modulesThatAreNotForUsersAreDeployed() throws IOException {
        folder.library("piculet-lab-fork", "");
        assertProblems("dev.piculet:piculet-lab-fork is deployed, and piculet-bom does not name it");
    }

    @Test
    void theLabIsAProgramAndNoLibrary() throws IOException {
        folder.library("piculet-lab", "");
        assertProblems();
    }

    @Test
    void theBomHasAParent() throws IOException {
        String parent = "<parent><groupId>dev.piculet</groupId><artifactId>piculet</artifactId>"
                + "<version>1.0</version></parent>";
        folder.replace("piculet-bom", ".pom", "<name>", parent + "<name>");
        assertProblems("piculet-bom has a parent, whose versions its users would get");
    }

    private void assertProblems(String... expected) throws IOException {
        assertEquals(List.of(expected), folder.problems());
    }
}
