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
import java.util.HashSet;
import java.util.Set;

/** Makes the code that reads a class straight from bytes. */
public final class DirectSource {
    private final MethodHandles.Lookup caller;

    /** @param caller finds members that a nestmate of the class does not reach */
    public DirectSource(MethodHandles.Lookup caller) {
        this.caller = caller;
    }

    /** Returns the code; Jackson may read the same again, so that nothing may run that is seen elsewhere. */
    public DirectValue generate(DirectPlan plan) throws NotGenerated {
        requirePlain(plan);
        requireUnnoticed(plan);
        MethodHandles.Lookup nest = Nests.lookup(plan.type(), DirectReader.class);
        return (DirectValue) HiddenClassDefiner.defineInstance(nest, DirectGenerator.generate(plan, caller));
    }

    /** Tells whether nobody notices that a constructor or a function of a class has run. */
    public static boolean isUnnoticed(Class<?> type, Executable member) {
        return new UnnoticedCode(type).has(member);
    }

    private static void requirePlain(DirectPlan plan) throws NotGenerated {
        int names = plan.properties().size();
        for (DirectProperty property : plan.properties()) {
            names += property.aliases().size();
        }
        if (names > DirectGenerator.MOST_NAMES) {
            throw new NotGenerated("it has more than " + DirectGenerator.MOST_NAMES + " properties and aliases");
        }
        Set<String> all = new HashSet<>();
        for (DirectProperty property : plan.properties()) {
            requirePlain(property, property.name(), "a name", all);
        }
        for (DirectProperty property : plan.properties()) {
            for (String alias : property.aliases()) {
                requirePlain(property, alias, "an alias", all);
            }
        }
    }

    private static void requirePlain(DirectProperty property, String name, String kind, Set<String> others)
            throws NotGenerated {
        String has = "its property " + property.name() + " has " + kind + " that ";
        if (!ExpectedName.isOf(name)) {
            throw new NotGenerated(has + "is long, or not written in one way alone");
        }
        if (!others.add(name)) {
            throw new NotGenerated(has + "another one has, too");
        }
    }

    private static void requireUnnoticed(DirectPlan plan) throws NotGenerated {
        CreatorModel creator = plan.creator();
        UnnoticedCode code = new UnnoticedCode(plan.type());
        if (!(creator.member() instanceof Constructor<?>) || !code.has(creator.member())) {
            throw new NotGenerated("its creator may do more than to make an instance");
        }
        Executable withDefaults =
                creator.defaults().isPresent() ? creator.defaults().get().member() : null;
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
