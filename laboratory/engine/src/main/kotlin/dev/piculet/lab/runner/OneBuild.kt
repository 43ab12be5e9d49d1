package dev.piculet.lab.runner

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.TemporaryRoom
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import java.nio.file.Path

/** Refuses a trial during which a class path changed, since the build that it measured is unknown. */
class OneBuild(
    private val runner: TrialRunner,
    private val builds: Builds,
    private val conditions: RunConditions,
) : TrialRunner {
    override fun run(
        block: Int,
        cell: Cell,
        warmUp: Int,
    ): TrialRecord {
        val trial = runner.run(block, cell, warmUp)
        builds.changesSince(conditions)?.let {
            throw LabException(
                "While the run went on its classes were built again: $it. " +
                    "The last trial was dropped; those before it are safe, and ./lab report shows them.",
            )
        }
        return trial
    }
}

/** Refuses a first use during which a class path changed, likewise. */
class OneBuildOfFirstUses(
    private val runner: ColdRunner,
    private val builds: Builds,
    private val conditions: RunConditions,
) : ColdRunner {
    override fun sample(
        block: Int,
        cell: ColdCell,
        operations: List<Operation>,
    ): ColdSample = runner.sample(block, cell, operations).also { builds.requireSame(conditions, "$cell") }

    override fun generated(
        cell: ColdCell,
        operations: List<Operation>,
    ): GeneratedClasses? = runner.generated(cell, operations).also { builds.requireSame(conditions, "$cell") }

    companion object {
        /**
         * Returns what measures the first uses of a plan's contenders.
         *
         * @param calls of each operation in a JVM, the first one included
         */
        fun of(
            plan: RunPlan,
            contenders: List<ReadyContender>,
            builds: Builds,
            calls: Int,
        ): OneBuildOfFirstUses {
            val process =
                ColdProcess(
                    plan.seed,
                    plan.jdks.associateBy { it.version },
                    contenders.associateBy { it.id to it.version },
                    calls,
                )
            return OneBuildOfFirstUses(process, builds, plan.requireConditions())
        }
    }
}

/** Refuses an attribution during which a class path changed, likewise. */
class OneBuildOfAttributions(
    private val runner: AttributionRunner,
    private val builds: Builds,
    private val conditions: RunConditions,
) : AttributionRunner {
    override fun sample(
        block: Int,
        cell: AttributedCell,
        operations: List<Operation>,
    ): AttributedSample = runner.sample(block, cell, operations).also { builds.requireSame(conditions, "$cell") }

    override fun sources(
        cell: ColdCell,
        operations: List<Operation>,
    ): List<ClassSource> = runner.sources(cell, operations).also { builds.requireSame(conditions, "$cell") }

    companion object {
        /**
         * Returns what attributes the first uses of a plan's contenders.
         *
         * @param folder for jars and archives, which all JVMs use
         */
        fun of(
            plan: RunPlan,
            contenders: List<ReadyContender>,
            builds: Builds,
            folder: Path,
        ): OneBuildOfAttributions {
            val process =
                AttributionProcess(
                    plan.seed,
                    plan.jdks.associateBy { it.version },
                    contenders.associateBy { it.id to it.version },
                    folder,
                )
            return OneBuildOfAttributions(process, builds, plan.requireConditions())
        }
    }
}

/** Stores no failure for which the machine is to blame: a fork can't leave its answer where there is no room. */
class EnoughRoom(
    private val runner: TrialRunner,
    private val room: TemporaryRoom = TemporaryRoom(),
) : TrialRunner {
    override fun run(
        block: Int,
        cell: Cell,
        warmUp: Int,
    ): TrialRecord = runner.run(block, cell, warmUp).also { if (it.error != null) room.require() }
}
