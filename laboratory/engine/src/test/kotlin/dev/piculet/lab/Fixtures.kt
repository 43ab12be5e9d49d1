package dev.piculet.lab

import dev.piculet.lab.catalog.ContenderDescriptor
import dev.piculet.lab.catalog.ContenderModule
import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import java.nio.file.Path

val JDK17 = Jdk("/jdk17", "17.0.15", "Some vendor", "OpenJDK 17.0.15+6", listOf("-Xmx1g"))
val JDK25 = Jdk("/jdk25", "25.0.3", "Some vendor", "OpenJDK 25.0.3+9", listOf("-Xmx1g"))

fun entry(
    contender: String,
    jdk: Jdk = JDK17,
) = Entry(contender, "1.0", jdk.version)

fun group(
    payload: String = "simple",
    operation: String = "serialize",
) = Group("objects", payload, operation)

fun descriptor(
    id: String,
    format: Format = Format.BINARY,
    artifacts: List<String> = listOf("org.example:$id:{version}"),
) = ContenderDescriptor(
    id,
    "org.example.$id",
    ContenderModule("module", Path.of("classes"), Path.of("product")),
    "1.0",
    artifacts,
    repository = null,
    format,
    flags = emptyMap(),
    how = "Used well.",
)

/** A plan of one payload with every contender in both operations, and the first contender as baseline and A/A pair. */
fun plan(
    contenders: List<String> = listOf("a", "b", "c"),
    jdks: List<Jdk> = listOf(JDK17),
    precision: Double? = null,
    budgetMillis: Long = Long.MAX_VALUE,
    seed: Long = 1,
): RunPlan {
    val entries = contenders.flatMap { contender -> jdks.map { entry(contender, it) } }
    val groups =
        listOf("serialize", "deserialize").map {
            PlannedGroup(group(operation = it), BaselineRef(contenders.first(), "1.0"), entries)
        }
    return RunPlan(
        command = "./lab run objects --seed $seed",
        preset = "quick",
        seed = seed,
        budgetMillis = budgetMillis,
        elapsedMillis = 0,
        precision = precision,
        measurement = Measurement(1, 1, 1, 1),
        environment = Environment("CPU", 2, 1L shl 34, "Linux amd64", "6.1", "2026-01-01T00:00:00Z", "abc", "2.4.21"),
        conditions = RunConditions(mapOf("the lab" to "1")),
        jdks = jdks,
        contenders = contenders.map { PlannedContender(it, "1.0", Format.BINARY, listOf("org.example:$it:1.0")) },
        groups = groups,
        twin = Cell(entries.first(), groups.first().group, Role.TWIN),
        leftOut = emptyList(),
        gate =
            groups.flatMap { planned ->
                entries.map { GateResult(planned.group, it, GateStatus.PASS, size = 10, sizeGzip = 20) }
            },
    )
}

fun trial(
    block: Int,
    cell: Cell,
    cpuNs: Double? = 100.0,
    error: String? = null,
) = TrialRecord(
    block = block,
    cell = cell,
    started = "2026-01-01T00:00:00Z",
    millis = 1000,
    error = error,
    cpuNs = cpuNs,
    wallNs = cpuNs,
    bytesPerOp = cpuNs?.let { 48.0 },
    measuredCpuNs = listOfNotNull(cpuNs),
    measuredWallNs = listOfNotNull(cpuNs),
)
