package dev.piculet.jackson3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;

/** The module needs nothing of Kotlin, and mappers find it. */
class WithoutKotlinTest {
    private static final String NAME = "dev.piculet.jackson3";

    private static Stream<Path> libraries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("kotlin"))
                .map(Path::of);
    }

    /** A program that finds its libraries without Kotlin. */
    public static final class Program implements Callable<List<String>> {
        /** What it reads and writes. */
        public record Bird(String name, int grams) {}

        @Override
        public List<String> call() {
            PiculetModule module = PiculetModule.builder().generateAfter(0).build();
            JsonMapper mapper = JsonMapper.builder().addModule(module).build();
            List<String> told = new ArrayList<>();
            try {
                told.add(mapper.writeValueAsString(mapper.readValue("{\"name\":\"tit\",\"grams\":10}", Bird.class)));
            } catch (Exception e) {
                told.add(e.toString());
            }
            for (String line : module.diagnostics()) {
                told.add(line.substring(line.lastIndexOf('$') + 1));
            }
            return told;
        }
    }

    @Test
    void codeIsGeneratedWithoutKotlin() throws Exception {
        URL[] urls = libraries().map(WithoutKotlinTest::url).toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            assertThrows(ClassNotFoundException.class, () -> loader.loadClass("kotlin.Unit"));
            Callable<?> program = (Callable<?>)
                    loader.loadClass(Program.class.getName()).getConstructor().newInstance();
            List<String> expected = List.of(
                    "{\"name\":\"tit\",\"grams\":10}",
                    "Bird, reading: from the parser's buffer, by generated code",
                    "Bird, writing: into the generator's buffer, by generated code");
            assertEquals(expected, program.call());
        }
    }

    @Test
    void mappersFindTheModule() {
        List<String> found = ServiceLoader.load(JacksonModule.class).stream()
                .map(provider -> provider.type().getName())
                .filter(name -> name.startsWith(NAME))
                .toList();
        assertEquals(List.of(PiculetModule.class.getName()), found);
    }

    @Test
    void theModuleIsFoundOnTheModulePath() {
        ModuleFinder finder = ModuleFinder.of(libraries()
                .filter(path -> path.toString().matches(".*(target.classes|piculet-[^/]*jar|jackson-[^/]*jar)"))
                .toArray(Path[]::new));
        Configuration found = ModuleLayer.boot().configuration().resolve(finder, ModuleFinder.of(), List.of(NAME));
        ModuleLayer layer = ModuleLayer.boot().defineModulesWithOneLoader(found, ClassLoader.getPlatformClassLoader());
        assertEquals(
                List.of(),
                layer.modules().stream()
                        .map(module -> module.getName())
                        .filter(name -> name.contains("kotlin"))
                        .toList());
    }

    @Test
    void settingsThatMakeNoSenseAreRefused() {
        Exception refused = assertThrows(
                IllegalArgumentException.class, () -> PiculetModule.builder().generateAfter(-1));
        assertEquals("generateAfter is -1. Give the number of calls, 0 or more.", refused.getMessage());
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
