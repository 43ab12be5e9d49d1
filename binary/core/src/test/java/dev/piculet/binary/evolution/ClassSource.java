package dev.piculet.binary.evolution;

import dev.piculet.binary.evolution.ClassVersion.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The source of a version's classes. */
final class ClassSource {
    private final ClassVersion version;

    ClassSource(ClassVersion version) {
        this.version = version;
    }

    String of(String packageName) {
        StringBuilder text = new StringBuilder("package " + packageName + "; import java.util.*;\n");
        List<String> hierarchy = version.hierarchy;
        for (int i = 0; i < hierarchy.size(); i++) {
            String above = i + 1 < hierarchy.size() ? " extends " + hierarchy.get(i + 1) : "";
            text.append(i == 0 ? "public " : "").append(body(hierarchy.get(i), above));
        }
        text.append(body("Part", ""));
        text.append("enum E { ").append(String.join(", ", version.constants)).append(" }\n");
        text.append("sealed interface S permits ")
                .append(String.join(", ", version.choices))
                .append(" {}\n");
        for (String choice : version.choices) {
            text.append("final ").append(body(choice, " implements S"));
        }
        return text.toString();
    }

    private String body(String name, String above) {
        List<Member> own = new ArrayList<>(version.members);
        own.removeIf(each -> !each.owner().equals(name));
        return switch (version.make(name)) {
            case RECORD -> "record " + name + "(" + parameters(own) + ")" + above + " {}\n";
            case WHOLE ->
                "class " + name + above + " {" + joined(own, it -> " final " + it.type() + " " + it.name() + ";", "")
                        + " " + name + "(" + parameters(own) + ") {"
                        + joined(own, it -> " this." + it.name() + " = " + it.name() + ";", "") + " } }\n";
            case BARE ->
                "class " + name + (above.isEmpty() ? " implements" : above + ",") + " java.io.Serializable {"
                        + joined(own, it -> " final " + it.type() + " " + it.name() + ";", "")
                        + " " + name + "(Object[] values) { int i = 0;"
                        + joined(own, it -> " this." + it.name() + " = (" + it.type() + ") values[i++];", "")
                        + " } }\n";
            case EMPTY ->
                "class " + name + above + " {" + joined(own, it -> " " + it.type() + " " + it.name() + ";", "")
                        + " }\n";
        };
    }

    private static String parameters(List<Member> members) {
        return joined(members, it -> it.type() + " " + it.name(), ", ");
    }

    private static String joined(List<Member> members, Function<Member, String> each, String between) {
        return members.stream().map(each).collect(Collectors.joining(between));
    }
}
