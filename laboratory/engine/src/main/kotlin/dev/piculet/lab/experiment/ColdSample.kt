package dev.piculet.lab.experiment

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/**
 * The cost of one phase of a fresh JVM to its thread.
 *
 * @property name `bind`, `serialize` or `deserialize` (the first call), `calls-2-10`, `calls-11-100` and so on
 * @property calls the calls that it consists of
 * @property processCpuNs CPU time of all threads of the JVM, which compile and collect meanwhile
 * @property classes classes that the JVM loaded meanwhile
 */
@Serializable
data class ColdPhase(
    val name: String,
    val calls: Int,
    @SerialName("cpu_ns") val cpuNs: Long,
    @SerialName("process_cpu_ns") val processCpuNs: Long,
    @SerialName("wall_ns") val wallNs: Long,
    val classes: Int,
    @SerialName("allocated_bytes") val allocatedBytes: Long,
) {
    /** True if it belongs to the first use: making the contender, binding it, and one call of each operation. */
    val isFirstUse: Boolean get() = name in FIRST_USE

    companion object {
        private val FIRST_USE = setOf("bind", "serialize", "deserialize")
    }
}

/** The result of one fresh JVM: its phases in their order, or the error. */
@Serializable
data class ColdSample(
    override val block: Int,
    override val cell: ColdCell,
    val phases: List<ColdPhase>,
    override val error: String? = null,
) : FreshSample<ColdCell> {
    val firstUseCpuNs: Long get() = phases.filter { it.isFirstUse }.sumOf { it.cpuNs }
    val allCpuNs: Long get() = phases.sumOf { it.cpuNs }

    /** CPU time of all threads from the beginning of first use, by the number of calls of each operation then. */
    val processCpuNs: Map<Int, Long> get() {
        val (first, later) = phases.partition { it.isFirstUse }
        val all = mutableMapOf(1 to first.sumOf { it.processCpuNs })
        var calls = 1
        var nanos = all.getValue(1)
        for (phase in later) {
            calls += phase.calls
            nanos += phase.processCpuNs
            all[calls] = nanos
        }
        return all
    }

    val firstUseWallNs: Long get() = phases.filter { it.isFirstUse }.sumOf { it.wallNs }
    val firstUseClasses: Int get() = phases.filter { it.isFirstUse }.sumOf { it.classes }
}

/**
 * Classes generated while the JVM ran, and the bytes of their class files: during first use, and including those
 * generated in the calls after it.
 */
@Serializable
data class GeneratedClasses(
    val count: Int,
    val bytes: Long,
    @SerialName("all_count") val allCount: Int = count,
    @SerialName("all_bytes") val allBytes: Long = bytes,
)

/** The classes that a cell generates, or null if they can't be counted. */
@Serializable
data class CountedClasses(
    val cell: ColdCell,
    val generated: GeneratedClasses?,
)

/** All samples of a plan, and the classes that each cell generated during its first use, if known. */
class ColdMeasurements(
    val samples: List<ColdSample>,
    val generated: Map<ColdCell, GeneratedClasses>,
) {
    constructor(samples: List<ColdSample>, counts: List<CountedClasses>) :
        this(samples, counts.mapNotNull { count -> count.generated?.let { count.cell to it } }.toMap())
}
