package dev.piculet.jackson3.beans;

import dev.piculet.access.Accessors;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.jackson.kotlin.generator.ReadProperty;
import dev.piculet.jackson.kotlin.generator.ReaderGenerator;
import dev.piculet.jackson.kotlin.generator.ReaderPlan;
import dev.piculet.jackson.kotlin.generator.ValueKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ValueClassModel;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.CreatorProperty;
import tools.jackson.databind.deser.SettableBeanProperty;

/** Makes the generated reader of a class whose deserializer is complete. */
final class ReaderSource {
    private final KotlinBeanDeserializer deserializer;
    private final BeanSettings settings;

    ReaderSource(KotlinBeanDeserializer deserializer, BeanSettings settings) {
        this.deserializer = deserializer;
        this.settings = settings;
    }

    BeanReader generate() throws NotGenerated {
        CreatorModel creator = deserializer
                .instantiator()
                .creator()
                .orElseThrow(() -> new NotGenerated("its creator is none of Kotlin's"));
        if (creator.defaults().isPresent() && creator.defaults().get().firstMasked() != 0) {
            throw new NotGenerated("it is an inner class");
        }
        ReaderPlan plan = plan(creator, deserializer.orderedProperties());
        if (ReaderGenerator.isTooLarge(plan)) {
            throw new NotGenerated("the JIT compiler would refuse a method for as many names");
        }
        Class<?> host = plan.type();
        ClassModel model = settings.models().model(host);
        Accessors accessors = Accessors.of(model);
        Optional<String> obstacle = accessors.nestObstacle(BeanReader.class);
        if (obstacle.isPresent()) {
            throw new NotGenerated(obstacle.get());
        }
        return (BeanReader) HiddenClassDefiner.defineInstance(
                accessors.nestLookup(BeanReader.class).orElseThrow(),
                ReaderGenerator.generate(plan, GeneratedTypes.TYPES, MethodHandles.lookup()));
    }

    private ReaderPlan plan(CreatorModel creator, List<SettableBeanProperty> properties) throws NotGenerated {
        int parameters = creator.parameters().size();
        List<ReadProperty> arguments = new ArrayList<>();
        List<ReadProperty> others = new ArrayList<>();
        for (int i = 0; i < properties.size(); i++) {
            SettableBeanProperty property = properties.get(i);
            checkProperty(property);
            if (i < parameters) {
                arguments.add(argument(property, creator.member().getParameterTypes()[i], i));
            } else {
                others.add(property(property, ValueKind.PROPERTY, null, Optional.empty(), new boolean[2]));
            }
        }
        return new ReaderPlan(creator, arguments, others).expecting(deserializer.seenNames());
    }

    private static void checkProperty(SettableBeanProperty property) throws NotGenerated {
        String name = "its property " + property.getName();
        if (property.isCreatorProperty() && property.getClass() != CreatorProperty.class) {
            throw new NotGenerated(name + " is read in a way of its own");
        }
        if (property.getInjectableValueId() != null || property.isInjectionOnly()) {
            throw new NotGenerated(name + " is injected");
        }
        if (property.isIgnorable()) {
            throw new NotGenerated(name + " is ignored");
        }
        if (property.isMerging()) {
            throw new NotGenerated(name + " is merged");
        }
        ValueDeserializer<?> by = property.getValueDeserializer();
        if (by != null && by.getObjectIdReader(null) != null) {
            throw new NotGenerated(name + " may refer to an object that comes later");
        }
    }

    private ReadProperty argument(SettableBeanProperty property, Class<?> target, int index) {
        CreatorArguments arguments = deserializer.instantiator().arguments();
        boolean[] asks = {arguments.asksForNull(property, index), arguments.asksForMissing(property, index)};
        ValueDeserializer<?> by = property.getValueDeserializer();
        Class<?> type = property.getType().getRawClass();
        if (property.hasValueTypeDeserializer()) {
            return property(property, ValueKind.PROPERTY, null, valueClass(type), asks);
        }
        if (by instanceof WrappingDeserializer wrapping && wrapping.wrapped() != null && wrapping.held() != null) {
            ValueKind kind = directKind(innermost(wrapping));
            return kind == ValueKind.OBJECT
                    ? property(property, ValueKind.HELD, wrapping.held(), Optional.of(wrapping.wrapped()), asks)
                    : property(property, kind, by, Optional.of(wrapping.wrapped()), asks);
        }
        return property(property, ValueKinds.read(target, by), by, valueClass(type), asks);
    }

    /** What reads the values of the value class that is held unwrapped by another one; else the given one. */
    private static Object innermost(WrappingDeserializer wrapping) {
        boolean isNested = wrapping.wrapped().underlying().isUnboxed()
                && wrapping.held() instanceof WrappingDeserializer inner
                && directKind(inner) != ValueKind.OBJECT;
        return isNested ? wrapping.held() : wrapping;
    }

    private static ValueKind directKind(Object by) {
        ValueClassModel model = by instanceof PlainValueClass plain ? plain.plainValueClass() : null;
        return model == null ? ValueKind.OBJECT : ValueKind.ofHeld(model);
    }

    private ReadProperty property(
            SettableBeanProperty property,
            ValueKind kind,
            ValueDeserializer<?> by,
            Optional<ValueClassModel> valueClass,
            boolean[] asks) {
        return new ReadProperty(
                property.getName(),
                deserializer.aliases(property),
                kind,
                property,
                kind == ValueKind.OBJECT || kind == ValueKind.HELD ? by : null,
                new SerializedString(property.getName()),
                valueClass,
                kind == ValueKind.HELD || kind.isDirect() ? valueClass.flatMap(this::heldUnwrapped) : Optional.empty(),
                asks[0],
                asks[1]);
    }

    private Optional<ValueClassModel> heldUnwrapped(ValueClassModel holder) {
        return holder.underlying().isUnboxed()
                ? valueClass(holder.underlying().valueClass().get())
                : Optional.empty();
    }

    private Optional<ValueClassModel> valueClass(Class<?> type) {
        return settings.models().isKotlin(type) ? settings.models().model(type).valueClass() : Optional.empty();
    }
}
