package dev.piculet.lab.bisect

import dev.piculet.lab.LabException
import dev.piculet.lab.environment.ShutdownHook
import java.io.IOException
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.createTempDirectory
import kotlin.io.path.exists

/**
 * A working tree beside that of the user, in a temporary folder, where one commit after the other is built. Closing it
 * removes it, and so does the end of the process, with what is being built.
 */
class WorkTree private constructor(
    private val repository: GitRepository,
    private val parent: Path,
) : AutoCloseable {
    /** Where the files of the commit are. */
    val folder: Path = parent.resolve("tree")

    private var build: Process? = null
    private var isEnding = false
    private val hook = ShutdownHook(::end)

    /** Puts the files of a commit in place of those that are there, and removes all others. */
    fun checkOut(commit: Commit) {
        hook.parkIfBegun()
        if (!folder.exists()) {
            repository.require("worktree", "add", "--detach", "$folder", commit.hash)
            return
        }
        val own = GitRepository(folder)
        own.require("checkout", "--force", "--detach", "--quiet", commit.hash)
        own.require("clean", "-ffdxq")
    }

    /** Runs a build in the folder, whose output goes to [log]. Returns its exit code. */
    fun build(
        command: List<String>,
        log: Path,
    ): Int {
        val process = start(command, log)
        hook.parkIfBegun()
        val exitCode = checkNotNull(process) { "Only a process that is ending starts no build." }.waitFor()
        hook.parkIfBegun()
        return exitCode
    }

    @Synchronized
    private fun start(
        command: List<String>,
        log: Path,
    ): Process? {
        if (isEnding) return null
        val builder = ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
        try {
            build = builder.redirectOutput(log.toFile()).start().also { it.outputStream.close() }
        } catch (e: IOException) {
            throw LabException("The build can't be started (${e.message}).", cause = e)
        }
        return build
    }

    @Synchronized
    private fun end() {
        isEnding = true
        build?.let { process ->
            val all = process.descendants().toList() + process.toHandle()
            all.forEach(ProcessHandle::destroyForcibly)
            all.forEach { it.onExit().completeOnTimeout(it, SECONDS, TimeUnit.SECONDS).join() }
        }
        remove()
    }

    /** The files go first, by hand: whatever ends this process may end git, too. */
    private fun remove() {
        parent.toFile().deleteRecursively()
        if (!repository.git("worktree", "prune").isDone) repository.git("worktree", "prune")
    }

    override fun close() {
        hook.close()
        synchronized(this) {
            if (!isEnding) remove()
            isEnding = true
        }
    }

    companion object {
        private const val SECONDS = 5L

        /** Makes a place for the working tree of a repository. */
        fun of(repository: GitRepository): WorkTree = WorkTree(repository, createTempDirectory("piculet-lab-bisect-"))
    }
}
