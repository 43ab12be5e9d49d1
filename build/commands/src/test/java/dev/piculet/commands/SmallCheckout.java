package dev.piculet.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A checkout of six modules with fake commands: a Maven that answers as the test says, and a JDK whose java only prints how
 * it was called. All files are old. The script {@link #MAVEN} has the dependencies of modules.
 */
final class SmallCheckout {
    private static final FileTime OLD = FileTime.fromMillis(0);
    private static final FileTime SOON = FileTime.fromMillis(System.currentTimeMillis() + TimeUnit.HOURS.toMillis(1));

    private static final Map<String, String> ARTIFACTS = new TreeMap<>(Map.of(
            "foundation/codegen", "codegen",
            "foundation/model", "model",
            "binary/core", "binary",
            "laboratory/engine", "lab-engine",
            "laboratory/contenders/kryo", "lab-contender-kryo",
            "laboratory/contenders/piculet", "lab-contender-piculet"));

    /** Records its calls without the options that all of them have, and answers which modules a build has. */
    private static final String MAVEN = """
            #!/bin/sh
            here=$(dirname "$0")/.answers
            all="$*"
            echo "$all " >"$here/options"
            echo "${all##*-Dkotlin.compiler.incremental=true }" >>"$here/asked"
            for goal in validate install test package; do
                case " $all " in *" $goal "*) break ;; esac
            done
            while [ "$1" != -pl ]; do shift; done
            for module in $(echo "$2" | tr , ' '); do
                echo "$module"
                case $module in
                binary/core) echo foundation/codegen ;;
                laboratory/engine) printf '%s\\n' foundation/codegen binary/core ;;
                laboratory/contenders/piculet) printf '%s\\n' foundation/codegen foundation/model binary/core ;;
                esac
            done | sort -u >"$here/built"
            case $goal in validate | package)
                echo "[INFO]   from pom.xml"
                while read -r module; do
                    echo "[INFO] Building piculet-of-$module 0.1.0 [1/$(wc -l <"$here/built" | tr -d ' ')]"
                    echo "[INFO]   from $module/pom.xml"
                    [ $goal = validate ] || mkdir -p "$here/../$module/target/classes"
                done <"$here/built"
            esac
            [ ! -e "$here/$goal.do" ] || . "$here/$goal.do"
            cat "$here/$goal.out"
            exit "$(cat "$here/$goal.code")"
            """;

    /** Stands for the lab's engine: builds the given modules with the script that it was named. */
    private static final String JAVA = """
            #!/bin/sh
            here=$(dirname "$0")/../../.answers
            for word; do
                case $word in -Dpiculet.lab.build=*) build=${word#*=} ;; esac
            done
            [ ! -e "$here/needed" ] || "$build" $(cat "$here/needed") || exit 1
            echo "java $*"
            """;

    private final Path root;
    private final Map<String, String> environment = new HashMap<>();

    SmallCheckout(Path root) throws IOException {
        this.root = root;
        Path real = Path.of(System.getProperty("checkout"));
        for (String script : List.of("check", "lab", "build/lab-build", "build/modules.sh")) {
            executable(script, Files.readString(real.resolve(script)));
        }
        executable("mvnw", MAVEN);
        executable("jdk/bin/java", JAVA);
        environment("JAVA_HOME", root.resolve("jdk").toString());
        StringBuilder modules = new StringBuilder();
        for (Map.Entry<String, String> each : ARTIFACTS.entrySet()) {
            String module = each.getKey();
            modules.append("<module>").append(module).append("</module>\n");
            write(module + "/pom.xml", artifact(each.getValue()));
            write(module + "/src/main/java/A.java", "");
            write(module + "/src/test/java/ATest.java", "");
        }
        write("pom.xml", modules.toString());
        for (String other : List.of(
                ".mvn/maven.config",
                "build/rename.groovy",
                "build/README.md",
                "docs/guide.md",
                "docs/runs/objects/plan.json.gz",
                "laboratory/contenders/kryo/src/main/descriptors/kryo.properties",
                "jackson/adapters/src/main/kotlin/Reader.kt",
                "laboratory/contenders/jackson/src/main/kotlin/Codec.kt")) {
            write(other, "");
        }
        for (String goal : List.of("validate", "install", "test", "package")) {
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

    /** Sets a file's date after all builds. */
    void touch(String name) throws IOException {
        Files.setLastModifiedTime(root.resolve(name), SOON);
    }

    /** Lets Maven end a goal with this exit code. */
    void answer(String goal, int exitCode, String text) throws IOException {
        write(".answers/" + goal + ".code", String.valueOf(exitCode));
        write(".answers/" + goal + ".out", text.isEmpty() ? "" : text + "\n");
    }

    /** Lets Maven do this while it runs a goal. */
    void during(String goal, String command) throws IOException {
        write(".answers/" + goal + ".do", command + "\n");
    }

    /** Makes the lab's engine need these modules. */
    void need(String... modules) throws IOException {
        write(".answers/needed", String.join(" ", modules));
    }

    void environment(String name, String value) {
        environment.put(name, value);
    }

    /** Returns the calls of Maven, one a line, without the options that every call has. */
    List<String> asked() throws IOException {
        Path asked = root.resolve(".answers/asked");
        return Files.exists(asked) ? Files.readAllLines(asked) : List.of();
    }

    /** Returns the last call of Maven, or one so many calls before it. */
    String lastAsked(int before) throws IOException {
        return asked().get(asked().size() - 1 - before);
    }

    /** Returns all words of the last call. */
    String options() throws IOException {
        return Files.readString(root.resolve(".answers/options"));
    }

    Said run(String command, String... words) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(root.resolve(command).toString()));
        line.addAll(List.of(words));
        Path out = Files.createTempFile("command", ".out");
        Path err = Files.createTempFile("command", ".err");
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
