package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.RunPlan
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.file.FileAlreadyExistsException
import java.nio.file.NoSuchFileException
import java.nio.file.Path

/** `plan.json`: written once, before the first trial, and never again; `plan.json.gz` in a run that is kept. */
internal class PlanFile(
    private val folder: Path,
) {
    private val stored = RunFile(folder, NAME)
    private val file get() = stored.path

    val isKept: Boolean get() = stored.isCompressed

    fun exists(): Boolean = stored.exists()

    /** @throws LabException if there is a plan already, or it can't be written */
    fun write(plan: RunPlan) {
        try {
            writeNew(file, textOf(plan).toByteArray())
        } catch (e: FileAlreadyExistsException) {
            throw notWritten("it is there already", e)
        } catch (e: IOException) {
            throw notWritten(reasonOf(e), e)
        }
    }

    private fun notWritten(
        reason: String,
        e: IOException,
    ) = LabException("Can't write $file ($reason). Nothing was measured yet.", cause = e)

    /** @throws LabException if there is no plan, or it can't be understood */
    fun read(): RunPlan {
        try {
            val document = format.parseToJsonElement(stored.readText())
            FORM.require(file, document)
            val plan = format.decodeFromJsonElement(RunPlan.serializer(), document)
            PlanFaults.of(plan)?.let { throw damaged(it) }
            return plan
        } catch (e: NoSuchFileException) {
            throw LabException(absence(), cause = e)
        } catch (e: IllegalArgumentException) {
            // SerializationException, and members of another kind.
            throw damaged(firstLineOf(e), e)
        } catch (e: IOException) {
            throw LabException("Can't read $file (${reasonOf(e)}). Restore it from a copy.", cause = e)
        }
    }

    private fun absence() =
        when {
            ColdStore.isBegun(folder) ->
                "$folder holds no run but first uses. ./lab report shows them."
            AttributionStore.isBegun(folder) ->
                "$folder holds no run but an attribution of first uses. ./lab report shows it."
            ReproductionStore.isBegun(folder) ->
                "$folder holds no run but write-ups, each part a run in a folder of its own. ./lab report shows them."
            else ->
                "$folder holds no run: there is no $NAME in it. " +
                    "A run that ended before its first trial leaves none; start it again."
        }

    private fun damaged(
        reason: String,
        e: Exception? = null,
    ) = LabException("$file is damaged: $reason. ${remedy()}", cause = e)

    private fun remedy() =
        when {
            isKept -> "Restore it from a copy, or keep the run again."
            ReproductionStore.isPart(folder) ->
                "Delete $folder, and start again with the same --out: this part is measured anew, the others are kept."
            else -> "Start the run again in another folder."
        }

    companion object {
        const val NAME = "plan.json"
        private val FORM = StoredForm(RunPlan.SCHEMA)

        /** Returns the stored form of a plan. */
        fun textOf(plan: RunPlan): String = format.encodeToString(RunPlan.serializer(), plan) + "\n"

        private val format =
            Json {
                encodeDefaults = true
                prettyPrint = true
            }
    }
}

internal fun firstLineOf(e: Exception): String = e.message.orEmpty().lineSequence().first()
