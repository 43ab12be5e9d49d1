package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.plan.Goal
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.io.IOException
import java.nio.file.Path

/** `goal.json`: the goal of a run since it was last resumed for more; missing before. */
internal class GoalFile(
    folder: Path,
) {
    private val stored = RunFile(folder, NAME)
    private val file get() = stored.path

    /** @throws LabException if it can't be understood */
    fun read(): Goal? {
        if (!stored.exists()) return null
        try {
            return Json.decodeFromString(Goal.serializer(), stored.readText())
        } catch (e: SerializationException) {
            val message = "$file is damaged: ${firstLineOf(e)}. Remove it; the plan's own goal holds then."
            throw LabException(message, cause = e)
        } catch (e: IOException) {
            throw LabException("Can't read $file (${reasonOf(e)}).", cause = e)
        }
    }

    /** @throws LabException if it can't be written */
    fun write(goal: Goal) {
        try {
            writeInPlace(file, textOf(goal).toByteArray())
        } catch (e: IOException) {
            throw LabException("Can't write $file (${reasonOf(e)}). No trial was made.", cause = e)
        }
    }

    companion object {
        const val NAME = "goal.json"

        /** Returns the stored form of a goal. */
        fun textOf(goal: Goal): String = Json.encodeToString(Goal.serializer(), goal) + "\n"
    }
}
