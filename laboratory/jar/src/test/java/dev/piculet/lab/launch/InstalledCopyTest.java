package dev.piculet.lab.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.launch.Copy.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lab as somebody has it who downloaded one jar. */
@Tag("slow")
class InstalledCopyTest {
    private static final String ORDER = """
            package com.acme;
            public class Order {
                public long id;
                public String customer;
                public java.util.List<String> articles;
            }
            """;

    @TempDir
    Path folder;

    private Copy copy;

    @BeforeEach
    void install() throws IOException {
        copy = new Copy(folder);
    }

    @Test
    void listsContendersFromAnEmptyFolderAndUnpacksOnce() throws Exception {
        Said first = copy.lab("list");
        assertEquals(0, first.exitCode(), first.err());
        assertEquals("", first.err());
        assertTrue(first.out().contains("\n  jackson2-kotlin "), first.out());
        assertFalse(first.out().contains("\u001b"), "plain where there is no terminal");
        List<Path> unpacked = copy.unpacked();
        assertEquals(1, unpacked.size());
        Path engine = only(unpacked.get(0).resolve("lib"), "piculet-lab-engine-");
        var unpackedAt = Files.getLastModifiedTime(engine);
        assertEquals(first.out(), copy.lab("list").out());
        assertEquals(unpacked, copy.unpacked());
        assertEquals(unpackedAt, Files.getLastModifiedTime(engine));
    }

    @Test
    void comparesContendersOnAStrangersClass() throws Exception {
        Path classes = compiled();
        Files.writeString(copy.work.resolve("orders.json"), """
                [{"id":1,"customer":"Ada","articles":["pen"]},{"id":2,"customer":"Bob","articles":[]}]
                """);
        Said said = copy.lab(
                ("try --classpath " + classes + " --class com.acme.Order --input orders.json --all --contenders piculet"
                                + " --operations serialize --preset smoke --budget 1s --seed 7 --out run")
                        .split(" "));
        assertEquals(0, said.exitCode(), said.err());
        assertTrue(said.err().contains("Compared with jackson2, which is taken for what you have"), said.err());
        assertTrue(said.out().contains("\nVerdict\n"), said.out());
        assertTrue(said.out().contains("\n    java -jar piculet-lab.jar try --classpath "), said.out());
        assertTrue(said.out().contains("java -jar piculet-lab.jar resume run"), said.out());
        assertTrue(Files.exists(copy.work.resolve("run/report.html")));

        Said report = copy.lab("report", "run");
        assertEquals(0, report.exitCode(), report.err());
        assertTrue(report.out().contains("\nVerdict\n"), report.out());
        Said resumed = copy.lab("resume", "run");
        assertEquals(0, resumed.exitCode(), "the same classes as before: " + resumed.err());
    }

    @Test
    void saysWhichCommandsNeedACheckout() throws Exception {
        String rest =
                " a checkout of Piculet, and this is an installed copy. Clone Piculet, and start the lab there.\n";
        assertEquals(new Said(2, "", "lab: 'pages' fills documents of" + rest), copy.lab("pages"));
        assertEquals(new Said(2, "", "lab: 'keep' stores runs in" + rest), copy.lab("keep", "run", "name"));
    }

    @Test
    void namesItselfInHelpAndErrors() throws Exception {
        Said help = copy.lab("run", "--help");
        assertTrue(help.out().startsWith("Usage: java -jar piculet-lab.jar run "), help.out());
        Said error = copy.lab("history", "nothing");
        assertEquals(1, error.exitCode());
        assertEquals(
                "lab: nothing is no run, and holds none. Name folders that java -jar piculet-lab.jar run --out wrote.\n",
                error.err());
    }

    @Test
    void unpacksAgainWhatWasDamaged() throws Exception {
        assertEquals(0, copy.lab("list").exitCode());
        Path library = only(copy.unpacked().get(0).resolve("lib"), "picocli-");
        long size = Files.size(library);
        Files.writeString(library, "damaged");
        Said said = copy.lab("list");
        assertEquals(new Said(0, said.out(), ""), said);
        assertEquals(size, Files.size(library));
        assertEquals(1, copy.unpacked().size());
    }

    @Test
    void saysWhereItCanNotUnpack() throws Exception {
        Files.writeString(copy.cache, "a file");
        Said said = copy.lab("list");
        assertEquals(1, said.exitCode());
        assertTrue(said.err().startsWith("lab: " + copy.jar + " can't be unpacked to " + copy.cache), said.err());
        assertTrue(
                said.err().endsWith("Make room, or set XDG_CACHE_HOME to a folder that can be written.\n"), said.err());
    }

    private Path compiled() throws IOException {
        Path source = Files.createDirectories(folder.resolve("source/com/acme")).resolve("Order.java");
        Files.writeString(source, ORDER);
        Path classes = Files.createDirectory(folder.resolve("classes"));
        int result =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), source.toString());
        assertEquals(0, result);
        return classes;
    }

    private static Path only(Path folder, String prefix) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix))
                    .reduce((one, other) -> {
                        throw new AssertionError(one + " and " + other);
                    })
                    .orElseThrow();
        }
    }
}
