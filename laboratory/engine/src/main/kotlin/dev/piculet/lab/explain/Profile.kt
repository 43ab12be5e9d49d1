package dev.piculet.lab.explain

/**
 * A method on stacks, with what it calls. A tree of them has one for each path from the timed call.
 *
 * @property samples how many have it on the stack at this place
 * @property own how many have it on top
 */
class Frame(
    val method: Method,
) {
    var samples: Long = 0
        private set
    var own: Long = 0
        private set
    private val byMethod = LinkedHashMap<Method, Frame>()

    /** What it calls, the most expensive first. */
    val callees: List<Frame> get() = byMethod.values.sortedWith(compareBy({ -it.samples }, { it.method.toString() }))

    /** Adds a sample whose methods below this one are [path], the outermost first. */
    internal fun add(
        path: List<Method>,
        weight: Long,
    ) {
        samples += weight
        if (path.isEmpty()) {
            own += weight
        } else {
            byMethod.getOrPut(path.first()) { Frame(path.first()) }.add(path.drop(1), weight)
        }
    }
}

/** @property type the class's full name, without what makes names of hidden classes unique */
data class Method(
    val type: String,
    val name: String,
) {
    /** The name for readers: the class without its package. */
    val short: String get() = if (type.isEmpty()) name else "${type.substringAfterLast('.')}.$name"

    val isOfJdk: Boolean get() = JDK.any { type.startsWith(it) }

    override fun toString(): String = if (type.isEmpty()) name else "$type.$name"

    private companion object {
        val JDK = listOf("java.", "jdk.", "sun.")
    }
}

/** @property site the method that allocates, or the first one outside the JDK that asks it to */
data class Allocation(
    val type: String,
    val site: Method,
)

/** A method that the JIT did not compile into its caller. */
data class NotInlined(
    val callee: Method,
    val caller: Method,
    val reason: String,
)

/**
 * What the JIT compiled into callers.
 *
 * @property shares of a sampled method's time on stacks, the share in which it was a part of its caller's code
 * @property refused those that it did not compile into their callers because of sizes, of methods that were seen on stacks
 */
class Inlining(
    val shares: Map<Method, Double> = emptyMap(),
    val refused: List<NotInlined> = emptyList(),
)

/**
 * What one contender did in its timed calls, and what that cost.
 *
 * @property cpuNs CPU time of a call while it was sampled
 * @property calls where the time went, by samples
 * @property allocated shares of the bytes, the largest first
 */
class Profile(
    val label: String,
    val cpuNs: Double,
    val bytesPerOp: Double,
    val calls: Frame,
    val allocated: List<Pair<Allocation, Double>>,
    val inlining: Inlining,
) {
    /** The CPU time of a call in each method itself, without what it calls, the most expensive first. */
    val ownNs: List<Pair<Method, Double>> by lazy {
        val own = HashMap<Method, Long>()

        fun collect(frame: Frame) {
            if (frame.own > 0) own.merge(frame.method, frame.own, Long::plus)
            frame.callees.forEach(::collect)
        }
        collect(calls)
        own
            .map { (method, samples) -> method to cpuNs * samples / calls.samples }
            .sortedWith(compareBy({ -it.second }, { it.first.toString() }))
    }
}

/** A method's own time in two profiles, in nanoseconds a call. */
class MethodDifference(
    val method: Method,
    val here: Double,
    val there: Double,
) {
    val more: Double get() = here - there
}

/** Returns the methods of both profiles, those first whose own times differ most. */
fun differences(
    here: Profile,
    there: Profile,
): List<MethodDifference> {
    val (one, other) = here.ownNs.toMap() to there.ownNs.toMap()
    return (one.keys + other.keys)
        .map { MethodDifference(it, one[it] ?: 0.0, other[it] ?: 0.0) }
        .sortedWith(compareBy({ -kotlin.math.abs(it.more) }, { it.method.toString() }))
}
