package dev.piculet.lab.report

import dev.piculet.lab.experiment.Group
import dev.piculet.lab.result.CurveRow
import dev.piculet.lab.result.CurveTable
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunResults
import kotlinx.serialization.json.Json

/** The run for programs, in the schema of `docs/lab-output.md`: every member is always there, and null where unknown. */
class JsonReport : Report() {
    override fun write(results: RunResults): String =
        format.encodeToString(
            JsonDocument.serializer(),
            JsonDocument(
                environment(results),
                results.tables.flatMap { table -> table.rows.map { row -> result(table.group, row) } },
                results.curves.flatMap { table -> table.rows.map { curve(table, it) } },
            ),
        ) + "\n"

    private fun environment(results: RunResults): JsonEnvironment {
        val environment = results.environment
        val machine = results.machine
        return JsonEnvironment(
            cpu = environment.cpu,
            cores = environment.cores,
            memoryBytes = environment.memoryBytes,
            os = environment.os,
            kernel = environment.kernel,
            started = environment.started,
            commit = environment.commit,
            kotlin = environment.kotlin,
            jdks = results.jdks.map { JsonJdk(it.version, it.vendor, it.vm, it.trialFlags, it.collector) },
            preset = results.preset,
            seed = results.seed,
            command = results.command,
            measurement = measurement(results),
            blocks = results.blocks,
            precision = results.precision,
            calibrationSpread = machine.calibrationSpread,
            aaPair = machine.twin,
            aaRatio = machine.twinRatio?.let(::jsonEstimate),
            pressure = machine.pressure,
            steal = machine.steal,
            load = machine.load,
            slowedIterations = machine.slowed,
            contenders = results.contenders.map(::jsonContender),
            warnings = results.warnings,
            leftOut = results.leftOut,
            inconclusive = results.inconclusive.map { JsonGroup(it.suite, it.payload, it.operation) },
        )
    }

    private fun measurement(results: RunResults): JsonMeasurement =
        with(results.measurement) { JsonMeasurement(warmupIterations, warmupMillis, iterations, millis) }

    private fun result(
        group: Group,
        row: ResultRow,
    ): JsonResult =
        JsonResult(
            suite = group.suite,
            payload = group.payload,
            operation = group.operation,
            contender = row.entry.contender,
            version = row.entry.version,
            jdk = row.entry.jdk,
            gate = row.gate.id,
            detail = row.detail,
            trials = row.trials,
            failed = row.failed,
            unsteady = row.unsteady,
            cpuNs = row.cpuNs?.let(::jsonEstimate),
            wallNs = row.wallNs?.let(::jsonEstimate),
            bytesPerOp = row.bytesPerOp,
            bytesLow = row.bytesLow,
            bytesHigh = row.bytesHigh,
            size = row.size,
            sizeGzip = row.sizeGzip,
            ratio = row.ratio?.let(::jsonRatio),
            verdict = row.ratio?.verdict?.name?.lowercase(),
            rank = row.rank,
            threads = row.entry.threads.number,
            instances = row.entry.threads.instances.id,
            forksCpuNs = row.forksCpuNs,
            heapMegabytes = row.entry.heap?.megabytes,
            collector = row.entry.heap?.collector?.id,
        )

    private fun curve(
        table: CurveTable,
        row: CurveRow,
    ) = JsonCurve(
        table.suite,
        table.payload,
        table.operation,
        table.over.id,
        row.label,
        row.points.map { point ->
            JsonCurvePoint(
                point.value,
                point.cost?.let(::jsonEstimate),
                point.cpuNs?.let(::jsonEstimate),
                point.absence,
            )
        },
        row.form?.slope,
        row.form?.bend?.let { JsonBend(it.at, it.low, it.high, it.before, it.after) },
    )

    private companion object {
        val format = Json { prettyPrint = true }
    }
}
