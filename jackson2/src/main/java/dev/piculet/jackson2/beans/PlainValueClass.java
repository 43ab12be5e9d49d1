package dev.piculet.jackson2.beans;

import dev.piculet.model.ValueClassModel;

/** A serializer, deserializer or converter that may do nothing but wrap or unwrap a value class. */
public interface PlainValueClass {
    /** Returns the value class that is wrapped or unwrapped, and nothing else done; null if more is done. */
    ValueClassModel plainValueClass();
}
