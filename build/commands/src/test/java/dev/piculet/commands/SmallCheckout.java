package dev.piculet.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A checkout of three modules, with a Maven that answers as it is told: binary/core needs foundation/codegen, nobody needs
 * foundation/model. All of it is old.
 */
final class SmallCheckout {
    private static final FileTime OLD = FileTime.fromMillis(0);
    private static final FileTime SOON = FileTime.fromMillis(System.currentTimeMillis() + TimeUnit.HOURS.toMillis(1));

    /** Keeps what it is asked, the options that are the same each time apart, and says which modules a build has. */
    private static final String MAVEN = """
            #!/bin/sh
            here=$(dirname "$0")/maven
            all="$*"
            echo "$all " >"$here/options"
            echo "${all##*-Dkotlin.compiler.incremental=true }" >>"$here/asked"
            for goal in validate install test; do
                case " $all " in *" $goal "*) break ;; esac
            done
            case $goal in validate)
                echo "[INFO]   from pom.xml"
                echo "[INFO]   from foundation/codegen/pom.xml"
                case $all in *binary/core*) echo "[INFO]   from binary/core/pom.xml" ;; esac
            esac
            [ ! -e "$here/$goal.do" ] || . "$here/$goal.do"
            cat "$here/$goal.out"
            exit "$(cat "$here/$goal.code")"
            """;

    private final Path root;
    private final Map<String, String> environment = new HashMap<>();

    SmallCheckout(Path root) throws IOException {
        this.root = root;
        Path real = Path.of(System.getProperty("checkout"));
        executable("check", Files.readString(real.resolve("check")));
        write("build/modules.sh", Files.readString(real.resolve("build/modules.sh")));
        executable("mvnw", MAVEN);
        write("pom.xml", """
                <module>foundation/codegen</module>
                <module>foundation/model</module>
                <module>binary/core</module>
                """);
        for (String module : List.of("foundation/codegen", "foundation/model", "binary/core")) {
            write(module + "/pom.xml", artifact(module.equals("binary/core") ? "binary" : module.substring(11)));
            write(module + "/src/main/java/A.java", "");
            write(module + "/src/test/java/ATest.java", "");
        }
        for (String other : List.of(
                ".mvn/maven.config",
                "build/rename.groovy",
                "build/README.md",
                "docs/guide.md",
                "jackson/adapters/src/main/kotlin/Reader.kt")) {
            write(other, "");
        }
        for (String goal : List.of("validate", "install", "test")) {
            answer(goal, 0, "");
        }
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.toList()) {
                Files.setLastModifiedTime(file, OLD);
            }
        }
    }

    private static String artifact(String name) {
        return "<project>\n  <artifactId>piculet-" + name + "</artifactId>\n</project>\n";
    }

    void write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void executable(String name, String text) throws IOException {
        write(name, text);
        root.resolve(name).toFile().setExecutable(true);
    }

    /** Changes a file's date to one after all builds. */
    void touch(String name) throws IOException {
        Files.setLastModifiedTime(root.resolve(name), SOON);
    }

    /** Has Maven end a goal like this. */
    void answer(String goal, int exitCode, String text) throws IOException {
        write("maven/" + goal + ".code", String.valueOf(exitCode));
        write("maven/" + goal + ".out", text.isEmpty() ? "" : text + "\n");
    }

    /** Has Maven do this while it works on a goal. */
    void during(String goal, String command) throws IOException {
        write("maven/" + goal + ".do", command + "\n");
    }

    void environment(String name, String value) {
        environment.put(name, value);
    }

    /** Returns what Maven was asked for, one line a call, without the options that each call has. */
    List<String> asked() throws IOException {
        Path asked = root.resolve("maven/asked");
        return Files.exists(asked) ? Files.readAllLines(asked) : List.of();
    }

    /** Returns what Maven was asked for last, or so many calls before. */
    String lastAsked(int before) throws IOException {
        return asked().get(asked().size() - 1 - before);
    }

    /** Returns all words of the last call. */
    String options() throws IOException {
        return Files.readString(root.resolve("maven/options"));
    }

    Said run(String command, String... words) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(root.resolve(command).toString()));
        line.addAll(List.of(words));
        Path out = Files.createTempFile("check", ".out");
        Path err = Files.createTempFile("check", ".err");
        ProcessBuilder builder =
                new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("MAVEN_ARGS", "MAVEN_OPTS"));
        builder.environment().putAll(environment);
        int exitCode = builder.start().waitFor();
        Said said = new Said(exitCode, Files.readString(out), Files.readString(err));
        Files.delete(out);
        Files.delete(err);
        return said;
    }
}
