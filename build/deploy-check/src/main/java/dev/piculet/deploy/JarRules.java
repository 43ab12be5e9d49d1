package dev.piculet.deploy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;

/** Jars contain classes, sources, documentation and licence texts, and no classes of others. */
final class JarRules {
    private static final Set<String> LEGAL_TEXTS = Set.of("META-INF/LICENSE", "META-INF/NOTICE");
    /** Allowed entries. The drop-ins have packages of the originals' names. */
    private static final List<String> OWN = List.of(
            "META-INF/",
            "module-info.class",
            "dev/piculet/",
            "com/fasterxml/jackson/module/kotlin/",
            "tools/jackson/module/kotlin/");

    private JarRules() {}

    static void check(Artifact artifact, List<String> problems) throws IOException {
        if (!artifact.isJar()) {
            return;
        }
        checkJar(artifact, ".jar", name -> name.endsWith(".class"), problems);
        checkJar(artifact, "-sources.jar", name -> name.endsWith(".java") || name.endsWith(".kt"), problems);
        checkJar(artifact, "-javadoc.jar", name -> name.endsWith("/package-summary.html"), problems);
        Path classes = artifact.files().get(".jar");
        if (classes != null) {
            checkClasses(entries(classes), problems);
        }
    }

    private static void checkJar(Artifact artifact, String suffix, Predicate<String> content, List<String> problems)
            throws IOException {
        Path jar = artifact.files().get(suffix);
        if (jar == null) {
            problems.add("has no " + suffix);
            return;
        }
        Set<String> entries = entries(jar);
        for (String text : new TreeSet<>(LEGAL_TEXTS)) {
            if (!entries.contains(text)) {
                problems.add("has no " + text + " in its " + suffix);
            }
        }
        if (entries.stream().noneMatch(content)) {
            problems.add("has nothing of use in its " + suffix);
        }
    }

    private static void checkClasses(Set<String> entries, List<String> problems) {
        for (String entry : entries) {
            if (entry.endsWith(".class") && OWN.stream().noneMatch(entry::startsWith)) {
                problems.add("has a class of others, " + entry);
            }
        }
        boolean holdsAsm = entries.stream().anyMatch(entry -> entry.startsWith("dev/piculet/codegen/asm/"));
        if (holdsAsm && !entries.contains("META-INF/licenses/ASM.txt")) {
            problems.add("has ASM without its licence");
        }
    }

    private static Set<String> entries(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream().map(entry -> entry.getName()).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
