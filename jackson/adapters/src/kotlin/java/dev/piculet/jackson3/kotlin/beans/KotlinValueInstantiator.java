package dev.piculet.jackson3.kotlin.beans;

import dev.piculet.access.Instantiator;
import dev.piculet.jackson.bean.Unchecked;
import dev.piculet.jackson.kotlin.CreatorRules;
import dev.piculet.jackson.kotlin.KotlinModels;
import dev.piculet.jackson.kotlin.NullSettings;
import dev.piculet.jackson3.beans.JacksonCalls;
import dev.piculet.model.CreatorModel;
import java.lang.reflect.Executable;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;
import tools.jackson.databind.deser.std.StdValueInstantiator;

/** Creates instances of a Kotlin class: defaults are used, and null only goes where it may. */
public final class KotlinValueInstantiator extends StdValueInstantiator {
    private final transient KotlinModels models;
    private final NullSettings settings;
    private final transient NullRefusal refusal;

    /** Made at the first call; null until then. */
    private transient volatile KotlinArguments arguments;

    /** Creates what takes the place of an instantiator. */
    public KotlinValueInstantiator(
            StdValueInstantiator source, KotlinModels models, NullSettings settings, NullRefusal refusal) {
        super(source);
        this.models = models;
        this.settings = settings;
        this.refusal = refusal;
    }

    /** Returns the arguments of the creator that takes properties; null if there is none, or if it is not Kotlin's. */
    KotlinArguments arguments() {
        KotlinArguments known = arguments;
        if (known == null && _withArgsCreator != null) {
            Optional<CreatorModel> creator = models.creator((Executable) _withArgsCreator.getMember());
            if (creator.isPresent()) {
                Instantiator instantiator = models.instantiator(creator.get());
                known = new KotlinArguments(
                        instantiator, models, settings, refusal, getValueClass(), getValueTypeDesc());
                arguments = known;
            }
        }
        return known;
    }

    @Override
    public Object createFromObjectWith(
            DeserializationContext context, SettableBeanProperty[] properties, PropertyValueBuffer buffer)
            throws JacksonException {
        KotlinArguments arguments = arguments();
        if (arguments == null) {
            return super.createFromObjectWith(context, properties, buffer);
        }
        // The deserializer tells exceptions thrown here from the creator's own.
        try {
            Instantiator instantiator = arguments.instantiator();
            CreatorRules.checkAccess(
                    instantiator.creator(), context.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS));
            Object[] values = new Object[properties.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = argument(arguments, context, properties[i], i, buffer);
            }
            return instantiator.call(values);
        } catch (Exception e) {
            throw Unchecked.rethrow(e);
        }
    }

    private static Object argument(
            KotlinArguments arguments,
            DeserializationContext context,
            SettableBeanProperty property,
            int index,
            PropertyValueBuffer buffer)
            throws JacksonException {
        if (!buffer.hasParameter(property) && property.getInjectableValueId() == null) {
            return arguments.forMissing(context, property, index, buffer);
        }
        Object value = JacksonCalls.argument(context, buffer, property);
        return value == null ? arguments.forNull(context, property, index) : value;
    }
}
