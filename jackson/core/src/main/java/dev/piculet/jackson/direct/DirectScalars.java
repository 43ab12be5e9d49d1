package dev.piculet.jackson.direct;

/** Read values that are no objects and no arrays. */
public enum DirectScalars implements DirectValue {
    /** An {@code Integer}. */
    INT {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readInt(at);
        }
    },
    /** A {@code Long}. */
    LONG {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readLong(at);
        }
    },
    /** A {@code Double}. */
    DOUBLE {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readDouble(at);
        }
    },
    /** A {@code Boolean}. */
    BOOLEAN {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readBoolean(at);
        }
    },
    /** A {@code BigDecimal}. */
    DECIMAL {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readDecimal(at);
        }
    },
    /** A {@code String}. */
    TEXT {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readText(at);
        }
    }
}
