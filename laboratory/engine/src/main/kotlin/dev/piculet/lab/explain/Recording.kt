package dev.piculet.lab.explain

import dev.piculet.lab.fork.TrialBenchmark
import jdk.jfr.consumer.RecordedEvent
import jdk.jfr.consumer.RecordedFrame
import jdk.jfr.consumer.RecordedMethod
import jdk.jfr.consumer.RecordedObject
import jdk.jfr.consumer.RecordingFile
import java.nio.file.Path
import java.time.Duration
import java.time.Instant
import kotlin.io.path.exists

/**
 * What a measured JVM recorded: by JDK Flight Recorder ([JEP 328](https://openjdk.org/jeps/328)), which is in every JDK, and
 * by async-profiler, which takes more samples of time. Both take stacks at any instruction, not at safepoints alone.
 */
class Recording private constructor(
    private val samples: List<Sample>,
    private val refused: Set<NotInlined>,
    /** What sampled the time. */
    val sampler: String,
) {
    /** @property inlined those of the path that the JIT had compiled into their callers */
    private class Sample(
        val time: Instant,
        val path: List<Method>,
        val inlined: List<Method>,
        val allocated: String?,
        val weight: Long,
    )

    /**
     * Returns the profile of the last part of the recording, which was measured; what came before was warm-up.
     *
     * @return null if there was no sample
     */
    fun profile(
        label: String,
        measured: Duration,
        cpuNs: Double,
        bytesPerOp: Double,
    ): Profile? {
        val end = samples.maxOfOrNull { it.time } ?: return null
        val own = samples.filter { it.time >= end - measured }
        val timed = own.filter { it.allocated == null }
        val calls = Frame(Method("", label))
        timed.forEach { calls.add(it.path, 1) }
        if (calls.samples == 0L) return null
        val seen = own.flatMap { it.path }.toSet()
        val inlining = Inlining(shares(timed), refused.filter { it.callee in seen })
        return Profile(label, cpuNs, bytesPerOp, calls, allocations(own), inlining)
    }

    private fun shares(timed: List<Sample>): Map<Method, Double> {
        val all = timed.flatMap { it.path }.groupingBy { it }.eachCount()
        val inlined = timed.flatMap { it.inlined }.groupingBy { it }.eachCount()
        return all.mapValues { (method, count) -> (inlined[method] ?: 0).toDouble() / count }
    }

    private fun allocations(own: List<Sample>): List<Pair<Allocation, Double>> {
        val weights = HashMap<Allocation, Long>()
        for (sample in own) {
            val type = sample.allocated ?: continue
            val site = sample.path.lastOrNull { !it.isOfJdk } ?: sample.path.lastOrNull() ?: continue
            weights.merge(Allocation(type, site), sample.weight, Long::plus)
        }
        val all = weights.values.sum().toDouble()
        return weights
            .map { (allocation, weight) -> allocation to weight / all }
            .sortedWith(compareBy({ -it.second }, { it.first.toString() }))
    }

    companion object {
        private const val WORKER = "jmh-worker"

        /** Both profilers' word for a frame that is a part of the compiled code of its caller. */
        private const val INLINED = "Inlined"
        private val NATIVE = setOf("Native", "C++", "Kernel")
        private const val FLIGHT_RECORDER = "JDK Flight Recorder"
        private const val ASYNC_PROFILER = "async-profiler"
        private val TIMED = Method(TrialBenchmark::class.java.name, "run")
        private val HARNESS = listOf("dev.piculet.lab.fork.", "org.openjdk.jmh.")

        /** Reasons that depend on sizes; the others say that a call was cold, or that its target was not known. */
        private val SIZES = listOf("too big", "big method", "DesiredMethodLimit", "NodeCountInliningCutoff", "too deep")

        /** What the settings file of a recording has to say. */
        fun settings(): String =
            Recording::class.java
                .getResourceAsStream("/explain/profile.jfc")!!
                .use { it.readBytes().decodeToString() }

        /**
         * @param profiled what a profiler wrote that sampled the same JVM; where it has nothing, Flight Recorder's
         *     samples of time count
         * @throws java.io.IOException if a file can't be read
         */
        fun read(
            file: Path,
            profiled: Path? = null,
        ): Recording {
            val own = Events(file)
            val profiler = profiled?.takeIf { it.exists() }?.let(::Events)?.times.orEmpty()
            val sampler = if (profiler.isEmpty()) FLIGHT_RECORDER else ASYNC_PROFILER
            return Recording(profiler.ifEmpty { own.times } + own.allocations, own.refused, sampler)
        }

        /** What one file has of the timed calls. */
        private class Events(
            file: Path,
        ) {
            val times = mutableListOf<Sample>()
            val allocations = mutableListOf<Sample>()
            val refused = LinkedHashSet<NotInlined>()

            init {
                RecordingFile(file).use { while (it.hasMoreEvents()) add(it.readEvent()) }
            }

            private fun add(event: RecordedEvent) {
                when (event.eventType.name) {
                    "jdk.ExecutionSample" -> sampleOf(event, "sampledThread")?.let(times::add)
                    "jdk.ObjectAllocationSample" -> sampleOf(event, "eventThread")?.let(allocations::add)
                    "jdk.CompilerInlining" -> notInlined(event)?.let(refused::add)
                }
            }
        }

        private fun sampleOf(
            event: RecordedEvent,
            thread: String,
        ): Sample? {
            if (WORKER !in event.getThread(thread)?.javaName.orEmpty()) return null
            val frames = event.stackTrace?.frames?.let(::pathOf) ?: return null
            val isAllocation = event.hasField("objectClass")
            return Sample(
                event.startTime,
                frames.map { it.method }.ifEmpty { listOf(Method("", "the harness")) },
                frames.filter { it.isInlined }.map { it.method },
                if (isAllocation) nameOf(event.getClass("objectClass").name) else null,
                if (isAllocation) event.getLong("weight") else 1,
            )
        }

        private class Step(
            val method: Method,
            val isInlined: Boolean,
        )

        /**
         * The calls below the timed one, the outermost first; null if it was not on the stack, as in a set-up. Code of
         * the JVM and the system, which one of both profilers sees, counts for who called it.
         */
        private fun pathOf(frames: List<RecordedFrame>): List<Step>? {
            val java = frames.asReversed().filter { it.isJavaFrame && it.type !in NATIVE && it.method.type != null }
            val all = java.map { Step(methodOf(it.method), it.type == INLINED) }
            if (all.none { it.method == TIMED }) return null
            val harness = all.indexOfLast { step -> HARNESS.any { step.method.type.startsWith(it) } }
            return all.drop(harness + 1)
        }

        private fun methodOf(method: RecordedMethod) = Method(nameOf(method.type.name), method.name)

        private fun notInlined(event: RecordedEvent): NotInlined? {
            val reason = event.getString("message")
            if (event.getBoolean("succeeded") || SIZES.none { it in reason }) return null
            val callee = event.getValue<RecordedObject>("callee")
            val type = nameOf(callee.getString("type").replace('/', '.'))
            return NotInlined(Method(type, callee.getString("name")), methodOf(event.getValue("caller")), reason)
        }

        /** Hidden classes have a number behind their name, another one in each JVM; arrays have the JVM's own names. */
        private fun nameOf(name: String): String {
            val plain = name.replace(HIDDEN, "")
            val dimensions = plain.takeWhile { it == '[' }.length
            if (dimensions == 0) return plain
            val element = plain.drop(dimensions)
            val named = PRIMITIVES[element] ?: element.removePrefix("L").removeSuffix(";")
            return named + "[]".repeat(dimensions)
        }

        private val HIDDEN = Regex("([/+.](0x[0-9a-f]+|\\d+))+$")
        private val PRIMITIVES =
            mapOf(
                "B" to "byte",
                "C" to "char",
                "D" to "double",
                "F" to "float",
                "I" to "int",
                "J" to "long",
                "S" to "short",
                "Z" to "boolean",
            )
    }
}
