package dev.piculet.lab.report

import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.result.Ratio
import dev.piculet.lab.statistics.Estimate
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/*
 * The JSON report, member by member. Programs read it: docs/lab-output.md promises these names and meanings, so members
 * may be added, but not renamed or removed.
 */

@Serializable
internal data class JsonDocument(
    val environment: JsonEnvironment,
    val results: List<JsonResult>,
    val curves: List<JsonCurve>,
)

@Serializable
internal data class JsonCurve(
    val suite: String,
    val payload: String,
    val operation: String,
    val over: String,
    val label: String,
    val points: List<JsonCurvePoint>,
    val slope: Double?,
    val bend: JsonBend?,
)

@Serializable
internal data class JsonCurvePoint(
    val value: Double,
    @SerialName("cost_ns") val cost: JsonEstimate?,
    @SerialName("cpu_ns") val cpuNs: JsonEstimate?,
    val absence: String?,
)

@Serializable
internal data class JsonBend(
    val at: Double,
    val low: Double,
    val high: Double,
    @SerialName("slope_before") val before: Double,
    @SerialName("slope_after") val after: Double,
)

@Serializable
internal data class JsonEnvironment(
    val cpu: String?,
    val cores: Int,
    @SerialName("memory_bytes") val memoryBytes: Long?,
    val os: String,
    val kernel: String?,
    val started: String,
    val commit: String?,
    val kotlin: String,
    val jdks: List<JsonJdk>,
    val preset: String,
    val seed: Long,
    val command: String,
    val measurement: JsonMeasurement,
    val blocks: Int,
    val precision: Double?,
    @SerialName("calibration_spread") val calibrationSpread: Double?,
    @SerialName("aa_pair") val aaPair: String?,
    @SerialName("aa_ratio") val aaRatio: JsonEstimate?,
    val pressure: Double?,
    val steal: Double?,
    val load: Double?,
    @SerialName("slowed_iterations") val slowedIterations: Double?,
    val contenders: List<JsonContender>,
    val warnings: List<String>,
    @SerialName("left_out") val leftOut: List<String>,
    val inconclusive: List<JsonGroup>,
)

@Serializable
internal data class JsonJdk(
    val version: String,
    val vendor: String,
    val vm: String,
    val flags: List<String>,
    val collector: String?,
)

@Serializable
internal data class JsonMeasurement(
    @SerialName("warmup_iterations") val warmupIterations: Int,
    @SerialName("warmup_millis") val warmupMillis: Long,
    val iterations: Int,
    val millis: Long,
)

@Serializable
internal data class JsonContender(
    val id: String,
    val version: String,
    val format: String,
    val available: Boolean,
    val reason: String?,
    val artifacts: List<String>,
)

@Serializable
internal data class JsonGroup(
    val suite: String,
    val payload: String,
    val operation: String,
)

@Serializable
internal data class JsonResult(
    val suite: String,
    val payload: String,
    val operation: String,
    val contender: String,
    val version: String,
    val jdk: String,
    val gate: String,
    val detail: String?,
    val trials: Int,
    val failed: Int,
    val unsteady: Int,
    @SerialName("cpu_ns") val cpuNs: JsonEstimate?,
    @SerialName("wall_ns") val wallNs: JsonEstimate?,
    @SerialName("bytes_per_op") val bytesPerOp: Double?,
    @SerialName("bytes_per_op_low") val bytesLow: Double?,
    @SerialName("bytes_per_op_high") val bytesHigh: Double?,
    val size: Int?,
    @SerialName("size_gzip") val sizeGzip: Int?,
    val ratio: JsonRatio?,
    val verdict: String?,
    val rank: Int?,
    val threads: Int,
    val instances: String,
    @SerialName("forks_cpu_ns") val forksCpuNs: List<Double>,
    @SerialName("heap_mb") val heapMegabytes: Int?,
    val collector: String?,
)

@Serializable
internal data class JsonEstimate(
    val estimate: Double,
    val low: Double?,
    val high: Double?,
)

@Serializable
internal data class JsonRatio(
    val baseline: String,
    val estimate: Double,
    val low: Double?,
    val high: Double?,
)

internal fun jsonEstimate(estimate: Estimate): JsonEstimate =
    JsonEstimate(estimate.value, estimate.low, estimate.high)

internal fun jsonRatio(ratio: Ratio): JsonRatio =
    with(ratio.estimate) { JsonRatio(ratio.baseline, value, low, high) }

internal fun jsonContender(planned: PlannedContender): JsonContender =
    JsonContender(
        id = planned.id,
        version = planned.version,
        format = planned.format.name.lowercase(),
        available = planned.unavailable == null,
        reason = planned.unavailable,
        artifacts = planned.artifacts,
    )
