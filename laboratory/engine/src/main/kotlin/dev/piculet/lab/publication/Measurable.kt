package dev.piculet.lab.publication

/** A way to get the figure of a row. */
enum class Measure(
    val id: String,
) {
    /** CPU time of a call once the JIT has had its time. */
    STEADY("steady"),

    /** CPU time of the first use in a fresh JVM. */
    FIRST("first"),

    /** CPU time of one contender divided by that of another. */
    RATIO("ratio"),

    /** The share of one contender's CPU time that another saves, in percent. */
    SAVING("saving"),

    /** Bytes of the encoded form. */
    SIZE("size"),

    /** Nothing of the lab's own: the protocol of the text alone has such a figure. */
    PROTOCOL("protocol"),
}

/** What the lab can measure for a published row, if it can. */
sealed interface Measurable {
    /**
     * @property payloads one, or several where a range was published
     * @property operation as in commands
     * @property contender `id` or `id@version`
     * @property over for ratios, the contender whose time the other is divided by
     * @property beside what to measure in place of it as well
     */
    data class Subject(
        val measure: Measure,
        val suite: String,
        val payloads: List<String>,
        val operation: String,
        val contender: String,
        val over: String?,
        val beside: List<Rival> = emptyList(),
    ) : Measurable {
        /** All contenders that must be measured for it. */
        val contenders: List<String> get() = listOfNotNull(contender, over)

        /** The same by the others. */
        val rivals: List<Subject> get() = beside.map {
            copy(payloads = it.payload?.let(::listOf) ?: payloads, contender = it.contender, beside = emptyList())
        }
    }

    /**
     * @property payload another payload, or null for that of the row
     * @property contender `id` or `id@version`
     */
    data class Rival(
        val payload: String?,
        val contender: String,
    ) {
        override fun toString(): String = listOfNotNull(payload, contender).joinToString(" by ")
    }

    /** @property reason one sentence */
    data class Nothing(
        val reason: String,
    ) : Measurable
}
