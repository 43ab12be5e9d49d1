package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.model.CreatorModel;
import java.lang.reflect.Method;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;

/** A creator and its arguments for null and missing input, as the language of its class has them. */
public interface CreatorArguments {
    /** Returns the creator that takes the properties. */
    CreatorModel creator();

    /** Returns what makes the result of an instance that is a builder; empty if the instance is the result. */
    default Optional<Method> build() {
        return Optional.empty();
    }

    /** Returns why code cannot read an argument; null if it can. */
    default Obstacle obstacle(SettableBeanProperty property) {
        return null;
    }

    /** Tells whether something else than null may be passed where null was read. */
    boolean asksForNull(SettableBeanProperty property, int index);

    /** Tells whether something else than null may be passed where there is nothing, and no default. */
    boolean asksForMissing(SettableBeanProperty property, int index);

    /** Returns the argument for a null that was read; {@code Instantiator.ABSENT} for the parameter's default. */
    Object forNull(DeserializationContext context, SettableBeanProperty property, int index) throws JacksonException;

    /**
     * Returns the argument for a property that the input lacks.
     *
     * @param empty has no arguments
     */
    Object forNothing(
            DeserializationContext context, SettableBeanProperty property, int index, PropertyValueBuffer empty)
            throws JacksonException;
}
