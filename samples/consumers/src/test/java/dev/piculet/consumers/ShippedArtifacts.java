package dev.piculet.consumers;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The published artifacts of this project on the class path: jars or folders of classes. */
final class ShippedArtifacts {
    private static final Pattern JAR = Pattern.compile("(piculet-.*?)-\\d.*\\.jar");

    private ShippedArtifacts() {}

    /** Returns jars and folders by artifact id. */
    static Map<String, Path> all() {
        Map<String, Path> found = new TreeMap<>();
        Path own = Path.of(System.getProperty("basedir"), "target", "classes");
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry);
            Matcher jar = JAR.matcher(path.getFileName().toString());
            if (jar.matches()) {
                found.put(jar.group(1), path);
            } else if (path.endsWith(Path.of("target", "classes")) && !path.equals(own)) {
                found.put("piculet-" + path.getParent().getParent().getFileName(), path);
            }
        }
        return found;
    }

    /** Returns the bytes of the files of a jar or folder whose names end so, by their paths inside it. */
    static Map<String, byte[]> files(Path artifact, String suffix) {
        if (Files.isDirectory(artifact)) {
            return filesBelow(artifact, suffix);
        }
        try (FileSystem jar = FileSystems.newFileSystem(artifact)) {
            return filesBelow(jar.getPath("/"), suffix);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, byte[]> filesBelow(Path root, String suffix) {
        Map<String, byte[]> found = new TreeMap<>();
        try (var paths = Files.walk(root)) {
            List<Path> files =
                    paths.filter(path -> path.toString().endsWith(suffix)).toList();
            for (Path file : files) {
                found.put(root.relativize(file).toString(), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    /** Returns the ids of all artifacts that the BOM names for users. */
    static List<String> managed() throws IOException {
        Path pom = Path.of(System.getProperty("basedir"), "../../build/bom/pom.xml");
        String management = Files.readString(pom).split("</?dependencyManagement>")[1];
        Matcher ids =
                Pattern.compile("<artifactId>(piculet-[^<]*)</artifactId>").matcher(management);
        String[] found = ids.results().map(id -> id.group(1)).toArray(String[]::new);
        Arrays.sort(found);
        return List.of(found);
    }
}
