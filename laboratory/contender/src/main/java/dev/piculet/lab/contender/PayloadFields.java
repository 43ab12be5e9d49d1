package dev.piculet.lab.contender;

import java.util.function.ToLongFunction;

/**
 * Tells what a payload's fields are, as one number each, so that libraries that read them in place can be held against those that
 * make an object first: both must come to the same number.
 *
 * @param one what reading one field gives: the field, by {@link FieldSum}
 * @param all what reading all fields gives: their {@link FieldSum}
 * @param <P> the payload's class
 */
public record PayloadFields<P>(ToLongFunction<P> one, ToLongFunction<P> all) {
    /** Returns what an operation gives for a value. */
    public ToLongFunction<P> of(Operation operation) {
        return operation == Operation.READ_ONE ? one : all;
    }
}
