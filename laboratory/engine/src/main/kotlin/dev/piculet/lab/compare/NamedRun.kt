package dev.piculet.lab.compare

import dev.piculet.lab.LabException
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name

/** A stored run with the name that readers know it by. */
class NamedRun(
    val name: String,
    val stored: StoredRun,
) {
    /** CPU and cores: what decides whether absolute figures may stand side by side. */
    internal val machine: String
        get() = with(stored.plan.environment) { "${cpu ?: "unknown CPU"}, $cores cores" }

    companion object {
        /**
         * Reads the runs in these folders, each once: a folder is a run, or holds some. What else it holds is left out.
         *
         * @throws LabException if a folder is no run and holds none, or a run is damaged
         */
        fun allIn(folders: List<Path>): List<NamedRun> =
            folders
                .flatMap(::runsIn)
                .distinctBy { it.toRealPath() }
                .map { NamedRun(it.toRealPath().name, RunStore.read(it)) }
                .distinctBy { run -> with(run.stored.plan) { environment to command } } // A copy is the same run.

        private fun runsIn(folder: Path): List<Path> {
            if (RunStore.isBegun(folder)) return listOf(folder)
            val inside =
                try {
                    if (folder.isDirectory()) folder.listDirectoryEntries().filter(RunStore::isBegun) else emptyList()
                } catch (e: IOException) {
                    throw LabException("Can't read $folder (${e.javaClass.simpleName}: ${e.message}).", cause = e)
                }
            return inside.sorted().ifEmpty {
                throw LabException("$folder is no run, and holds none. Name folders that ./lab run --out wrote.")
            }
        }
    }
}
