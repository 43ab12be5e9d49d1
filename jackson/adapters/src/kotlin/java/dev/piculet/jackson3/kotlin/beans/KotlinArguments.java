package dev.piculet.jackson3.kotlin.beans;

import com.fasterxml.jackson.annotation.Nulls;
import dev.piculet.access.Instantiator;
import dev.piculet.jackson.kotlin.ArgumentRule;
import dev.piculet.jackson.kotlin.KotlinModels;
import dev.piculet.jackson.kotlin.NullSettings;
import dev.piculet.jackson.kotlin.ValueClassRules;
import dev.piculet.jackson3.beans.CreatorArguments;
import dev.piculet.jackson3.beans.JacksonCalls;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.TypeModel;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;

/** The creator's arguments for null and missing input: the same for generated and interpreted calls. */
final class KotlinArguments implements CreatorArguments {
    private final Instantiator instantiator;
    private final KotlinModels models;
    private final List<ArgumentRule> rules;
    private final boolean[] mayWrapNull;
    private final NullSettings settings;
    private final NullRefusal refusal;
    private final Class<?> type;
    private final String typeText;

    /**
     * @param instantiator takes value classes wrapped, as Jackson gives them
     * @param typeText how messages call the class
     */
    KotlinArguments(
            Instantiator instantiator,
            KotlinModels models,
            NullSettings settings,
            NullRefusal refusal,
            Class<?> type,
            String typeText) {
        this.instantiator = instantiator;
        this.models = models;
        this.settings = settings;
        this.refusal = refusal;
        this.type = type;
        this.typeText = typeText;
        rules = ArgumentRule.all(instantiator.creator());
        mayWrapNull = new boolean[rules.size()];
        for (int i = 0; i < mayWrapNull.length; i++) {
            TypeModel taken = instantiator.creator().parameters().get(i).type();
            mayWrapNull[i] = !rules.get(i).isNullable() && ValueClassRules.mayWrapNull(taken, models);
        }
    }

    Instantiator instantiator() {
        return instantiator;
    }

    @Override
    public CreatorModel creator() {
        return instantiator.creator();
    }

    @Override
    public boolean asksForNull(SettableBeanProperty property, int index) {
        return wrapperOfNull(property, index) != null
                || rules.get(index).asksForNull(skipsNull(property), isEmptyInstead(property));
    }

    @Override
    public boolean asksForMissing(SettableBeanProperty property, int index) {
        return rules.get(index).asksForMissing(property.isRequired(), skipsNull(property), isEmptyInstead(property));
    }

    @Override
    public Object forNull(DeserializationContext context, SettableBeanProperty property, int index)
            throws JacksonException {
        ArgumentRule rule = rules.get(index);
        NullWrapper wrapper = wrapperOfNull(property, index);
        if (wrapper != null) {
            Object boxed = wrapper.getBoxedNullValue();
            if (boxed != null) {
                return boxed;
            }
        }
        return passed(rule.forNull(skipsNull(property), isEmptyInstead(property)), context, property, rule);
    }

    @Override
    public Object forNothing(
            DeserializationContext context, SettableBeanProperty property, int index, PropertyValueBuffer empty)
            throws JacksonException {
        Object value = forMissing(context, property, index, empty);
        return value == Instantiator.ABSENT ? instantiator.noValues(index) : value;
    }

    /** Returns the argument for a property that the input lacks; {@link Instantiator#ABSENT} to leave it out. */
    Object forMissing(
            DeserializationContext context, SettableBeanProperty property, int index, PropertyValueBuffer buffer)
            throws JacksonException {
        ArgumentRule rule = rules.get(index);
        if (rule.canBeLeftOut()) {
            return Instantiator.ABSENT;
        }
        Object value = null;
        if (!rule.isNullable()) {
            value = property.getType().isPrimitive()
                    ? JacksonCalls.argument(context, buffer, property)
                    : property.getNullValueProvider().getAbsentValue(context);
        }
        return value == null
                ? passed(rule.forMissing(property.isRequired(), isEmptyInstead(property)), context, property, rule)
                : value;
    }

    /** Returns what knows the instance to pass for null; null where the parameter takes null, or no value class around it. */
    private NullWrapper wrapperOfNull(SettableBeanProperty property, int index) {
        if (!mayWrapNull[index] || !(property.getValueDeserializer() instanceof NullWrapper wrapper)) {
            return null;
        }
        // Only the user of a type variable knows the value class.
        boolean isKnown = !rules.get(index).isTypeVariable();
        return isKnown || ValueClassRules.wrapsNull(property.getType().getRawClass(), models) ? wrapper : null;
    }

    private boolean skipsNull(SettableBeanProperty property) {
        return settings.asDefault() || property.getMetadata().getValueNulls() == Nulls.SKIP;
    }

    private boolean isEmptyInstead(SettableBeanProperty property) {
        JavaType declared = property.getType();
        return settings.isEmptyInstead(declared.isCollectionLikeType(), declared.isMapLikeType());
    }

    private Object passed(
            ArgumentRule.Substitute what,
            DeserializationContext context,
            SettableBeanProperty property,
            ArgumentRule rule)
            throws JacksonException {
        // No switch, for which the compiler makes a class.
        if (what == ArgumentRule.Substitute.NULL) {
            return null;
        } else if (what == ArgumentRule.Substitute.DEFAULT) {
            return Instantiator.ABSENT;
        } else if (what == ArgumentRule.Substitute.EMPTY) {
            return property.getValueDeserializer().getEmptyValue(context);
        }
        throw refusal.exception(rule.name(), type, context, rule.nullMessage(typeText, property.getName()), property);
    }
}
