package dev.piculet.binary.codec;

import dev.piculet.access.plan.JdkModels;
import dev.piculet.access.plan.RetoldObjects;
import dev.piculet.binary.error.ValueErrors;

/** Refuses objects of closed classes of the JDK that hold more than public methods tell: fonts with attributes, colors of floats. */
record ToldMembers(RetoldObjects retold) implements ObjectGuard {
    /** Returns the guard of a class with such a model; null if it needs none. */
    static ObjectGuard guard(Class<?> type) {
        return JdkModels.mayHoldMore(type.getName()) ? new ToldMembers(JdkModels.retold(type)) : null;
    }

    @Override
    public void requireRestored(Object object) {
        if (!retold.isWhole(object)) {
            throw ValueErrors.holdsMore(object.getClass());
        }
    }
}
