package dev.piculet.model;

import java.lang.reflect.Method;
import java.util.Objects;
import java.util.Optional;

/**
 * Describes a Kotlin value class: what it wraps, and how to wrap and unwrap it.
 *
 * @param type the value class
 * @param underlying the type of its one property, in the class's type parameters; may be a value class itself
 * @param unbox instance method {@code unbox-impl} without parameters: gives the underlying value
 * @param box static method {@code box-impl}: wraps an underlying value and runs no check
 * @param constructor static method {@code constructor-impl}: runs the {@code init} blocks and gives the underlying value;
 *     empty where the class file has none
 * @param propertyName name of the one property
 */
public record ValueClassModel(
        Class<?> type,
        TypeModel underlying,
        Method unbox,
        Method box,
        Optional<Method> constructor,
        String propertyName) {
    public ValueClassModel {
        Objects.requireNonNull(type);
        Objects.requireNonNull(underlying);
        Objects.requireNonNull(unbox);
        Objects.requireNonNull(box);
        Objects.requireNonNull(constructor);
        Objects.requireNonNull(propertyName);
    }
}
