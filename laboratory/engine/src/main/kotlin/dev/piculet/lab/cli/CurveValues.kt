package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Collector
import dev.piculet.lab.experiment.Heap
import dev.piculet.lab.payload.Payloads
import dev.piculet.lab.payload.size.SizedId
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.statistics.Bends
import dev.piculet.lab.suite.Suite
import dev.piculet.lab.suite.Suites
import java.nio.file.Path
import kotlin.jvm.optionals.getOrNull

/** The values of a curve's condition, as a user writes them. */
internal object CurveValues {
    private const val MOST_THREADS = 256

    /** Returns the numbers of threads: those asked for, or up to twice as many as there are [cores]. */
    fun threads(
        asked: List<String>,
        cores: Int,
    ): List<Int> {
        if (asked.isEmpty()) return defaultThreads(cores)
        return distinct(asked) { text ->
            text.toIntOrNull()?.takeIf { it in 1..MOST_THREADS }
                ?: throw noValue(text, "number from 1 to $MOST_THREADS")
        }
    }

    /** Every number up to four, then halves of a doubling: 6, 8, 12, 16 and so on. */
    private fun defaultThreads(cores: Int): List<Int> {
        val beyond = generateSequence(4) { 2 * it }.flatMap { listOf(it, it + it / 2) }
        val most = (2 * cores).coerceIn(Bends.MIN_VALUES, MOST_THREADS)
        return (sequenceOf(1, 2, 3) + beyond).takeWhile { it <= most }.toList()
    }

    /** Returns what each text says, in ascending order, each once; enough of them for a curve. */
    fun <T : Comparable<T>> distinct(
        asked: List<String>,
        valueOf: (String) -> T,
    ): List<T> {
        val values = asked.map(valueOf).distinct().sorted()
        if (values.size < Bends.MIN_VALUES) {
            val given = "'--values ${asked.joinToString(",")}' has ${values.size}"
            throw LabException("A curve needs ${Bends.MIN_VALUES} values, and $given.", ExitCode.USAGE)
        }
        return values
    }

    fun noValue(
        text: String,
        kind: String,
    ) = LabException("'$text' of --values is no $kind.", ExitCode.USAGE)
}

/**
 * The documents of a curve over sizes.
 *
 * @property base the payload that grows
 * @property ids bytes of content by id, ascending
 */
internal class CurveSizes private constructor(
    val base: String,
    val ids: Map<String, Long>,
) {
    companion object {
        private const val MEGABYTE = 1_000_000
        private val DEFAULT = listOf("100B", "1kB", "10kB", "100kB", "1MB", "10MB")

        fun of(
            suite: Suite,
            payloads: List<String>,
            asked: List<String>,
        ): CurveSizes {
            val base = Payloads.growing(suite.id).getOrNull() ?: throw noneGrows(suite)
            if (payloads.any { it != base }) {
                throw LabException("Of suite ${suite.id}, only $base can grow. Leave --payloads out.", ExitCode.USAGE)
            }
            val least = Payloads.leastBytes(suite.id)
            val texts = asked.ifEmpty { DEFAULT.filter { bytesOf(it) >= least } }
            val kind = "size from $least B to ${Payloads.MOST_BYTES / MEGABYTE} MB, as 10kB"
            val sizes =
                CurveValues.distinct(texts) { text ->
                    bytesOf(text).takeIf { it in least..Payloads.MOST_BYTES } ?: throw CurveValues.noValue(text, kind)
                }
            // Of two texts for the same size, as 1000B and 1kB, the first names the payload.
            return CurveSizes(base, sizes.associateBy { size -> "$base-${texts.first { bytesOf(it) == size }}" })
        }

        private fun bytesOf(text: String): Long = SizedId.bytesOf(text).getOrNull() ?: 0

        private fun noneGrows(suite: Suite): LabException {
            val growing =
                Suites.all.mapNotNull { one -> Payloads.growing(one.id).getOrNull()?.let { "${one.id} ($it)" } }
            return LabException(
                "Suite ${suite.id} has no payload that can grow. These have one: ${growing.joinToString()}.",
                ExitCode.USAGE,
            )
        }
    }
}

/** The heaps of a curve, on the first of the JDKs that are asked for. */
internal class CurveHeaps(
    private val lab: Lab,
    jdkHomes: List<Path>,
    private val preset: Preset,
) {
    private val home = jdkHomes.firstOrNull() ?: Path.of(System.getProperty("java.home"))

    /** Returns each size with each collector, the sizes of a collector one after the other. */
    fun of(
        asked: List<String>,
        collectors: List<Collector>,
    ): List<Heap> {
        val megabytes = if (asked.isEmpty()) defaultSizes() else CurveValues.distinct(asked, ::megabytesOf)
        val chosen = collectors.ifEmpty { Collector.entries.filter { it != Collector.Z || !preset.isCore } }
        val (there, missing) = chosen.distinct().partition { JdkProbe.hasCollector(home, it) }
        if (missing.isNotEmpty()) {
            val names = missing.joinToString { it.title }
            val message = "The JDK at $home has no $names."
            if (collectors.isNotEmpty()) throw LabException(message, ExitCode.USAGE)
            lab.terminal.say(message)
        }
        return there.flatMap { collector -> megabytes.map { Heap(it, collector) } }
    }

    /** Those that leave half of the machine's memory to others. */
    private fun defaultSizes(): List<Int> {
        val all = if (preset.isCore) FEW else MANY
        val room = EnvironmentProbe.probe(lab.home).memoryBytes?.let { it / 2 / MEGABYTE } ?: Long.MAX_VALUE
        val (fitting, others) = all.partition { it <= room }
        if (others.isNotEmpty()) {
            lab.terminal.say("Left out: heaps of ${others.joinToString { "$it MB" }}, more than half of the memory.")
        }
        return fitting
    }

    private fun megabytesOf(text: String): Int {
        val match = SIZE.matchEntire(text.lowercase())
        val number = match?.groupValues?.get(1)?.toIntOrNull()
        val megabytes = if (match?.groupValues?.get(2) == "g") number?.times(GIGABYTE) else number
        return megabytes?.takeIf { it in LEAST..MOST }
            ?: throw CurveValues.noValue(text, "heap from ${LEAST}m to ${MOST / GIGABYTE}g, as 512m or 4g")
    }

    private companion object {
        const val MEGABYTE = 1L shl 20
        const val GIGABYTE = 1024

        /** What the payloads and JMH need. */
        const val LEAST = 32
        const val MOST = 64 * GIGABYTE
        val FEW = listOf(64, 256, 1024, 4096)
        val MANY = listOf(64, 128, 256, 512, 1024, 2048, 4096, 8192)
        val SIZE = Regex("(\\d{1,6})([mg])")
    }
}
