package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import dev.piculet.jackson.kotlin.CreatorInvoker;
import dev.piculet.jackson.kotlin.CreatorRules;
import dev.piculet.jackson.kotlin.KotlinModels;
import dev.piculet.model.CreatorModel;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.util.BitSet;
import java.util.Optional;

/** Creates instances of a Kotlin class: defaults are used, and null only goes where it may. */
public final class KotlinValueInstantiator extends StdValueInstantiator {
    private final transient KotlinModels models;
    private final NullSettings settings;

    /** Made at the first call; null until then. */
    private transient volatile Calls calls;

    /** A creator, prepared. */
    private record Calls(CreatorModel creator, CreatorArguments arguments, CreatorInvoker invoker) {}

    /** Creates what takes the place of an instantiator. */
    public KotlinValueInstantiator(StdValueInstantiator source, KotlinModels models, NullSettings settings) {
        super(source);
        this.models = models;
        this.settings = settings;
    }

    /** Returns the creator that takes properties; empty if there is none, or it is none of Kotlin's. */
    Optional<CreatorModel> creator() {
        Calls prepared = prepared();
        return prepared == null ? Optional.empty() : Optional.of(prepared.creator());
    }

    /** Returns what the creator is passed for null and nothing; only if there is a {@link #creator}. */
    CreatorArguments arguments() {
        return prepared().arguments();
    }

    @Override
    public Object createFromObjectWith(
            DeserializationContext context, SettableBeanProperty[] properties, PropertyValueBuffer buffer)
            throws IOException {
        Calls prepared = prepared();
        if (prepared == null) {
            return super.createFromObjectWith(context, properties, buffer);
        }
        if (!context.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS)
                && !CreatorRules.isPublic(prepared.creator())) {
            throw Unchecked.rethrow(new IllegalAccessException(CreatorRules.notPublicMessage(prepared.creator())));
        }
        Object[] values = new Object[properties.length];
        BitSet absent = new BitSet();
        for (int i = 0; i < values.length; i++) {
            Object value = argument(prepared.arguments(), context, properties[i], i, buffer);
            if (value == CreatorArguments.DEFAULT) {
                absent.set(i);
            } else {
                values[i] = value;
            }
        }
        try {
            return prepared.invoker().create(values, absent);
        } catch (Exception e) {
            // The deserializer tells what was thrown from what the creator threw.
            throw Unchecked.rethrow(e);
        }
    }

    private static Object argument(
            CreatorArguments arguments,
            DeserializationContext context,
            SettableBeanProperty property,
            int index,
            PropertyValueBuffer buffer)
            throws IOException {
        if (!buffer.hasParameter(property) && property.getInjectableValueId() == null) {
            return arguments.forMissing(context, property, index, buffer);
        }
        Object value = buffer.getParameter(property);
        return value == null ? arguments.forNull(context, property, index) : value;
    }

    /** Null if the creator is none of Kotlin's. */
    private Calls prepared() {
        Calls known = calls;
        if (known == null && _withArgsCreator != null) {
            Optional<CreatorModel> creator = models.creator((Executable) _withArgsCreator.getMember());
            if (creator.isPresent()) {
                CreatorArguments arguments =
                        new CreatorArguments(creator.get(), settings, getValueClass(), getValueTypeDesc());
                known = new Calls(creator.get(), arguments, new CreatorInvoker(creator.get(), models));
                calls = known;
            }
        }
        return known;
    }
}
