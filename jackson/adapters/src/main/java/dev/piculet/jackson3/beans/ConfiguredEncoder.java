package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import tools.jackson.databind.SerializationContext;

/** An encoder whose form depends on the configuration, which it asks for at each value. */
interface ConfiguredEncoder extends ValueEncoder {
    /** Returns an encoder for one configuration, which asks for none; null if values are written in another form then. */
    ValueEncoder under(SerializationContext context);
}
