package dev.piculet.lab.runner

import dev.piculet.lab.LabException
import dev.piculet.lab.environment.ShutdownHook
import java.nio.file.Path

/** Has contenders built before they are used. */
fun interface ContenderBuild {
    /**
     * Builds those of these modules, and of the modules they need, that are out of date.
     *
     * @param modules their folders in the checkout
     * @throws LabException if one can't be built
     */
    fun update(modules: List<String>)
}

/** Calls the script that built the engine. It reports its own progress and errors. */
class BuildScript(
    private val script: Path,
) : ContenderBuild {
    override fun update(modules: List<String>) {
        val process = ProcessBuilder(listOf("$script") + modules).inheritIO().start()
        ShutdownHook { process.descendants().forEach(ProcessHandle::destroy) }.use { hook ->
            val exitCode = process.waitFor()
            hook.parkIfBegun()
            if (exitCode != 0) throw LabException("Nothing was measured, because contenders can't be built.")
        }
    }
}
