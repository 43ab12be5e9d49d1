package dev.piculet.jackson.direct;

/** Keeps outputs from one call to the next, without anything of a value or a mapper. */
public final class DirectOutputs {
    /** A longer one is not kept. */
    private static final int LONGEST_KEPT = 128 * 1024;

    private static final ThreadPlaces<DirectOutput> KEPT = new ThreadPlaces<>();

    private DirectOutputs() {}

    /**
     * Returns an output that nobody else has until it is {@link #release released}.
     *
     * @param likely how many bytes are likely to be written; 0 if that is not known
     * @param most how many bytes may be written
     */
    public static DirectOutput take(DirectSettings settings, int likely, int most) {
        int size = Math.min(likely, most);
        DirectOutput kept = KEPT.take();
        DirectOutput out = kept == null || kept.buffer().length < size ? new DirectOutput(size) : kept;
        out.begin(settings, most);
        return out;
    }

    /** Tells whether an array of so many bytes is kept from one call to the next. */
    public static boolean keeps(int length) {
        return length <= LONGEST_KEPT;
    }

    /** Gives back an output, which is not used any more. */
    public static void release(DirectOutput out) {
        if (keeps(out.buffer().length)) {
            // Settings lead to the mapper's class loader.
            out.begin(/* of= */ null, /* most= */ 0);
            KEPT.keep(out);
        }
    }
}
