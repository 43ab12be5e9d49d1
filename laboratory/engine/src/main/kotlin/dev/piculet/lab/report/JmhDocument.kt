package dev.piculet.lab.report

import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonPrimitive

/*
 * JMH's JSON result format, one object for each benchmark. The names are JMH's own. A figure is a number, or the string
 * "NaN" where there is none.
 */

@Serializable
internal data class JmhResult(
    val jmhVersion: String,
    val benchmark: String,
    val mode: String,
    val threads: Int,
    val forks: Int,
    val jvm: String,
    val jvmArgs: List<String>,
    val jdkVersion: String,
    val vmName: String,
    val vmVersion: String,
    val warmupIterations: Int,
    val warmupTime: String,
    val warmupBatchSize: Int,
    val measurementIterations: Int,
    val measurementTime: String,
    val measurementBatchSize: Int,
    val params: Map<String, String>,
    val primaryMetric: JmhMetric,
    val secondaryMetrics: Map<String, JmhMetric>,
)

@Serializable
internal data class JmhMetric(
    val score: JsonPrimitive,
    val scoreError: JsonPrimitive,
    val scoreConfidence: List<JsonPrimitive>,
    val scorePercentiles: Map<String, JsonPrimitive>,
    val scoreUnit: String,
    val rawData: List<List<Double>>,
)
