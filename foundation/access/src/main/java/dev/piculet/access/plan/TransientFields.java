package dev.piculet.access.plan;

import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** What transient fields hold where a constructor runs, and fields are set over what it left there. */
final class TransientFields {
    private TransientFields() {}

    /**
     * Returns why a transient field may hold something else than in the written instance, as the end of a sentence; null if nothing is
     * found, or if nobody asks.
     */
    static String obstacle(ClassModel model, CreationPlan plan, ParameterMatch match, BareInstances bare) {
        // As of instances that no constructor has made.
        if (bare == BareInstances.ALWAYS || SelfWritingClasses.resolving(model.type()) != null) {
            return null;
        }
        List<Field> setAgain = new ArrayList<>();
        for (PropertyModel property : plan.setAfterwards()) {
            if (property.field().isPresent()) {
                setAgain.add(property.field().get());
            }
        }
        Field left = match.leftOtherwise(of(model.type()), setAgain);
        return left == null
                ? null
                : "transient field '" + left.getName() + "' of "
                        + left.getDeclaringClass().getName()
                        + " would keep what the constructor makes of other values";
    }

    private static List<Field> of(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (Modifier.isTransient(modifiers) && !Modifier.isStatic(modifiers)) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }
}
