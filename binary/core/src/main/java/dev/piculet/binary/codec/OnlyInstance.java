package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.plan.Singletons;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.model.ClassModel;
import java.util.Optional;

/** Refuses other objects of a class without state than the one that a constant holds, as which each would be read. */
record OnlyInstance(Object constant) implements ObjectGuard {
    /** Returns the guard of a class with such a constant; null if it has none, or if its language says that there are no others. */
    static ObjectGuard guard(ClassModel model, Accessors accessors) {
        Optional<Object> constant = Singletons.isObject(model) ? Optional.empty() : accessors.singleton();
        return constant.isPresent() ? new OnlyInstance(constant.get()) : null;
    }

    @Override
    public void requireRestored(Object object) {
        if (object != constant) {
            throw ValueErrors.otherInstance(object.getClass());
        }
    }
}
