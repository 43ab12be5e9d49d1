package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import dev.piculet.jackson.kotlin.ArgumentRule;
import dev.piculet.jackson2.WrapsNullableValueClassDeserializer;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.List;

/** What is passed to a creator where the input has null or nothing: the same for generated and interpreted calls. */
final class CreatorArguments {
    /** Stands for an argument that is left to its default. */
    static final Object DEFAULT = new Object();

    private final CreatorModel creator;
    private final ArgumentRule[] rules;
    private final NullSettings settings;
    private final Class<?> type;
    private final String typeText;

    /** @param typeText how messages call the class */
    CreatorArguments(CreatorModel creator, NullSettings settings, Class<?> type, String typeText) {
        this.creator = creator;
        this.settings = settings;
        this.type = type;
        this.typeText = typeText;
        List<ParameterModel> parameters = creator.parameters();
        rules = new ArgumentRule[parameters.size()];
        for (int i = 0; i < rules.length; i++) {
            rules[i] = ArgumentRule.of(parameters.get(i));
        }
    }

    ArgumentRule rule(int index) {
        return rules[index];
    }

    /** Tells whether something else than null may be passed where null was read. */
    boolean asksForNull(SettableBeanProperty property, int index) {
        ArgumentRule rule = rules[index];
        return rule.rejectsNull()
                || rule.hasDefault() && skipsNull(property)
                || settings.isEmptyInstead(property.getType());
    }

    /** Tells whether something else than null may be passed where there is nothing, and no default. */
    boolean asksForMissing(SettableBeanProperty property, int index) {
        return !rules[index].isNullable() || property.isRequired() || asksForNull(property, index);
    }

    /** Returns what to pass for a null that was read. */
    Object forNull(DeserializationContext context, SettableBeanProperty property, int index) throws IOException {
        ArgumentRule rule = rules[index];
        if (!rule.isNullable() && property.getValueDeserializer() instanceof WrapsNullableValueClassDeserializer<?> d) {
            Object boxed = d.getBoxedNullValue();
            if (boxed != null) {
                return boxed;
            }
        }
        if (rule.hasDefault() && skipsNull(property)) {
            return DEFAULT;
        }
        return checked(null, context, property, index, /* isMissing= */ false);
    }

    /** Returns what to pass for a property that the input lacks. */
    Object forMissing(
            DeserializationContext context, SettableBeanProperty property, int index, PropertyValueBuffer buffer)
            throws IOException {
        ArgumentRule rule = rules[index];
        if (rule.canBeLeftOut()) {
            return DEFAULT;
        }
        Object value = null;
        if (!rule.isNullable()) {
            value = property.getType().isPrimitive()
                    ? buffer.getParameter(property)
                    : property.getNullValueProvider().getAbsentValue(context);
        }
        return checked(value, context, property, index, /* isMissing= */ true);
    }

    /** Returns an empty array for a parameter that takes any number of values and has no default. */
    Object noValues(int index) {
        Class<?> array = creator.member().getParameterTypes()[index];
        return Array.newInstance(array.getComponentType(), 0);
    }

    private boolean skipsNull(SettableBeanProperty property) {
        return settings.asDefault() || property.getMetadata().getValueNulls() == Nulls.SKIP;
    }

    private Object checked(
            Object value, DeserializationContext context, SettableBeanProperty property, int index, boolean isMissing)
            throws IOException {
        if (value != null) {
            return value;
        }
        if (settings.isEmptyInstead(property.getType())) {
            return property.getValueDeserializer().getEmptyValue(context);
        }
        ArgumentRule rule = rules[index];
        if (isMissing && property.isRequired() || rule.rejectsNull()) {
            throw JsonMappingException.wrapWithPath(
                    InvalidNulls.FACTORY.create(
                            rule.name(),
                            type,
                            context,
                            rule.nullMessage(typeText, property.getName()),
                            property.getFullName()),
                    type,
                    property.getName());
        }
        return null;
    }
}
