package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.proof.ConstructorProof;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.access.proof.ReadProofs;
import dev.piculet.access.proof.StableHashes;
import dev.piculet.access.proof.UnnoticedCode;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The class file that is found is not always the one of the class that runs. */
class ReplacedClassFilesTest {
    private static final String PLAIN =
            "package made; public class Made { public int a; public Made(int a) { this.a = a; }"
                    + " public int getA() { return a; } }";

    private static final String NOTED = "package made; public class Made { public int a; static int calls;"
            + " public Made(int a) { this.a = a; calls++; } public int getA() { return a + calls++; } }";

    private static final String MADE_BY_BUILDER = "package made; public class Made { public final int a;"
            + " public Made(Builder b) { a = b.a; } public static class Builder { public int a; } }";

    private static final String MADE_BY_ANOTHER = "package made; public class Made { public final int a;"
            + " public Made(Builder b) { a = b.a; } public static class Builder { public int a; int calls; } }";

    private static final String HASHED = "package made; public class Made { public int a;"
            + " @Override public boolean equals(Object other) { return other instanceof Made made && made.a == a; }"
            + " @Override public int hashCode() { return a; } }";

    private static final String STIRRED = HASHED.replace("public int a;", "public int a; static final int SALT = 5;")
            .replace("return a;", "return a + System.identityHashCode(this);");

    @TempDir
    private Path folder;

    private Path compiled(String name, String source) {
        return new CompiledSources(folder.resolve(name))
                .with("made.Made", source)
                .compile();
    }

    private static void assertProved(boolean isExpected, Class<?> type) throws NoSuchMethodException {
        assertEquals(isExpected, new UnnoticedCode(type).has(type.getConstructor(int.class)));
        assertEquals(isExpected, new ReadProofs(type).isRead(type.getMethod("getA")));
    }

    /** Defines another class than that of its class file, as agents and loaders that weave do. */
    private static final class Weaver extends URLClassLoader {
        private final Path woven;

        Weaver(Path classes, Path woven) throws IOException {
            super(new URL[] {classes.toUri().toURL()}, null);
            this.woven = woven;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] bytes = Files.readAllBytes(woven.resolve(name.replace('.', '/') + ".class"));
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    @Test
    void membersThatWereWovenInAreFound() throws Exception {
        Path plain = compiled("plain", PLAIN);
        try (Weaver woven = new Weaver(plain, compiled("noted", NOTED));
                Weaver same = new Weaver(plain, plain)) {
            assertProved(false, woven.loadClass("made.Made"));
            assertProved(true, same.loadClass("made.Made"));
        }
    }

    @Test
    void constructorsOfAnotherClassFileProveNothing() throws Exception {
        Path plain = compiled("plain", PLAIN);
        try (Weaver woven = new Weaver(plain, compiled("noted", NOTED));
                Weaver same = new Weaver(plain, plain)) {
            ConstructorProof proof = ofConstructor(woven.loadClass("made.Made"));
            assertFalse(proof.isReadable());
            assertEquals(
                    "can't be followed, because the class file is not there, can't be read or is that of another class,"
                            + " or the code is too long",
                    proof.obstacle(woven.loadClass("made.Made").getField("a")));
            assertTrue(ofConstructor(same.loadClass("made.Made")).isReadable());
        }
    }

    private static ConstructorProof ofConstructor(Class<?> type) throws NoSuchMethodException {
        return new ConstructorProofs(type).of(type.getConstructor(int.class));
    }

    @Test
    void norDoThoseThatTakeABuilderOfAnotherClassFile() throws Exception {
        Path plain = compiled("plain", MADE_BY_BUILDER);
        try (Weaver woven = new Weaver(plain, compiled("another", MADE_BY_ANOTHER));
                Weaver same = new Weaver(plain, plain)) {
            assertFalse(isKnownWithBuilder(woven.loadClass("made.Made")));
            assertTrue(isKnownWithBuilder(same.loadClass("made.Made")));
        }
    }

    private static boolean isKnownWithBuilder(Class<?> type) {
        return new ConstructorProofs(type).ofBuilder(type.getConstructors()[0]).isKnown();
    }

    @Test
    void norDoHashCodesOfAnotherClassFile() throws Exception {
        Path hashed = compiled("hashed", HASHED);
        try (Weaver woven = new Weaver(hashed, compiled("stirred", STIRRED));
                Weaver same = new Weaver(hashed, hashed)) {
            Class<?> stirred = woven.loadClass("made.Made");
            assertFalse(new StableHashes().areOf(stirred));
            assertTrue(StableHashes.dependOnLoading(stirred));
            assertTrue(new StableHashes().areOf(same.loadClass("made.Made")));
            assertFalse(StableHashes.dependOnLoading(same.loadClass("made.Made")));
        }
    }

    private Class<?> ofVersions(String name, Path usual, Path newer) throws Exception {
        Path jar = folder.resolve(name);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(new Attributes.Name("Multi-Release"), "true");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            add(out, "made/Made.class", usual);
            add(out, "META-INF/versions/11/made/Made.class", newer);
        }
        return CompiledSources.loader(jar).loadClass("made.Made");
    }

    private static void add(JarOutputStream out, String entry, Path classes) throws IOException {
        out.putNextEntry(new JarEntry(entry));
        out.write(Files.readAllBytes(classes.resolve("made/Made.class")));
        out.closeEntry();
    }

    @Test
    void ofAJarWithVersionsTheOneThatRunsIsRead() throws Exception {
        Path plain = compiled("plain", PLAIN);
        Path noted = compiled("noted", NOTED);
        assertProved(false, ofVersions("noted.jar", plain, noted));
        assertProved(true, ofVersions("plain.jar", noted, plain));
    }
}
