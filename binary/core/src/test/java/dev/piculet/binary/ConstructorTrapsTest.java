package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.io.UnsupportedClassException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Classes whose constructors seem to do nothing but store their parameters, and do more where they run again. Each is refused,
 * or what is read is what was written, and changes as that does.
 */
class ConstructorTrapsTest {
    /** Bodies of classes by their names, each with its instances, and what may tell them from their copies later. */
    private static final Map<String, String> BODIES = new LinkedHashMap<>();

    @TempDir
    private Path folder;

    @BeforeAll
    static void readBodies() throws IOException {
        try (InputStream file = ConstructorTrapsTest.class.getResourceAsStream("constructor-traps.txt")) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            for (String each : text.split("(?m)^== ")) {
                int end = each.indexOf('\n');
                if (end > 0 && !each.startsWith("#")) {
                    BODIES.put(each.substring(0, end), each.substring(end));
                }
            }
        }
    }

    @Test
    void readIsWrittenOrTheClassIsRefused() throws Exception {
        CompiledSources sources = new CompiledSources(folder);
        BODIES.forEach((name, body) -> sources.with(
                "made." + name,
                "package made; import java.util.*; import java.util.function.*; public class "
                        + body.replace("MADE", name)));
        List<String> taken = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        try (URLClassLoader loader = CompiledSources.loader(sources.compile("-nowarn", "-Xlint:none"))) {
            for (String name : BODIES.keySet()) {
                for (boolean references : new boolean[] {false, true}) {
                    try {
                        if (check(loader.loadClass("made." + name), references) && !references) {
                            taken.add(name);
                        }
                    } catch (AssertionError e) {
                        wrong.add(name + ": " + e.getMessage());
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
        // The others have to be refused; these show that not all are.
        List<String> right = List.of(
                "SameText",
                "DefaultedSource",
                "Overridden",
                "Chained",
                "NullByCall",
                "NullByArray",
                "NullByBox",
                "BuilderTwiceSerializable",
                "TwoHelpersApart",
                "CopyingHelpers",
                "OwnHelpers",
                "ElementsInList",
                "KnownEnumSet",
                "CopyTwice",
                "VectorAndView",
                "MadeByOneFunction",
                "ViewBesideParameter",
                "GetterTwice",
                "TransientCache",
                "HashOfThisJvm");
        assertEquals(right, taken);
    }

    @SuppressWarnings("unchecked")
    private static boolean check(Class<?> type, boolean references) throws ReflectiveOperationException {
        Twins<Object> twins;
        try {
            twins = Twins.of(() -> {
                TypedSerializerBuilder<Object> builder =
                        TypedSerializer.builder((Class<Object>) type).allowPackage("made");
                return references ? builder.references() : builder;
            });
        } catch (UnsupportedClassException e) {
            return false;
        }
        Method all = type.getDeclaredMethod("all");
        Method later = type.getDeclaredMethod("later", Object.class);
        all.setAccessible(true);
        later.setAccessible(true);
        for (Object value : (List<Object>) all.invoke(null)) {
            byte[] bytes = twins.writeInterpreted(value);
            List<Object> read = List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes));
            String written = Structure.of(value);
            Object afterwards = later.invoke(null, value);
            for (Object copy : read) {
                assertEquals(written, Structure.of(copy));
                assertEquals(afterwards, later.invoke(null, copy), written);
            }
        }
        return true;
    }
}
