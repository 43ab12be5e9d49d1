package dev.piculet.lab.report

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonPrimitive
import kotlin.math.floor
import kotlin.math.max

/**
 * The run in JMH's JSON result format, for viewers of it: wall times as the primary metric, CPU time and allocation as
 * secondary ones. The benchmark is named `dev.piculet.lab.SUITE.PAYLOAD.OPERATION`; contender, version and JDK are its
 * parameters. Scores are the run's estimates and errors the longer side of their 95 % intervals, where JMH itself gives
 * means and 99.9 % intervals. Contenders without times do not appear.
 *
 * @param jmhVersion the version of JMH that measured
 */
class JmhReport(
    private val jmhVersion: String,
) : Report() {
    override fun write(results: RunResults): String {
        val jdks = results.jdks.associateBy { it.version }
        val measured =
            results.tables.flatMap { table ->
                table.rows.filter { it.wallNs != null }.map { row ->
                    result(results, table.group, row, jdks.getValue(row.entry.jdk))
                }
            }
        return format.encodeToString(ListSerializer(JmhResult.serializer()), measured) + "\n"
    }

    private fun result(
        results: RunResults,
        group: Group,
        row: ResultRow,
        jdk: Jdk,
    ): JmhResult =
        JmhResult(
            jmhVersion = jmhVersion,
            benchmark = "dev.piculet.lab.${group.suite}.${group.payload}.${group.operation}",
            mode = "avgt",
            threads = row.entry.threads.number,
            forks = row.trials,
            jvm = jdk.java,
            jvmArgs = jdk.trialFlags,
            jdkVersion = jdk.version,
            vmName = jdk.vm.substringBeforeLast(' '),
            vmVersion = jdk.vm.substringAfterLast(' '),
            warmupIterations = results.measurement.warmupIterations,
            warmupTime = millis(results.measurement.warmupMillis),
            warmupBatchSize = 1,
            measurementIterations = results.measurement.iterations,
            measurementTime = millis(results.measurement.millis),
            measurementBatchSize = 1,
            params = params(row.entry),
            primaryMetric = metric(requireNotNull(row.wallNs), "ns/op", row.forks),
            secondaryMetrics =
                listOfNotNull(
                    row.cpuNs?.let { "cpu.time.norm" to metric(it, "ns/op", emptyList()) },
                    row.bytesPerOp?.let {
                        ALLOCATION to metric(Estimate(row.trials, it, interval = null), "B/op", emptyList())
                    },
                ).toMap(),
        )

    /** Says of instances and heaps only where runs vary them. */
    private fun params(entry: Entry): Map<String, String> =
        mapOf("contender" to entry.contender, "version" to entry.version, "jdk" to entry.jdk) +
            (if (entry.threads == Threads.ONE) emptyMap() else mapOf("instances" to entry.threads.instances.id)) +
            (entry.heap?.let { mapOf("heap" to "$it") } ?: emptyMap())

    private fun metric(
        estimate: Estimate,
        unit: String,
        forks: List<List<Double>>,
    ): JmhMetric {
        val (low, high) = (estimate.low ?: Double.NaN) to (estimate.high ?: Double.NaN)
        val samples = forks.flatten().ifEmpty { listOf(estimate.value) }.sorted()
        return JmhMetric(
            score = figure(estimate.value),
            scoreError = figure(max(estimate.value - low, high - estimate.value)),
            scoreConfidence = listOf(figure(low), figure(high)),
            scorePercentiles = PERCENTILES.associate { it.toString() to figure(percentile(samples, it)) },
            scoreUnit = unit,
            rawData = forks.ifEmpty { listOf(listOf(estimate.value)) },
        )
    }

    /** Estimates a percentile between order statistics at p·(n + 1), as JMH does. */
    private fun percentile(
        sorted: List<Double>,
        percent: Double,
    ): Double {
        val position = percent / 100 * (sorted.size + 1)
        val below = floor(position).toInt()
        return when {
            below < 1 -> sorted.first()
            below >= sorted.size -> sorted.last()
            else -> sorted[below - 1] + (position - below) * (sorted[below] - sorted[below - 1])
        }
    }

    private fun figure(value: Double) = if (value.isNaN()) JsonPrimitive("NaN") else JsonPrimitive(value)

    private companion object {
        /** JMH's own name for it, which viewers know. */
        const val ALLOCATION = "gc.alloc.rate.norm"

        val PERCENTILES = listOf(0.0, 50.0, 90.0, 95.0, 99.0, 99.9, 99.99, 99.999, 99.9999, 100.0)
        val format = Json { prettyPrint = true }
    }
}
