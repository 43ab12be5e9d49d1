package dev.piculet.deploy;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Poms have the elements that registries require, and users find every artifact that they name. */
final class PomRules {
    private static final List<String[]> DEMANDED = List.of(
            new String[] {"name"},
            new String[] {"description"},
            new String[] {"url"},
            new String[] {"licenses", "license", "name"},
            new String[] {"licenses", "license", "url"},
            new String[] {"developers", "developer", "name"},
            new String[] {"scm", "connection"},
            new String[] {"scm", "url"});
    /** A parent's are not inherited. */
    private static final Set<String> OWN = Set.of("name", "description");

    private static final Pattern PROPERTY = Pattern.compile("\\$\\{([^}]+)}");

    private PomRules() {}

    static void check(Deployed deployed, Artifact artifact, List<String> problems) {
        checkParent(deployed, artifact, problems);
        for (String[] path : DEMANDED) {
            String value = inherited(deployed, artifact, path);
            if (value.isEmpty()) {
                problems.add("has no " + String.join("/", path));
            } else {
                checkProperties(deployed, artifact, value, problems);
            }
        }
        for (Pom.Dependency dependency : artifact.pom().dependencies()) {
            if (!dependency.scope().equals("test")) {
                checkDependency(deployed, artifact, dependency, problems);
            }
        }
    }

    private static void checkParent(Deployed deployed, Artifact artifact, List<String> problems) {
        String parent = artifact.pom().value("parent", "artifactId");
        if (!parent.isEmpty() && parent(deployed, artifact) == null) {
            problems.add("has the parent " + parent + ", which is not deployed");
        }
    }

    private static void checkDependency(
            Deployed deployed, Artifact artifact, Pom.Dependency dependency, List<String> problems) {
        String version =
                dependency.version().isEmpty() ? managed(deployed, artifact, dependency) : dependency.version();
        checkProperties(deployed, artifact, version, problems);
        if (version.isEmpty()) {
            problems.add("depends on " + dependency.id() + " without a version");
        } else if (dependency.group().equals(Deployed.GROUP)) {
            if (deployed.find(dependency.id()).isEmpty()) {
                problems.add("depends on " + dependency.id() + ", which is not deployed");
            }
        } else if (version.endsWith("-SNAPSHOT")) {
            problems.add("depends on a snapshot of " + dependency.id());
        }
    }

    private static String managed(Deployed deployed, Artifact artifact, Pom.Dependency dependency) {
        for (Artifact from = artifact; from != null; from = parent(deployed, from)) {
            for (Pom.Dependency managed : from.pom().managed()) {
                if (managed.group().equals(dependency.group()) && managed.id().equals(dependency.id())) {
                    return managed.version();
                }
            }
        }
        return "";
    }

    /** Properties that are set only on the command line of one's own build concern nobody else. */
    private static void checkProperties(Deployed deployed, Artifact artifact, String value, List<String> problems) {
        Matcher property = PROPERTY.matcher(value);
        while (property.find()) {
            String name = property.group(1);
            if (!name.startsWith("project.")
                    && inherited(deployed, artifact, "properties", name).isEmpty()) {
                problems.add("uses ${" + name + "}, which no deployed pom sets");
            }
        }
    }

    private static String inherited(Deployed deployed, Artifact artifact, String... path) {
        for (Artifact from = artifact; from != null; from = parent(deployed, from)) {
            String value = from.pom().value(path);
            if (!value.isEmpty() || OWN.contains(path[0])) {
                return value;
            }
        }
        return "";
    }

    /** Returns the parent if it is deployed, else null. */
    private static Artifact parent(Deployed deployed, Artifact artifact) {
        Pom pom = artifact.pom();
        return deployed.find(pom.value("parent", "artifactId"))
                .filter(parent -> parent.pom() != null
                        && parent.group().equals(pom.value("parent", "groupId"))
                        && parent.version().equals(pom.value("parent", "version")))
                .orElse(null);
    }
}
