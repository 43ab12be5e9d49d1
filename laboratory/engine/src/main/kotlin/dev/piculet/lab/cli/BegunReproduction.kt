package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.report.count
import dev.piculet.lab.report.memory
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartRest
import dev.piculet.lab.reproduce.PartRuns
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.StoredReproduction
import java.nio.file.Path

/** What a folder holds of a reproduction when a command begins one or goes on: how it was begun holds for all that is added. */
internal class BegunReproduction private constructor(
    private val folder: Path,
    private val stored: StoredReproduction?,
) {
    private val record: ReproductionRecord? = stored?.record

    /** The seed of all trials so far, or null if there are none. */
    val seed: Long? = record?.seed

    /** The jars that stand for versions, as `id@path` by `id@version`. */
    val jars: Map<String, String> = record?.jars.orEmpty()

    /** The plans of its runs, by their folders. */
    val plans: Map<String, RunPlan> = stored?.runs.orEmpty().mapValues { it.value.plan }

    /**
     * Checks that trials of a request can be added.
     *
     * @param asked the seed that the user named, or null
     * @param jars that the user named
     * @param machine the one that would measure them
     * @throws LabException if it was begun otherwise
     */
    fun requireLike(
        request: PartRequest,
        asked: Long?,
        jars: Map<String, String>,
        machine: () -> Environment,
    ) {
        record ?: return
        val jdk = request.jdks.first().version
        val difference =
            when {
                record.preset != request.preset.id -> "with --preset ${record.preset}"
                record.jdk != jdk -> "on JDK ${record.jdk}, and this is $jdk"
                asked != null && seed != null && asked != seed -> "with --seed $seed"
                !record.environment.isMachineOf(machine()) -> "on another machine: ${nameOf(record.environment)}"
                else -> jars.firstNotNullOfOrNull { (version, jar) -> differenceOf(version, jar) } ?: return
            }
        throw differs("$folder", difference)
    }

    /** Reports name the machine of the record as that of all figures. */
    private fun nameOf(machine: Environment): String {
        val cores = count(machine.cores, "core")
        return listOfNotNull(machine.cpu, cores, machine.memoryBytes?.let(::memory), machine.os).joinToString()
    }

    /** Figures of one version come from one place, or some of them could no longer be found. */
    private fun differenceOf(
        version: String,
        jar: String,
    ): String? {
        val before = jars[version]
        return when {
            before == jar -> null
            before != null -> "with --jar $before"
            version in measured() -> "without --jar $jar"
            else -> null
        }
    }

    private fun measured(): Set<String> {
        val planned = plans.values.flatMap { it.contenders }.filter { it.unavailable == null }
        return (planned.map { PartRuns.nameOf(it) } + stored?.published.orEmpty().map { it.work.contender }).toSet()
    }

    /**
     * Checks that the figures of parts can be added, before any is measured.
     *
     * @param versions for contenders without a version, the one that they stand for now
     * @throws LabException if one was begun otherwise
     */
    fun requireParts(
        parts: List<Part>,
        versions: Map<String, String>,
        preset: String,
    ) {
        for ((id, version) in record?.versions.orEmpty()) {
            val now = versions[id] ?: continue
            if (now != version) throw differs("$folder", "with $id $version, and this lab has $now")
        }
        for (part in parts) {
            val runs = PartRuns(part, plans, versions)
            val place = "${folder.resolve(part.id)}"
            runs.difference(preset)?.let { throw differs(place, it) }
            if (runs.lacking.isNotEmpty()) throw lacks(place, runs.lacking)
        }
    }

    private fun lacks(
        part: String,
        what: List<String>,
    ) = LabException(
        "$part was begun without ${what.joinToString()}, and what it compares is measured side by side. " +
            "Ask for all of it in one command, with another --out.",
    )

    /** Returns how long the honest figures that a part still lacks take at least. */
    fun restMillis(
        part: Part,
        versions: Map<String, String>,
        request: PartRequest,
    ): Long =
        PartRest(stored, request.preset, request.jdks.size).millis(part, PartRuns(part, plans, versions).folders)

    private fun differs(
        what: String,
        how: String,
    ) = LabException("$what was begun $how. Name another --out.")

    /** Returns the record with what a request adds; one that goes on has the environment that it was begun in. */
    fun recordWith(
        request: PartRequest,
        jars: Map<String, String>,
        versions: Map<String, String>,
        environment: () -> Environment,
    ): ReproductionRecord {
        val own =
            record ?: ReproductionRecord(
                request.command,
                request.preset.id,
                environment(),
                request.jdks.first().version,
                seed = request.seed,
            )
        return own.copy(
            command = (own.command.lines() + request.command).distinct().joinToString("\n"),
            jars = own.jars + jars,
            versions = own.versions + versions,
        )
    }

    companion object {
        /** @throws LabException if what the folder holds is damaged */
        fun of(folder: Path): BegunReproduction =
            BegunReproduction(folder, if (ReproductionStore.isBegun(folder)) ReproductionStore.read(folder) else null)
    }
}
