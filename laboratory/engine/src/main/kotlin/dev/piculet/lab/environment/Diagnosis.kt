package dev.piculet.lab.environment

import dev.piculet.lab.experiment.Noise
import dev.piculet.lab.fork.CalibrationBenchmark
import dev.piculet.lab.fork.ThreadCost
import dev.piculet.lab.statistics.Spread
import java.lang.management.ManagementFactory
import java.nio.file.Path
import java.util.Locale
import kotlin.io.path.isReadable
import kotlin.io.path.readText
import kotlin.math.roundToInt

/** How much a finding matters. */
enum class Severity(
    val word: String,
) {
    OK("ok"),

    /** Measures will need more blocks, or mean a little less. */
    NOTE("note"),

    /** Measures can't be trusted. */
    PROBLEM("problem"),
}

/** One fact about a machine: its name, the finding, and the remedy if it is not fine. */
data class Finding(
    val subject: String,
    val severity: Severity,
    val text: String,
)

/** Finds out whether a machine is fit to measure. Takes some seconds, in which it keeps one core busy. */
class Diagnosis {
    /** @param step hears how far it got, from 0 to 1 */
    fun findings(step: (Double) -> Unit): List<Finding> {
        val before = HostSample.now()
        val (cpu, wall) = calibrate(step)
        val noise = before.until(HostSample.now(), wall.median / cpu.median)
        return listOf(cores(), threadTimes(), memory()) + listOfNotNull(governor()) + host(noise) + clock(cpu, wall)
    }

    private fun cores(): Finding {
        val cores = Runtime.getRuntime().availableProcessors()
        return if (cores > 1) {
            Finding("cores", Severity.OK, "$cores")
        } else {
            Finding("cores", Severity.PROBLEM, "1, shared by JIT compiler and measured thread. Use a machine with two.")
        }
    }

    private fun threadTimes(): Finding =
        if (ManagementFactory.getThreadMXBean().isCurrentThreadCpuTimeSupported) {
            Finding("thread CPU time", Severity.OK, "available")
        } else {
            Finding("thread CPU time", Severity.PROBLEM, "unknown to this JVM, and the lab's figures are made of it.")
        }

    private fun memory(): Finding {
        val bean = ManagementFactory.getOperatingSystemMXBean() as? com.sun.management.OperatingSystemMXBean
        val free = (bean?.freeMemorySize ?: 0) / BYTES_PER_GIB
        val total = (bean?.totalMemorySize ?: 0) / BYTES_PER_GIB
        val isEnough = total >= LEAST_GIB
        return Finding(
            "memory",
            if (isEnough) Severity.OK else Severity.PROBLEM,
            format("%.1f GiB, %.1f free", total, free) + if (isEnough) "" else "; each fork takes a heap of 1 GiB.",
        )
    }

    private fun governor(): Finding? {
        val file = Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
        if (!file.isReadable()) return null
        val governor = file.readText().trim()
        return if (governor == "performance") {
            Finding("CPU governor", Severity.OK, governor)
        } else {
            Finding("CPU governor", Severity.NOTE, "$governor: the clock follows the load. 'performance' is steadier.")
        }
    }

    internal fun host(noise: Noise): List<Finding> {
        val cores = Runtime.getRuntime().availableProcessors()
        return listOfNotNull(
            noise.load?.let { load ->
                val isBusy = load > cores / 2.0
                val advice = if (isBusy) "; something else is running. Stop it, or expect to need more blocks." else ""
                val severity = if (isBusy) Severity.NOTE else Severity.OK
                Finding("load", severity, format("%.2f on %d cores", load, cores) + advice)
            },
            noise.pressure?.let {
                share("CPU pressure", it, Noise.MAX_PRESSURE, "of the time something waited for a CPU")
            },
            noise.steal?.let {
                share("steal", it, Noise.MAX_STEAL, "of the CPU went to other guests of the host")
            },
        )
    }

    private fun share(
        subject: String,
        share: Double,
        limit: Double,
        meaning: String,
    ): Finding {
        val severity =
            when {
                share > limit -> Severity.PROBLEM
                share > NOTEWORTHY -> Severity.NOTE
                else -> Severity.OK
            }
        val advice = if (severity == Severity.PROBLEM) "; stop what else is running." else ""
        return Finding(subject, severity, format("%.1f %% %s", share * PERCENT, meaning) + advice)
    }

    private fun clock(
        cpu: Spread,
        wall: Spread,
    ): List<Finding> =
        listOf(
            Finding(
                "steadiness",
                if (cpu.relative > UNSTEADY) Severity.NOTE else Severity.OK,
                "the same arithmetic varies by ${percent(cpu.relative)} in CPU time and by ${percent(wall.relative)} " +
                    "in wall time (80 % of $ROUNDS rounds)",
            ),
        )

    /** Runs the calibration kernel and returns the spreads of its CPU and wall times. */
    private fun calibrate(step: (Double) -> Unit): Pair<Spread, Spread> {
        val kernel = CalibrationBenchmark()
        val cost = ThreadCost()
        val threads = ManagementFactory.getThreadMXBean()
        val times =
            (0 until ROUNDS + WARMUP_ROUNDS).map { round ->
                step(round.toDouble() / (ROUNDS + WARMUP_ROUNDS))
                val wall = System.nanoTime()
                val cpu = threads.currentThreadCpuTime
                repeat(CALLS_PER_ROUND) { kernel.run(cost) }
                (threads.currentThreadCpuTime - cpu).toDouble() to (System.nanoTime() - wall).toDouble()
            }
        val measured = times.drop(WARMUP_ROUNDS)
        return Spread.of(measured.map { it.first }) to Spread.of(measured.map { it.second })
    }

    private fun percent(share: Double) = "${(share * PERCENT).roundToInt()} %"

    private fun format(
        format: String,
        vararg arguments: Any,
    ) = String.format(Locale.ROOT, format, *arguments)

    private companion object {
        const val BYTES_PER_GIB = 1024.0 * 1024 * 1024
        const val LEAST_GIB = 3
        const val PERCENT = 100
        const val NOTEWORTHY = 0.05
        const val UNSTEADY = 0.10
        const val WARMUP_ROUNDS = 20
        const val ROUNDS = 100
        const val CALLS_PER_ROUND = 15_000
    }
}
