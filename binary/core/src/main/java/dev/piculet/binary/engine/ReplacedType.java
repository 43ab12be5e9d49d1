package dev.piculet.binary.engine;

import dev.piculet.access.InstanceMethod;
import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.codec.OpenType;
import dev.piculet.binary.codec.Replacer;
import dev.piculet.binary.runtime.RootCodec;

/** A class that chooses what is written of its instances: they have no type themselves. */
record ReplacedType(Class<?> type, Replacer replacer) implements OpenType {
    /** Calls a class's own method. */
    record OwnMethod(InstanceMethod method) implements Replacer {
        @Override
        public Object call(Object value) {
            return method.call(value);
        }
    }

    @Override
    public int kind() {
        return -1;
    }

    @Override
    public Class<?> readAs() {
        return null;
    }

    @Override
    public boolean isResolved() {
        return false;
    }

    @Override
    public byte[] description() {
        throw new IllegalStateException("What is written is chosen first.");
    }

    @Override
    public RootCodec current() {
        throw new IllegalStateException("What is written is chosen first.");
    }

    @Override
    public InterpretedRoot interpreted() {
        throw new IllegalStateException("What is written is chosen first.");
    }
}
