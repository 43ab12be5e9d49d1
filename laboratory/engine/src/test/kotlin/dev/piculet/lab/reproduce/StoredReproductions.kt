package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.PublishedWork
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.TrialLog
import dev.piculet.lab.trial
import kotlinx.serialization.KSerializer
import java.nio.file.Path

internal val RECORD =
    ReproductionRecord(
        "./lab reproduce all --out /home/me/x",
        "quick",
        Environment("CPU", 2, 1L shl 34, "Linux amd64", "6.1", "2026-01-01T00:00:00Z", "abc", "2.4.21"),
        "17.0.15",
        absentContenders = mapOf("kogera@2.15.2-beta0" to "not resolvable here (https://host/x (timed out))"),
    )

private const val SOURCE = "void encode(Object o, JsonStream stream) {\nstream.write((byte)'{', (byte)'}');\n}\n"

/**
 * Stores a reproduction of 004, 003 and 002 in which everything is known: jsoniter's plain class takes 100 ns, the annotated
 * one [annotated]; runs of 002 are as published; contenders `a` and `b` were measured by a part of suite `objects`.
 */
internal fun storeReproduction(
    folder: Path,
    annotated: Double = 25.0,
) {
    ReproductionStore.write(folder, RECORD)
    val part = folder.resolve("steady-objects-serialize-simple")
    val both = plan(listOf("a", "b"))
    val groups = both.groups.take(1)
    val plan = both.copy(groups = groups, gate = both.gate.filter { it.group == groups.single().group })
    RunStore.reserve(part).begin(plan).use { store ->
        BlockOrder(plan).cells(0, plan.groups).forEach { store.append(trial(0, it)) }
    }
    val published =
        listOf("kotlin-plain" to 100.0, "kotlin-annotated" to annotated).map { (payload, score) ->
            val work = PublishedWork("fresh-object", Group("required", payload, "serialize"), "jsoniter-dynamic@0.9.23")
            ProtocolTrial(work, "2026-01-01", 1, "17", emptyMap(), null, score, 5.0)
                .copy(output = "2 bytes: {}", source = SOURCE)
        }
    storeTrials(folder, ReproductionStore.PUBLISHED, ProtocolTrial.serializer(), published)
    val failed = LoopTrial(1, 1, "2026-01-01", 1, "17", emptyMap(), error = "no /tmp/x/jvm")
    storeTrials(folder, ReproductionStore.LOOPS, LoopTrial.serializer(), listOf(failed))
    storeTrials(folder, ReproductionStore.SERIES, SeriesTrial.serializer(), series())
}

/** A plan for serializing `simple` of suite `objects`, all contenders in version 1.0; those that are [away] can't be had. */
internal fun partPlan(
    contenders: List<String>,
    away: Set<String> = emptySet(),
): RunPlan {
    val all = plan(contenders)
    val group = all.groups.first()
    return all.copy(
        contenders = all.contenders.map { if (it.id in away) it.copy(unavailable = AWAY) else it },
        groups = listOf(group.copy(entries = group.entries.filter { it.contender !in away })),
        gate =
            all.gate.filter { it.group == group.group }.map {
                if (it.entry.contender in away) it.copy(status = GateStatus.UNAVAILABLE, detail = AWAY) else it
            },
    )
}

private const val AWAY = "not resolvable here"

/** The same for the one value of `simple` that write-up 003 has. */
internal fun RunPlan.ofOne(): RunPlan {
    fun one(group: Group) = group.copy(payload = "${group.payload}-one")
    return copy(
        groups = groups.map { it.copy(group = one(it.group)) },
        gate = gate.map { it.copy(group = one(it.group)) },
        twin = null,
    )
}

/** Stores the run of a part, in six blocks of which each trial took [cpuNs]. */
internal fun storePart(
    folder: Path,
    plan: RunPlan,
    cpuNs: Double = 100.0,
) = storePart(folder, plan) { _, _ -> cpuNs }

/** Stores the run of a part, in six blocks. */
internal fun storePart(
    folder: Path,
    plan: RunPlan,
    cpuNs: (block: Int, contender: String) -> Double,
) = RunStore.reserve(folder).begin(plan).use { store ->
    for (block in 0..5) {
        BlockOrder(plan).cells(block, plan.groups).forEach {
            store.append(trial(block, it, cpuNs(block, it.entry.contender)))
        }
    }
}

private fun series(): List<SeriesTrial> {
    val writeUp = Publication.of("002")
    val table = writeUp.tables.first { it.id == "runs" }
    return SeriesPlan.of(listOf(writeUp to table)).take(2).map { work ->
        val nanos = table.rows.map { it.score.toLong() }.chunked(2)
        SeriesTrial(work, "2026-01-01", 1, "17", emptyMap(), listOf(nanos.map { it[0] }, nanos.map { it[1] }))
    }
}

/** Adds trials to a file of a reproduction that is begun. */
internal fun <T> storeTrials(
    folder: Path,
    name: String,
    serializer: KSerializer<T>,
    trials: List<T>,
) = TrialLog.read(folder, name, serializer).use { log -> trials.forEach(log::append) }
