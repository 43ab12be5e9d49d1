package dev.piculet.jackson.bean;

import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.jackson.generator.JacksonTypes;
import dev.piculet.jackson.generator.ReadProperty;
import dev.piculet.jackson.generator.ReaderGenerator;
import dev.piculet.jackson.generator.ReaderPlan;
import dev.piculet.jackson.generator.TakenKind;
import dev.piculet.jackson.generator.ValueKind;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.ValueClassModel;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the generated reader of a class whose deserializer is complete. */
public final class ReaderSource {
    private final BeanModels models;
    private final JacksonTypes types;
    private final MethodHandles.Lookup caller;

    /** @param caller finds members that a nestmate of the class does not reach */
    public ReaderSource(BeanModels models, JacksonTypes types, MethodHandles.Lookup caller) {
        this.models = models;
        this.types = types;
        this.caller = caller;
    }

    /**
     * Returns a reader, which is of the type that {@link JacksonTypes} has for it.
     *
     * @param properties those that the creator takes, in its order, and then those that are set
     * @param seenNames the names that instances are likely to have, in their order
     * @param build makes the result of instances that are builders; empty if they are the result
     */
    public Object generate(
            CreatorModel creator, List<ReadFacts> properties, List<String> seenNames, Optional<Method> build)
            throws NotGenerated {
        if (creator.defaults().isPresent() && creator.defaults().get().firstMasked() != 0) {
            throw new NotGenerated(Obstacle.INNER_CLASS);
        }
        boolean isAbstract =
                Modifier.isAbstract(creator.member().getDeclaringClass().getModifiers());
        if (isAbstract && creator.member() instanceof Constructor<?>) {
            throw new NotGenerated(Obstacle.ABSTRACT_CLASS);
        }
        ReaderPlan ofBeans = plan(creator, properties).expecting(seenNames);
        ReaderPlan plan = build.isPresent() ? ofBeans.building(build.get()) : ofBeans;
        if (ReaderGenerator.isTooLarge(plan)) {
            throw new NotGenerated(Obstacle.TOO_LARGE);
        }
        MethodHandles.Lookup nest = Nests.lookup(plan.type(), types.reader());
        return HiddenClassDefiner.defineInstance(nest, ReaderGenerator.generate(plan, types, caller));
    }

    /**
     * Returns the plan of a reader.
     *
     * @throws NotGenerated for the first property that generated code cannot read
     */
    ReaderPlan plan(CreatorModel creator, List<ReadFacts> properties) throws NotGenerated {
        Class<?>[] targets = creator.member().getParameterTypes();
        int parameters = creator.parameters().size();
        List<ReadProperty> arguments = new ArrayList<>();
        List<ReadProperty> others = new ArrayList<>();
        for (int i = 0; i < properties.size(); i++) {
            ReadFacts facts = properties.get(i);
            if (facts.obstacle().isPresent()) {
                String text = facts.obstacle().get().text();
                throw new NotGenerated("its property " + facts.name() + " " + text);
            }
            if (i < parameters) {
                arguments.add(argument(facts, creator.parameters().get(i), targets[i]));
            } else {
                others.add(
                        parameters == 0
                                ? assigned(facts)
                                : property(facts, ValueKind.PROPERTY, null, Optional.empty()));
            }
        }
        return new ReaderPlan(creator, arguments, others);
    }

    private ReadProperty argument(ReadFacts facts, ParameterModel parameter, Class<?> target) {
        Object by = facts.deserializer();
        Optional<ValueClassModel> taken =
                takesValueClass(parameter, facts, target) ? models.valueClass(facts.type()) : Optional.empty();
        if (by instanceof WrappingReader<?> wrapping
                && taken.isPresent()
                && wrapping.creator().isPrimary()
                && wrapping.held() != null) {
            ValueClassModel model = wrapping.creator().model();
            ValueKind kind = directKind(innermost(wrapping));
            return kind == ValueKind.OBJECT
                    ? property(facts, ValueKind.HELD, wrapping.held(), Optional.of(model))
                    : property(facts, kind, null, Optional.of(model));
        }
        ValueKind kind = kind(facts, target);
        return property(facts, kind, kind == ValueKind.OBJECT ? by : null, taken);
    }

    /**
     * Tells whether the parameter is declared to be of the value class, whose instances it takes wrapped or not. A type
     * variable may stand for it, and takes instances as any others.
     */
    private static boolean takesValueClass(ParameterModel parameter, ReadFacts facts, Class<?> target) {
        return target == facts.type() || parameter.type().valueClass().isPresent();
    }

    /** A property of an instance that is there. */
    private ReadProperty assigned(ReadFacts facts) {
        ValueKind kind =
                facts.mutator().isPresent() ? kind(facts, typeOf(facts.mutator().get())) : ValueKind.PROPERTY;
        return property(facts, kind, kind == ValueKind.OBJECT ? facts.deserializer() : null, Optional.empty());
    }

    private static Class<?> typeOf(Member mutator) {
        return mutator instanceof Field field ? field.getType() : ((Method) mutator).getParameterTypes()[0];
    }

    /** The property that reads the value class held unwrapped by another one; else the given one. */
    private static WrappingReader<?> innermost(WrappingReader<?> wrapping) {
        boolean isNested = wrapping.creator().model().underlying().isUnboxed()
                && wrapping.held() instanceof WrappingReader<?> inner
                && directKind(inner) != ValueKind.OBJECT;
        return isNested ? (WrappingReader<?>) wrapping.held() : wrapping;
    }

    private static ValueKind directKind(WrappingReader<?> by) {
        boolean isPlain = by.creator().isPlain() && by.isHeldStandard();
        return isPlain ? ValueKind.ofHeld(by.creator().model()) : ValueKind.OBJECT;
    }

    private static ValueKind kind(ReadFacts facts, Class<?> target) {
        if (facts.deserializer() == null || target.isPrimitive() && !facts.isDirect()) {
            return ValueKind.PROPERTY;
        }
        // A type variable may stand for a string.
        boolean isOwn = facts.isDirect() && (target.isPrimitive() || target == String.class);
        return isOwn ? ValueKind.ofDirect(target) : ValueKind.OBJECT;
    }

    private static Optional<TakenKind> taken(ReadFacts facts, ValueKind kind, boolean isWrapped) {
        if (kind == ValueKind.HELD) {
            return facts.decoder().isPresent() ? Optional.of(TakenKind.DECODED) : Optional.empty();
        }
        boolean isOwn = kind == ValueKind.STRING || kind == ValueKind.OBJECT;
        if (!isOwn || isWrapped || !facts.takesNull()) {
            return TakenKind.of(kind);
        }
        return facts.decoder().isPresent()
                ? Optional.of(TakenKind.NULL_OR_DECODED)
                : TakenKind.ofNullable(facts.isDirect() ? facts.type() : Object.class);
    }

    private ReadProperty property(ReadFacts facts, ValueKind kind, Object by, Optional<ValueClassModel> valueClass) {
        return new ReadProperty(
                facts.name(),
                facts.aliases(),
                kind,
                facts.property(),
                facts.mutator(),
                by,
                facts.preparedName(),
                valueClass,
                valueClass.isPresent() && (kind == ValueKind.HELD || kind.isDirect())
                        ? models.unwrapped(valueClass.get().underlying())
                        : Optional.empty(),
                facts.givesNull(),
                taken(facts, kind, valueClass.isPresent() || facts.deserializer() instanceof WrappingReader<?>),
                facts.decoder(),
                facts.asksForNull(),
                facts.asksForMissing());
    }
}
