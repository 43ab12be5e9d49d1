package dev.piculet.deploy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Checks everything that publishing requires. */
final class Check {
    private Check() {}

    /** Returns the faults, a line each, in the order of the artifacts. */
    static List<String> problems(Deployed deployed, boolean signed) throws IOException {
        List<String> problems = new ArrayList<>();
        for (Artifact artifact : deployed.artifacts()) {
            List<String> found = new ArrayList<>();
            if (artifact.pom() == null) {
                found.add("has no pom");
            } else {
                PomRules.check(deployed, artifact, found);
                JarRules.check(artifact, found);
                GradleRules.check(artifact, found);
            }
            FileRules.check(artifact, signed, found);
            found.forEach(problem -> problems.add(artifact.id() + " " + problem));
        }
        BomRules.check(deployed, problems);
        return problems;
    }
}
