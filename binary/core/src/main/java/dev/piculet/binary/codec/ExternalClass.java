package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.InstanceMethod;
import dev.piculet.access.Instantiator;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import java.io.Externalizable;
import java.lang.reflect.Method;
import java.util.Optional;

/**
 * A class that writes and reads itself.
 *
 * @param instantiator calls its constructor without parameters
 * @param resolver chooses the instance that is read in the place of the one that has read itself; null if that is the one
 * @param bound what the place may hold, if there is a resolver
 */
record ExternalClass(Class<?> type, Instantiator instantiator, InstanceMethod resolver, Class<?> bound) {
    static ExternalClass of(ClassModel model, Accessors accessors, Class<?> bound) {
        Optional<Method> chooser = CreationPlan.resolver(model);
        return new ExternalClass(
                model.type(),
                accessors.instantiator(constructor(model)),
                chooser.isPresent() ? accessors.method(chooser.get()) : null,
                bound);
    }

    private static CreatorModel constructor(ClassModel model) {
        for (CreatorModel creator : model.creators()) {
            if (creator.kind() == CreatorModel.Kind.CONSTRUCTOR
                    && creator.parameters().isEmpty()) {
                return creator;
            }
        }
        throw new IllegalStateException(model.type().getName());
    }

    Externalizable create() {
        return (Externalizable) instantiator.create(instantiator.arguments());
    }
}
