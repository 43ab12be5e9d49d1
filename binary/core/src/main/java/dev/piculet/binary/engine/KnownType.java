package dev.piculet.binary.engine;

import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.codec.OpenType;
import dev.piculet.binary.codec.Replacer;
import dev.piculet.binary.runtime.RootCodec;

/**
 * A class's serializer as that of a type in open places.
 *
 * @param core the serializer of the class
 * @param root what writes and reads its values: of the class's own schema, or of one of others
 * @param kind its number among {@link dev.piculet.binary.schema.OpenKinds}, or -1
 * @param readAs the class of what is read instead of its values; null if they may be read themselves
 * @param description what stands before its first value in a message; of a schema of others, none
 */
record KnownType(Class<?> type, SerializerCore core, SwitchingRoot root, int kind, Class<?> readAs, byte[] description)
        implements OpenType {
    @Override
    public Replacer replacer() {
        return null;
    }

    @Override
    public boolean isResolved() {
        return interpreted().codec().isResolved();
    }

    @Override
    public RootCodec current() {
        return root.current();
    }

    @Override
    public InterpretedRoot interpreted() {
        return root.interpreted();
    }
}
