package dev.piculet.jackson.bean;

import dev.piculet.access.proof.UnnoticedCode;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.direct.DirectReader;
import dev.piculet.jackson.direct.DirectValue;
import dev.piculet.jackson.generator.DirectGenerator;
import dev.piculet.jackson.generator.DirectPlan;
import dev.piculet.jackson.generator.DirectProperty;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ValueClassModel;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;

/** Makes the code that reads a class straight from bytes. */
public final class DirectSource {
    private final BeanModels models;
    private final MethodHandles.Lookup caller;

    /** @param caller finds members that a nestmate of the class does not reach */
    public DirectSource(BeanModels models, MethodHandles.Lookup caller) {
        this.models = models;
        this.caller = caller;
    }

    /** Returns the code; Jackson may read the same again, so that nothing may run that is seen elsewhere. */
    public DirectValue generate(DirectPlan plan) throws NotGenerated {
        requirePlain(plan);
        requireUnnoticed(plan);
        MethodHandles.Lookup nest = models.nestLookup(plan.type(), DirectReader.class);
        return (DirectValue) HiddenClassDefiner.defineInstance(nest, DirectGenerator.generate(plan, caller));
    }

    private static void requirePlain(DirectPlan plan) throws NotGenerated {
        if (plan.properties().size() > DirectGenerator.MOST_PROPERTIES) {
            throw new NotGenerated("it has more than " + DirectGenerator.MOST_PROPERTIES + " properties");
        }
        for (DirectProperty property : plan.properties()) {
            if (ExpectedName.of(property.name()) == null) {
                throw new NotGenerated("its property " + property.name()
                        + " has a name that is long, or not written in one way alone");
            }
        }
    }

    private static void requireUnnoticed(DirectPlan plan) throws NotGenerated {
        CreatorModel creator = plan.creator();
        UnnoticedCode code = new UnnoticedCode(plan.type());
        if (!(creator.member() instanceof Constructor<?>) || !code.has(creator.member())) {
            throw new NotGenerated("its creator may do more than to make an instance");
        }
        Executable withDefaults = creator.defaults().map(it -> it.member()).orElse(null);
        if (withDefaults != null && !code.has(withDefaults)) {
            throw new NotGenerated("its defaults may do more than to make an instance");
        }
        for (DirectProperty property : plan.properties()) {
            if (property.valueClass().isPresent()
                    && isNoticed(property.valueClass().get())) {
                throw new NotGenerated(
                        "its property " + property.name() + " is of a class that may do more than to wrap it");
            }
            if (property.mutator().orElse(null) instanceof Method setter && !code.has(setter)) {
                throw new NotGenerated(
                        "its property " + property.name() + " has a setter that may do more than to set it");
            }
        }
    }

    private static boolean isNoticed(ValueClassModel model) {
        UnnoticedCode code = new UnnoticedCode(model.type());
        return !code.has(model.box())
                || model.constructor().isPresent()
                        && !code.has(model.constructor().get());
    }
}
