package dev.piculet.binary.schema;

/** Hashes a schema's bytes: FNV-1a of 64 bits (Noll; draft-eastlake-fnv), then MurmurHash3's final mix, then the upper half. */
public final class SchemaFingerprint {
    private static final long OFFSET_BASIS = 0xCBF29CE484222325L;
    private static final long PRIME = 0x100000001B3L;

    private SchemaFingerprint() {}

    /** Returns the fingerprint of a schema's bytes, or of a description with its name. */
    public static int of(byte[] bytes) {
        long hash = OFFSET_BASIS;
        for (byte b : bytes) {
            hash = (hash ^ (b & 0xFF)) * PRIME;
        }
        hash = (hash ^ (hash >>> 33)) * 0xFF51AFD7ED558CCDL;
        hash = (hash ^ (hash >>> 33)) * 0xC4CEB9FE1A85EC53L;
        return (int) ((hash ^ (hash >>> 33)) >>> 32);
    }
}
