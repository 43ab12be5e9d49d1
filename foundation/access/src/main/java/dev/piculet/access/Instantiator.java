package dev.piculet.access;

import dev.piculet.access.internal.AccessErrors;
import dev.piculet.model.CreatorModel;
import java.util.Objects;

/**
 * Creates instances with one creator.
 *
 * <p>A parameter without an argument gets its Kotlin default; without a default, a variable number of values is empty,
 * and every other parameter is an {@link ArgumentException} that names it. So is null for a parameter whose type
 * refuses it. Both come before the creator is called. What the creator throws itself passes unwrapped, checked or not.
 * Thread-safe.
 */
public abstract class Instantiator {
    private final ArgumentLayout layout;

    /** Creates the instantiator of the layout's creator. */
    protected Instantiator(ArgumentLayout layout) {
        this.layout = Objects.requireNonNull(layout);
    }

    /** Returns the creator that is called. */
    public final CreatorModel creator() {
        return layout.creator;
    }

    /** Returns new arguments, all absent, for {@link #create} of this instantiator. */
    public final Arguments arguments() {
        return new Arguments(layout);
    }

    /**
     * Creates an instance. The arguments are left as they are and can be used again.
     *
     * @throws ArgumentException for an argument that is missing or must not be null
     * @throws ClassCastException for an argument of another class than the parameter's
     * @throws IllegalArgumentException for arguments that another instantiator made
     */
    public final Object create(Arguments arguments) {
        if (arguments.layout != layout) {
            throw AccessErrors.foreignArguments(layout.creator);
        }
        return arguments.needDefaults() ? createWithDefaults(arguments) : createWithAll(arguments);
    }

    /** Calls the creator with every argument; all have been checked. */
    protected abstract Object createWithAll(Arguments arguments);

    /** Calls the creator so that its defaults replace the arguments that {@link Arguments#defaultsMask} marks. */
    protected abstract Object createWithDefaults(Arguments arguments);

    /** Returns the class of the creator. */
    @Override
    public final String toString() {
        return "Instantiator[" + layout.creator.member() + "]";
    }
}
