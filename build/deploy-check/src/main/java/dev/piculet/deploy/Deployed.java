package dev.piculet.deploy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All artifacts of a folder that is laid out as a Maven repository, by their ids. */
record Deployed(List<Artifact> artifacts) {
    static final String GROUP = "dev.piculet";

    /** Reads the folder. Ignores files that belong to no version. */
    static Deployed in(Path folder) throws IOException {
        Map<Path, List<Path>> byFolder = new TreeMap<>();
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (!file.getFileName().toString().startsWith("maven-metadata")) {
                    byFolder.computeIfAbsent(file.getParent(), any -> new ArrayList<>())
                            .add(file);
                }
            }
        }
        List<Artifact> artifacts = new ArrayList<>();
        for (var version : byFolder.entrySet()) {
            artifacts.add(Artifact.of(folder.relativize(version.getKey()), version.getValue()));
        }
        artifacts.sort(Comparator.comparing(Artifact::id));
        return new Deployed(artifacts);
    }

    /** Returns the artifact of our group with this id. */
    Optional<Artifact> find(String id) {
        return artifacts.stream()
                .filter(artifact ->
                        artifact.group().equals(GROUP) && artifact.id().equals(id))
                .findFirst();
    }
}
