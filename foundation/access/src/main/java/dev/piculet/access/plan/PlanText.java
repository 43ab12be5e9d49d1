package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A plan as text for people: a row for what is used, one for each thing that becomes of properties, and those passed over. */
final class PlanText {
    private static final int WIDTH = 120;

    private static final int LABEL = 10;

    private final StringBuilder text = new StringBuilder();

    private PlanText() {}

    static String of(CreationPlan plan) {
        PlanText rows = new PlanText();
        rows.text.append(plan.type().getName());
        rows.row("by", way(plan));
        if (plan.builder().isPresent()) {
            rows.row(
                    "of",
                    "a new "
                            + plan.builder()
                                    .get()
                                    .constructor()
                                    .getDeclaringClass()
                                    .getName() + " with these fields");
        }
        rows.list("given", given(plan, "its default"));
        rows.list("set", names(plan.setAfterwards()));
        if (!plan.isBare()) {
            rows.list("final", finals(plan.setAfterwards()));
        }
        rows.list("filled", names(plan.filled()));
        rows.list("compared", names(plan.compared()));
        rows.list("made anew", names(plan.remade()));
        if (plan.isBare()) {
            rows.list("left", untouched(plan));
        }
        if (plan.resolver().isPresent()) {
            Method resolver = plan.resolver().get();
            rows.row("read as", "what " + resolver.getDeclaringClass().getName() + ".readResolve() returns");
        }
        for (String refusal : plan.passedOver()) {
            rows.row("not by", refusal);
        }
        return rows.text.toString();
    }

    private static String way(CreationPlan plan) {
        if (plan.singleton().isPresent()) {
            Field constant = plan.singleton().get();
            return "the constant " + constant.getDeclaringClass().getName() + "." + constant.getName();
        }
        if (plan.creator().isPresent()) {
            return AccessErrors.signature(plan.creator().get().member());
        }
        Constructor<?> runs = plan.superConstructor().orElseThrow();
        if (plan.isException()) {
            return "no constructor of its own: " + AccessErrors.signature(runs) + " runs";
        }
        if (plan.isFilled()) {
            return "no constructor of its own: " + AccessErrors.signature(runs) + " runs, and elements are added";
        }
        return "no constructor of its own: " + AccessErrors.signature(runs) + " runs, "
                + (BareCreation.isUsual(plan.type(), runs) ? "as in Java serialization" : "since the options allow it");
    }

    /** What each parameter gets. */
    static List<String> given(CreationPlan plan, String ownDefault) {
        List<String> given = new ArrayList<>();
        for (int i = 0; i < plan.arguments().size(); i++) {
            Optional<PropertyModel> argument = plan.arguments().get(i);
            if (argument.isPresent()) {
                given.add(argument.get().name());
            } else {
                given.add(!plan.isBare() && plan.isNull(i) ? "null" : ownDefault);
            }
        }
        return given;
    }

    /** The final fields to which the constructor has given other values. */
    private static List<String> finals(List<PropertyModel> properties) {
        List<String> names = new ArrayList<>();
        for (PropertyModel property : properties) {
            if (FieldRules.isFinal(property)) {
                names.add(property.name());
            }
        }
        return names;
    }

    private static List<String> names(List<PropertyModel> properties) {
        List<String> names = new ArrayList<>();
        for (PropertyModel property : properties) {
            names.add(property.name());
        }
        return names;
    }

    /** The transient fields that no constructor sets. */
    private static List<String> untouched(CreationPlan plan) {
        List<String> names = new ArrayList<>();
        BareCreation creation = new BareCreation(plan.superConstructor().orElseThrow(), null);
        for (Field field : creation.transients(plan.type())) {
            names.add(field.getName() + " = " + initial(field.getType()));
        }
        return names;
    }

    private static String initial(Class<?> type) {
        if (type == boolean.class) {
            return "false";
        }
        return type.isPrimitive() ? "0" : "null";
    }

    private void list(String label, List<String> names) {
        if (!names.isEmpty()) {
            row(label, String.join(", ", names));
        }
    }

    /** Appends a row, of several lines if one is too short for its words. */
    private void row(String label, String words) {
        text.append("\n  ").append(label).append(" ".repeat(LABEL - label.length()));
        int column = LABEL + 2;
        String separator = "";
        for (String word : words.split(" ")) {
            if (column + separator.length() + word.length() > WIDTH && !separator.isEmpty()) {
                text.append('\n').append(" ".repeat(LABEL + 2));
                column = LABEL + 2;
                separator = "";
            }
            text.append(separator).append(word);
            column += separator.length() + word.length();
            separator = " ";
        }
    }
}
