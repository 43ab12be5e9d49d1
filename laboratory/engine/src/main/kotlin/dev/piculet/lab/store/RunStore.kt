package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.shellWord
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories

/** The contents of a run's folder when it was read. Another process may be adding to it. */
class StoredRun(
    val plan: RunPlan,
    val goal: Goal,
    val trials: List<TrialRecord>,
)

/**
 * A run on disk: `plan.json`, `trials.jsonl` and, once it was resumed for more, `goal.json`. A writer locks the folder
 * before it reads it: a plan and the trials beside it always belong together, and no trial is lost or made twice. A run
 * that is kept has the same files compressed, and nobody writes to it.
 */
class RunStore private constructor(
    private val lock: RunLock,
    val plan: RunPlan,
    private val log: TrialLog<TrialRecord>,
) : AutoCloseable {
    private val goalFile = GoalFile(lock.folder)

    /** The goal of the run. */
    var goal: Goal = goalFile.read() ?: Goal.of(plan)
        private set

    val folder: Path get() = lock.folder

    /** All trials so far, in the order they were made. */
    val trials: List<TrialRecord> get() = log.trials

    /**
     * Adds a trial.
     *
     * @throws LabException if it can't be written; the trials before it are safe
     */
    fun append(trial: TrialRecord) = log.append(trial)

    /** Sets the goal of the run from now on. */
    fun aim(goal: Goal) {
        if (goal == this.goal) return
        goalFile.write(goal)
        this.goal = goal
    }

    /** Lets another process write. */
    override fun close() {
        log.close()
        lock.close()
    }

    /** A folder that this process alone may start a run in. */
    class Reservation internal constructor(
        private val lock: RunLock,
    ) : AutoCloseable {
        val folder: Path get() = lock.folder

        /** Starts the run; closing its store gives the folder back. */
        fun begin(plan: RunPlan): RunStore {
            PlanFile(folder).write(plan)
            return RunStore(lock, plan, trialsOf(folder))
        }

        override fun close() = lock.close()
    }

    companion object {
        /** True if a run was begun in that folder. */
        fun isBegun(folder: Path): Boolean = PlanFile(folder).exists()

        /** True if the run in a folder is kept, so that nothing can be added to it. */
        fun isKept(folder: Path): Boolean = PlanFile(folder).isKept

        private fun trialsOf(folder: Path) =
            TrialLog.read(folder, TrialLog.NAME, TrialRecord.serializer(), { TrialFaults.of(it) })

        /**
         * Locks the folder for a new run, so that its faults show before hours pass.
         *
         * @throws LabException if it can't be written, is being written, or holds a run already
         */
        fun reserve(folder: Path): Reservation {
            if (PlanFile(folder).isKept) throw LabException("$folder holds a run that is kept. Name another --out.")
            val lock = RunLock.take(folder)
            val problem =
                when {
                    PlanFile(folder).exists() ->
                        "$folder holds a run already. Continue it with ./lab resume ${shellWord(folder)}, " +
                            "or name another --out."
                    ColdStore.isBegun(folder) -> "$folder holds first uses already. Name another --out."
                    TrialLog.exists(folder) ->
                        "$folder holds the trials of a run whose plan is gone. Name another --out, or move them away."
                    else -> return Reservation(lock)
                }
            lock.close()
            throw LabException(problem)
        }

        /**
         * Takes a run to add trials to it.
         *
         * @throws LabException if there is none, it is being written, or its files are damaged
         */
        fun resume(folder: Path): RunStore {
            val plan = PlanFile(folder)
            plan.read() // Before the lock, whose file would turn a wrong name into a folder.
            if (plan.isKept) {
                throw LabException("$folder is a run that is kept: it can be reported, and not be resumed.")
            }
            val lock = RunLock.take(folder)
            try {
                return RunStore(lock, plan.read(), trialsOf(folder))
            } catch (e: LabException) {
                lock.close()
                throw e
            }
        }

        /**
         * Reads a run, finished or not.
         *
         * @throws LabException if there is none, or its files are damaged; the message names file and line
         */
        fun read(folder: Path): StoredRun {
            val plan = PlanFile(folder).read()
            return StoredRun(plan, GoalFile(folder).read() ?: Goal.of(plan), trialsOf(folder).trials)
        }

        /**
         * Copies the measurements of a run, compressed, and replaces the run in [target] if there is one. The copy can
         * be read and reported like the run itself, without the places on its machine, and never grows.
         *
         * @return the size of the copy in bytes
         * @throws LabException if there is no run, its files are damaged, or the copy can't be written
         */
        fun keep(
            folder: Path,
            target: Path,
        ): Long {
            val run = read(folder)
            try {
                return keep(run, target)
            } catch (e: IOException) {
                throw LabException("Can't keep $folder in $target (${reasonOf(e)}).", cause = e)
            }
        }

        /** Writes a run that was read, compressed. Returns the size in bytes. */
        internal fun keep(
            run: StoredRun,
            target: Path,
            jars: KeptJars = KeptJars(run.plan.contenders.map { it.version }),
        ): Long {
            val plan = PlanFile.textOf(jars.hiddenIn(RunPlan.serializer(), Places.hiddenIn(run.plan)))
            val goal = run.goal.takeIf { it != Goal.of(run.plan) }?.let(GoalFile::textOf)
            val trials =
                run.trials.joinToString("") {
                    val serializer = TrialRecord.serializer()
                    TrialLog.lineOf(serializer, jars.hiddenIn(serializer, Places.hiddenIn(it)))
                }
            target.createDirectories()
            val files = mapOf(PlanFile.NAME to plan, GoalFile.NAME to goal, TrialLog.NAME to trials)
            return files.entries.sumOf { (name, text) -> RunFile(target, name).keep(text) }
        }
    }
}
