package dev.piculet.access;

import dev.piculet.access.internal.JvmKind;
import dev.piculet.access.internal.ValueClasses;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * What the arguments of one creator look like: which are primitive, which must be there, which may be null. Made by
 * {@link Accessors}, shared by an instantiator and its {@link Arguments}. Immutable.
 */
public final class ArgumentLayout {
    /**
     * Parameters that one mask covers: bit {@code i % 32} of mask {@code i / 32}, as Kotlin's default arguments count.
     */
    static final int PARAMETERS_PER_MASK = Integer.SIZE;

    final CreatorModel creator;

    final JvmKind[] kinds;

    final boolean hasPrimitives;

    /** A bit for each parameter. */
    final int[] allParameters;

    /** A bit for each parameter that must have an argument. */
    final int[] required;

    /** A bit for each parameter whose absent argument the creator's own default replaces. */
    final int[] defaulted;

    /** Indexes of the parameters that refuse null; primitives are not among them. */
    final int[] nonNull;

    /** What an absent argument of a variable number of values is: an empty array. Null for other parameters. */
    final Object[] emptyArrays;

    ArgumentLayout(CreatorModel creator) {
        this.creator = Objects.requireNonNull(creator);
        List<ParameterModel> parameters = creator.parameters();
        int size = parameters.size();
        int masks = (size + PARAMETERS_PER_MASK - 1) / PARAMETERS_PER_MASK;
        kinds = new JvmKind[size];
        allParameters = new int[masks];
        required = new int[masks];
        defaulted = new int[masks];
        emptyArrays = new Object[size];
        int[] refusing = new int[size];
        int refusingCount = 0;
        boolean primitives = false;
        for (int i = 0; i < size; i++) {
            ParameterModel parameter = parameters.get(i);
            Class<?> type = parameter.type().rawClass();
            kinds[i] = JvmKind.of(type);
            primitives |= type.isPrimitive();
            int bit = 1 << i % PARAMETERS_PER_MASK;
            allParameters[i / PARAMETERS_PER_MASK] |= bit;
            if (parameter.isVararg()) {
                emptyArrays[i] = Array.newInstance(type.getComponentType(), 0);
            }
            if (parameter.hasDefault()) {
                defaulted[i / PARAMETERS_PER_MASK] |= bit;
            } else if (!parameter.isVararg()) {
                required[i / PARAMETERS_PER_MASK] |= bit;
            }
            if (!type.isPrimitive() && ValueClasses.refusesNull(parameter)) {
                refusing[refusingCount++] = i;
            }
        }
        hasPrimitives = primitives;
        nonNull = Arrays.copyOf(refusing, refusingCount);
    }

    /** Returns the creator that takes the arguments. */
    public CreatorModel creator() {
        return creator;
    }
}
