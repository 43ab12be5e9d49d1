package dev.piculet.binary.engine;

import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.WireSchema;
import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** How objects of each class that a type leads to are made, and why not otherwise, as text for people. */
final class CreationText {
    private CreationText() {}

    /** @param rules by which the schema was made */
    static String of(WireSchema schema, TypeRules rules) {
        Set<String> texts = new LinkedHashSet<>();
        for (Definition definition : schema.definitions()) {
            if (definition instanceof Definition.ObjectDefinition) {
                for (CreationPlan plan : rules.plans(definition.name())) {
                    texts.add(plan.describe());
                }
            } else if (definition instanceof Definition.EnumDefinition) {
                texts.add(definition.name() + "\n  by        its constants, by their names");
            }
        }
        for (Map.Entry<String, Method> each : rules.selfWriting().replacers().entrySet()) {
            texts.add(each.getKey() + "\n  written as what "
                    + each.getValue().getDeclaringClass().getName() + ".writeReplace() returns");
        }
        for (String each : rules.selfWriting().externals()) {
            texts.add(each + "\n  by        its public constructor without parameters\n  written by its writeExternal"
                    + "\n  read by   its readExternal");
        }
        for (SerialPlan each : rules.selfWriting().serials().values()) {
            texts.add(SerialText.of(each));
        }
        for (Map.Entry<String, String> each : rules.unwritable().entrySet()) {
            texts.add(each.getKey()
                    + "\n  not       written: places that declare it hold null, or allowed subclasses\n  because   "
                    + each.getValue().replace("\n", "\n          "));
        }
        return String.join("\n\n", texts);
    }
}
