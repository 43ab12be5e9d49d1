package dev.piculet.lab.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LauncherTest {
    @Test
    void theCacheIsWhereTheSystemHasCaches() {
        assertEquals(Path.of("named", "piculet-lab"), Launcher.cache("named", "windows"));
        assertEquals(Path.of("windows", "piculet-lab"), Launcher.cache("", "windows"));
        Path home = Path.of(System.getProperty("user.home"));
        assertEquals(home.resolve(".cache").resolve("piculet-lab"), Launcher.cache(null, null));
    }

    @Test
    void theCommandCanBeCopied() {
        Path folder = Path.of("home").toAbsolutePath();
        assertEquals(
                "java -jar " + Path.of("tools", "lab.jar"), Launcher.command(folder.resolve("tools/lab.jar"), folder));
        assertEquals("java -jar 'my lab.jar'", Launcher.command(folder.resolve("my lab.jar"), folder));
        assertEquals(
                "java -jar " + folder.resolve("lab.jar"),
                Launcher.command(folder.resolve("lab.jar"), folder.resolve("x")));
    }
}
