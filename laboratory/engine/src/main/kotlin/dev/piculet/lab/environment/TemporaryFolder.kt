package dev.piculet.lab.environment

import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.createTempDirectory

/** A folder for what is needed until it is closed. It is gone then, and also if this process is ended from outside before. */
class TemporaryFolder(
    prefix: String,
) : AutoCloseable {
    val path: Path = createTempDirectory(prefix)
    private val hook = ShutdownHook(::deleteOnceFree)

    /** JVMs that still write to it would keep it from being deleted. */
    private fun deleteOnceFree() {
        val running = ProcessHandle.current().descendants().toList()
        running.forEach { it.destroyForcibly() }
        running.forEach { it.onExit().completeOnTimeout(it, PATIENCE, TimeUnit.SECONDS).join() }
        delete()
    }

    private fun delete() {
        path.toFile().deleteRecursively()
    }

    /** Does not return once the process is ending: who reads what is gone would tell an error. */
    override fun close() {
        hook.parkIfBegun()
        hook.close()
        delete()
    }

    private companion object {
        /** Seconds that a killed JVM has to end. */
        const val PATIENCE = 5L
    }
}
