package dev.piculet.lab.report

import dev.piculet.lab.result.ColdPhaseFigures
import dev.piculet.lab.result.ColdResults
import dev.piculet.lab.result.ColdRow
import dev.piculet.lab.result.ColdTable
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

/** First uses for programs, in the schema of `docs/lab-output.md`: every member is always there, and null where unknown. */
class ColdJsonReport {
    fun render(results: ColdResults): String {
        val environment = results.environment
        val document =
            ColdDocument(
                ColdEnvironment(
                    cpu = environment.cpu,
                    cores = environment.cores,
                    memoryBytes = environment.memoryBytes,
                    os = environment.os,
                    kernel = environment.kernel,
                    started = environment.started,
                    commit = environment.commit,
                    kotlin = environment.kotlin,
                    jdks = results.jdks.map { JsonJdk(it.version, it.vendor, it.vm, it.flags, it.collector) },
                    seed = results.seed,
                    command = results.command,
                    samples = results.samples,
                    contenders = results.contenders.map(::jsonContender),
                ),
                results.tables.flatMap { table -> table.rows.map { result(table, it) } },
            )
        return format.encodeToString(ColdDocument.serializer(), document) + "\n"
    }

    private fun result(
        table: ColdTable,
        row: ColdRow,
    ) = ColdResult(
        suite = table.suite,
        payload = table.payload,
        contender = row.entry.contender,
        version = row.entry.version,
        jdk = row.entry.jdk,
        gate = row.gate.id,
        detail = row.detail,
        samples = row.samples,
        failed = row.failed,
        cpuNs = row.cpuNs?.let(::jsonEstimate),
        wallNs = row.wallNs?.let(::jsonEstimate),
        ratio = row.ratio?.let(::jsonRatio),
        verdict = row.ratio?.verdict?.name?.lowercase(),
        classes = row.classes,
        generatedClasses = row.generated?.count,
        generatedBytes = row.generated?.bytes,
        allCpuNs = row.allCpuNs?.let(::jsonEstimate),
        allGeneratedClasses = row.generated?.allCount,
        allGeneratedBytes = row.generated?.allBytes,
        process = row.processCpuNs.map { (calls, nanos) -> ColdJsonProcess(calls, jsonEstimate(nanos)) },
        phases = row.phases.map(::phase),
    )

    private fun phase(phase: ColdPhaseFigures) =
        ColdJsonPhase(
            phase.name,
            phase.calls,
            jsonEstimate(phase.cpuNs),
            jsonEstimate(phase.wallNs),
            phase.classes,
            phase.allocatedBytes,
        )

    private companion object {
        val format = Json { prettyPrint = true }
    }
}

@Serializable
private data class ColdDocument(
    val environment: ColdEnvironment,
    val results: List<ColdResult>,
)

@Serializable
private data class ColdEnvironment(
    val cpu: String?,
    val cores: Int,
    @SerialName("memory_bytes") val memoryBytes: Long?,
    val os: String,
    val kernel: String?,
    val started: String,
    val commit: String?,
    val kotlin: String,
    val jdks: List<JsonJdk>,
    val seed: Long,
    val command: String,
    val samples: Int,
    val contenders: List<JsonContender>,
)

@Serializable
private data class ColdResult(
    val suite: String,
    val payload: String,
    val contender: String,
    val version: String,
    val jdk: String,
    val gate: String,
    val detail: String?,
    val samples: Int,
    val failed: Int,
    @SerialName("cpu_ns") val cpuNs: JsonEstimate?,
    @SerialName("wall_ns") val wallNs: JsonEstimate?,
    val ratio: JsonRatio?,
    val verdict: String?,
    val classes: Int?,
    @SerialName("generated_classes") val generatedClasses: Int?,
    @SerialName("generated_bytes") val generatedBytes: Long?,
    @SerialName("all_cpu_ns") val allCpuNs: JsonEstimate?,
    @SerialName("all_generated_classes") val allGeneratedClasses: Int?,
    @SerialName("all_generated_bytes") val allGeneratedBytes: Long?,
    val process: List<ColdJsonProcess>,
    val phases: List<ColdJsonPhase>,
)

@Serializable
private data class ColdJsonProcess(
    val calls: Int,
    @SerialName("cpu_ns") val cpuNs: JsonEstimate,
)

@Serializable
private data class ColdJsonPhase(
    val name: String,
    val calls: Int,
    @SerialName("cpu_ns") val cpuNs: JsonEstimate,
    @SerialName("wall_ns") val wallNs: JsonEstimate,
    val classes: Int,
    @SerialName("allocated_bytes") val allocatedBytes: Long,
)
