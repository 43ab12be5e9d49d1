package dev.piculet.binary.codec;

import dev.piculet.access.plan.Singletons;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.model.ClassModel;

/** Refuses other objects of a class without state than the one that a constant holds, as which each would be read. */
record OnlyInstance(Object constant) implements ObjectGuard {
    /** Returns the guard of a class with such a constant; null if it has none, or if its language says that there are no others. */
    static ObjectGuard guard(Assembly assembly, ClassModel model) {
        Object constant = assembly.singleton();
        return constant == null || Singletons.isObject(model) ? null : new OnlyInstance(constant);
    }

    @Override
    public void requireRestored(Object object) {
        if (object != constant) {
            throw ValueErrors.otherInstance(object.getClass());
        }
    }
}
