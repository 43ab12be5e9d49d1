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

/**
 * What a measured JVM recorded by JDK Flight Recorder ([JEP 328](https://openjdk.org/jeps/328)). Its stacks are taken at any
 * instruction, not at safepoints alone, and it is in every JDK.
 */
class Recording private constructor(
    private val samples: List<Sample>,
    private val inlining: Set<NotInlined>,
    /** Classes that the JVM had loaded at the end, the JDK's and the harness's too; null if that was not recorded. */
    val classes: Long?,
) {
    private class Sample(
        val time: Instant,
        val path: List<Method>,
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
        val calls = Frame(Method("", label))
        own.filter { it.allocated == null }.forEach { calls.add(it.path, 1) }
        if (calls.samples == 0L) return null
        val seen = own.flatMap { it.path }.toSet()
        val refused = inlining.filter { it.callee in seen }
        return Profile(label, cpuNs, bytesPerOp, calls, allocations(own), refused)
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
        private val TIMED = Method(TrialBenchmark::class.java.name, "run")
        private val HARNESS = listOf("dev.piculet.lab.fork.", "org.openjdk.jmh.")

        /** Reasons that depend on sizes; the others say that a call was cold, or that its target was not known. */
        private val SIZES = listOf("too big", "big method", "DesiredMethodLimit", "NodeCountInliningCutoff", "too deep")

        /** What the settings file of a recording has to say. */
        fun settings(): String =
            Recording::class.java
                .getResourceAsStream("/explain/profile.jfc")!!
                .use { it.readBytes().decodeToString() }

        /** @throws java.io.IOException if the file can't be read */
        fun read(file: Path): Recording {
            val samples = mutableListOf<Sample>()
            val inlining = LinkedHashSet<NotInlined>()
            var classes: Long? = null
            RecordingFile(file).use { events ->
                while (events.hasMoreEvents()) {
                    val event = events.readEvent()
                    when (event.eventType.name) {
                        "jdk.ExecutionSample" -> sampleOf(event, "sampledThread")?.let(samples::add)
                        "jdk.ObjectAllocationSample" -> sampleOf(event, "eventThread")?.let(samples::add)
                        "jdk.CompilerInlining" -> notInlined(event)?.let(inlining::add)
                        "jdk.ClassLoadingStatistics" -> classes = event.getLong("loadedClassCount")
                    }
                }
            }
            return Recording(samples, inlining, classes)
        }

        private fun sampleOf(
            event: RecordedEvent,
            thread: String,
        ): Sample? {
            if (WORKER !in event.getThread(thread)?.javaName.orEmpty()) return null
            val path = event.stackTrace?.frames?.let(::pathOf) ?: return null
            val isAllocation = event.hasField("objectClass")
            return Sample(
                event.startTime,
                path,
                if (isAllocation) nameOf(event.getClass("objectClass").name) else null,
                if (isAllocation) event.getLong("weight") else 1,
            )
        }

        /** The methods below the timed call, the outermost first; null if it was not on the stack, as in a set-up. */
        private fun pathOf(frames: List<RecordedFrame>): List<Method>? {
            val all = frames.asReversed().filter { it.isJavaFrame }.map { methodOf(it.method) }
            if (TIMED !in all) return null
            val harness = all.indexOfLast { method -> HARNESS.any { method.type.startsWith(it) } }
            return all.drop(harness + 1).ifEmpty { listOf(Method("", "the harness")) }
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
