package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.BuilderProof;
import dev.piculet.access.proof.ConstructorProof;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for a constructor {@code X(Builder builder)} whose code proves that the fields of the instance hold what those of the
 * builder held. The builder's {@code build()} is not called.
 */
final class BuilderPlanner {
    private final ClassModel model;

    private final List<PropertyModel> stored;

    private final ConstructorProofs proofs;

    /** Gets a line for each constructor that takes a builder and does not fit. */
    private final List<String> refusals;

    BuilderPlanner(ClassModel model, List<PropertyModel> stored, ConstructorProofs proofs, List<String> refusals) {
        this.model = model;
        this.stored = stored;
        this.proofs = proofs;
        this.refusals = refusals;
    }

    /** Returns the plan; null if there is none. */
    CreationPlan plan() {
        for (CreatorModel creator : model.creators()) {
            Constructor<?> maker = maker(creator);
            CreationPlan plan = maker == null ? null : planWith(creator, maker);
            if (plan != null) {
                return plan;
            }
        }
        return null;
    }

    /** Returns what makes the builder that a constructor takes; null if it takes anything else. */
    private static Constructor<?> maker(CreatorModel creator) {
        if (creator.kind() != CreatorModel.Kind.CONSTRUCTOR || creator.member().getParameterCount() != 1) {
            return null;
        }
        Class<?> builder = creator.member().getParameterTypes()[0];
        boolean isMade = !builder.isPrimitive()
                && !builder.isArray()
                && !builder.isEnum()
                && !builder.getName().startsWith("java.")
                && !Modifier.isAbstract(builder.getModifiers());
        try {
            return isMade ? builder.getDeclaredConstructor() : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private CreationPlan planWith(CreatorModel creator, Constructor<?> maker) {
        BuilderProof proof = proofs.ofBuilder((Constructor<?>) creator.member());
        if (!proof.isKnown()) {
            return null;
        }
        List<Optional<PropertyModel>> arguments = new ArrayList<>();
        List<Field> sources = new ArrayList<>();
        List<PropertyModel> others = new ArrayList<>();
        for (PropertyModel property : stored) {
            Field source = source(property, proof, maker);
            if (source == null || sources.contains(source)) {
                others.add(property);
            } else {
                arguments.add(Optional.of(property));
                sources.add(source);
            }
        }
        Set<Field> unused = new HashSet<>(proof.read());
        sources.forEach(unused::remove);
        if (sources.isEmpty() || !unused.isEmpty()) {
            return sources.isEmpty() ? null : refuse(creator, "nothing that is written tells " + unused(unused));
        }
        CreationPlan plan = finish(creator, new CreationPlan.Builder(maker, sources), arguments, others, proof.rest());
        String obstacle = plan == null ? null : SharedFields.obstacle(stored, plan.remade(), proofs);
        UnwrittenDelegates state = UnwrittenDelegates.of(model.type(), model);
        if (plan != null && obstacle == null && state != null) {
            List<Field> fed = new ArrayList<>();
            arguments.forEach(each -> fed.add(each.orElseThrow().field().orElseThrow()));
            obstacle = state.obstacle(field -> proof.restoresUnwritten(field, fed));
        }
        return obstacle == null ? plan : refuse(creator, obstacle);
    }

    /** The builder's field that a property comes from, if it can be set to all that the property holds, or gets its elements. */
    private static Field source(PropertyModel property, BuilderProof proof, Constructor<?> maker) {
        Field held = property.field().orElse(null);
        Field source = held == null || property.type().isUnboxed() ? null : proof.source(held);
        if (source == null || Modifier.isStatic(source.getModifiers())) {
            return null;
        }
        boolean fits = Modifier.isFinal(source.getModifiers())
                ? proof.isFilled(held, maker, source)
                : holds(source.getType(), held.getType())
                        && (held.getType().isPrimitive() || !proof.mayBeNullElsewhere(held));
        return fits ? source : null;
    }

    /** Whether a builder's field can be set to all that a field holds: it may be a box, so that it is null as long as nobody sets it. */
    private static boolean holds(Class<?> source, Class<?> held) {
        return source.isAssignableFrom(held)
                || source == MethodType.methodType(held).wrap().returnType();
    }

    private CreationPlan finish(
            CreatorModel creator,
            CreationPlan.Builder builder,
            List<Optional<PropertyModel>> arguments,
            List<PropertyModel> others,
            ConstructorProof proof) {
        List<PropertyModel> rest = new ArrayList<>();
        List<PropertyModel> filled = new ArrayList<>();
        List<PropertyModel> compared = new ArrayList<>();
        List<PropertyModel> remade = new ArrayList<>();
        for (PropertyModel property : others) {
            if (!FieldRules.isFinal(property)) {
                rest.add(property);
                continue;
            }
            Field field = property.field().orElseThrow();
            if (proof.makesEmpty(field)) {
                filled.add(property);
            } else if (proof.makesAnew(field)) {
                remade.add(property);
            } else if (proof.obstacleToComputing(field, i -> null) == null) {
                compared.add(property);
            } else {
                return refuse(creator, "final field '" + property.name() + "' gets no field of the builder");
            }
        }
        return new CreationPlan(
                model.type(),
                Optional.empty(),
                Optional.of(creator),
                Optional.of(builder),
                Optional.empty(),
                arguments,
                rest,
                filled,
                compared,
                remade,
                refusals);
    }

    private static String unused(Set<Field> fields) {
        Field first = fields.iterator().next();
        return first == null ? "all that it reads" : "field '" + first.getName() + "' of the builder";
    }

    private CreationPlan refuse(CreatorModel creator, String why) {
        refusals.add(AccessErrors.signature(creator.member()) + " with a new builder: " + why + ".");
        return null;
    }
}
