package dev.piculet.binary.codec;

import dev.piculet.access.BareInstantiator;
import dev.piculet.access.BuilderInstantiator;
import dev.piculet.access.ExceptionInstantiator;
import dev.piculet.access.InstanceMethod;
import dev.piculet.access.Instantiator;
import dev.piculet.access.plan.CreationPlan;
import java.util.List;

/**
 * How objects of one class come out of their slots: by a creator, by fields set afterwards, or both; without a constructor;
 * or always the same one.
 *
 * @param plan the decisions
 * @param instantiator calls the creator; null if there is none, or if it takes a builder
 * @param builder calls the creator that takes a builder; else null
 * @param bare makes objects without a constructor of their class; null if there is a creator, a singleton or an exception
 * @param exception the same for exceptions; null for others
 * @param singleton the only instance, or null
 * @param resolver chooses the instance that is read in the place of the one that was made; null if that is the one
 * @param fills values for parameters that no slot feeds and that have no default of their own
 */
public record Assembly(
        CreationPlan plan,
        Instantiator instantiator,
        BuilderInstantiator builder,
        BareInstantiator bare,
        ExceptionInstantiator exception,
        Object singleton,
        InstanceMethod resolver,
        List<Fill> fills) {
    /** A value that a parameter always gets. */
    public record Fill(int argument, Object value) {}

    /** True if an object exists before any slot is read, though it may not be the one that is read. */
    boolean createsFirst() {
        return singleton != null || plan.arguments().isEmpty();
    }

    /** True if references to an object may be read before all its slots are. */
    boolean isKnownFirst() {
        return createsFirst() && resolver == null;
    }

    /** Creates an object whose parameters are fed from {@code values}, one for each slot. */
    Object create(Slot[] slots, Object[] values) {
        if (singleton != null) {
            return singleton;
        }
        if (bare != null) {
            return bare.create();
        }
        if (exception != null) {
            return exception.create(
                    (String) fed(0, slots, values), (Throwable) fed(1, slots, values), (StackTraceElement[])
                            fed(2, slots, values));
        }
        Object[] arguments = builder != null ? builder.arguments() : instantiator.arguments();
        for (int i = 0; i < slots.length; i++) {
            if (slots[i].argument() >= 0) {
                arguments[slots[i].argument()] = values[i];
            }
        }
        for (Fill fill : fills) {
            arguments[fill.argument()] = fill.value();
        }
        return builder != null ? builder.create(arguments) : instantiator.create(arguments);
    }

    /** The value of a parameter; null if no slot feeds it. */
    private static Object fed(int argument, Slot[] slots, Object[] values) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i].argument() == argument) {
                return values[i];
            }
        }
        return null;
    }
}
