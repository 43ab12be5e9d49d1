package dev.piculet.deploy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * One version of one artifact.
 *
 * @param files by the part of their names after the version, such as {@code .pom} or {@code -sources.jar.asc}
 * @param pom null if there is none
 */
record Artifact(String group, String id, String version, Map<String, Path> files, Pom pom) {

    /** Returns the artifact of a folder {@code group/id/version}. */
    static Artifact of(Path folder, List<Path> files) throws IOException {
        int names = folder.getNameCount();
        if (names < 3) {
            throw new IOException("Not in the folder of a version: " + files);
        }
        String id = folder.getName(names - 2).toString();
        String version = folder.getName(names - 1).toString();
        String group = folder.subpath(0, names - 2).toString().replace('/', '.').replace('\\', '.');
        Map<String, Path> bySuffix = new TreeMap<>();
        for (Path file : files) {
            bySuffix.put(suffix(file.getFileName().toString(), id, version), file);
        }
        Path pom = bySuffix.get(".pom");
        return new Artifact(group, id, version, bySuffix, pom == null ? null : Pom.read(pom));
    }

    /** File names of snapshots have the time of their deployment in place of the version. */
    private static String suffix(String name, String id, String version) throws IOException {
        String exact = id + "-" + version;
        if (name.startsWith(exact)) {
            return name.substring(exact.length());
        }
        String timed = Pattern.quote(id + "-" + version.replace("-SNAPSHOT", "")) + "-\\d{8}\\.\\d{6}-\\d+";
        String suffix = name.replaceFirst(timed, "");
        if (suffix.equals(name)) {
            throw new IOException("Not a file of " + exact + ": " + name);
        }
        return suffix;
    }

    /** Tells whether there is a jar, and not a pom alone. */
    boolean isJar() {
        return pom != null && pom.packaging().equals("jar");
    }
}
