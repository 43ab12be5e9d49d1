package dev.piculet.lab.publication

/**
 * A unit of published figures.
 *
 * @property symbol as the data files and tables write it
 * @property isRate true if a larger figure is a shorter time
 */
enum class PublishedUnit(
    val symbol: String,
    private val nanos: Double? = null,
    val isRate: Boolean = false,
) {
    OPERATIONS_PER_SECOND("ops/s", nanos = 1e9, isRate = true),
    NANOSECONDS("ns", nanos = 1.0),
    NANOSECONDS_PER_OPERATION("ns/op", nanos = 1.0),
    MILLISECONDS("ms", nanos = 1e6),
    MILLISECONDS_PER_OPERATION("ms/op", nanos = 1e6),
    BYTES("bytes"),

    /** One time divided by another. */
    TIMES("x"),

    /** The part of a time that was saved, in percent. */
    PERCENT("%"),
    ;

    /** True if a figure tells how long something takes. */
    val isTime: Boolean get() = nanos != null

    /**
     * Returns the nanoseconds of one call as a figure in this unit.
     *
     * @throws IllegalStateException if it is no unit of time
     */
    fun ofNanos(nanoseconds: Double): Double {
        val unit = checkNotNull(nanos) { "$symbol is no unit of time." }
        return if (isRate) unit / nanoseconds else nanoseconds / unit
    }

    companion object {
        /** Returns the unit with that symbol, or null. */
        fun of(symbol: String): PublishedUnit? = entries.find { it.symbol == symbol }
    }
}
