package dev.piculet.jackson3.kotlin.beans;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.SettableBeanProperty;

/** Makes the exceptions for null, or nothing, where a creator takes neither. Thread-safe. */
public interface NullRefusal {
    /**
     * Returns the exception to throw, with the property in its path.
     *
     * @param parameter name of the creator's parameter
     * @param type the class with the creator
     */
    JacksonException exception(
            String parameter,
            Class<?> type,
            DeserializationContext context,
            String message,
            SettableBeanProperty property);
}
