package dev.piculet.deploy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The BOM lists exactly the libraries that are deployed, all in one version. */
final class BomRules {
    private static final String BOM = "piculet-bom";
    /** Poms, and the lab, which is a program. */
    private static final Set<String> NO_LIBRARIES = Set.of(BOM, "piculet", "piculet-lab");

    private BomRules() {}

    static void check(Deployed deployed, List<String> problems) {
        Artifact bom = deployed.find(BOM).filter(found -> found.pom() != null).orElse(null);
        if (bom == null) {
            problems.add(BOM + " is not deployed");
            return;
        }
        if (!bom.pom().value("parent", "artifactId").isEmpty()) {
            problems.add(BOM + " has a parent, whose versions its users would get");
        }
        checkNames(deployed, bom, problems);
        for (Artifact artifact : deployed.artifacts()) {
            if (!artifact.version().equals(bom.version())) {
                problems.add(
                        artifact.id() + " has version " + artifact.version() + ", " + BOM + " has " + bom.version());
            }
        }
    }

    private static void checkNames(Deployed deployed, Artifact bom, List<String> problems) {
        Set<String> named = new TreeSet<>();
        for (Pom.Dependency dependency : bom.pom().managed()) {
            named.add(dependency.group() + ":" + dependency.id());
            if (!Set.of("${project.version}", bom.version()).contains(dependency.version())) {
                problems.add(BOM + " names another version of " + dependency.id());
            }
        }
        Set<String> jars = deployed.artifacts().stream()
                .filter(artifact -> !artifact.group().equals(Deployed.GROUP) || !NO_LIBRARIES.contains(artifact.id()))
                .map(artifact -> artifact.group() + ":" + artifact.id())
                .collect(Collectors.toCollection(TreeSet::new));
        for (String jar : jars) {
            if (!named.contains(jar)) {
                problems.add(jar + " is deployed, and " + BOM + " does not name it");
            }
        }
        for (String name : named) {
            if (!jars.contains(name)) {
                problems.add(BOM + " names " + name + ", which is not deployed");
            }
        }
    }
}
