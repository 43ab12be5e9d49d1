package dev.piculet.lab.environment

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.minutes

/** JVMs that sleep for ever are ended. */
@Timeout(120)
class ChildJvmTest {
    @TempDir
    lateinit var folder: Path

    object Sleeping {
        @JvmStatic
        fun main(arguments: Array<String>) = Thread.sleep(Long.MAX_VALUE)
    }

    object Napping {
        @JvmStatic
        fun main(arguments: Array<String>) = Thread.sleep(2_500)
    }

    object Waiting {
        @JvmStatic
        fun main(arguments: Array<String>) {
            ChildJvm(java<Sleeping>(), Path.of(arguments.single())).run(10.minutes)
        }
    }

    /** Waits until [parent] has started a process that is not among [others]. */
    private fun childOf(
        parent: ProcessHandle,
        others: Set<ProcessHandle> = emptySet(),
    ): ProcessHandle {
        while (true) {
            parent
                .children()
                .toList()
                .firstOrNull { it !in others }
                ?.let { return it }
            Thread.sleep(20)
        }
    }

    @Test
    fun `a JVM ends with the thread that waits for it`() {
        val others = ProcessHandle.current().children().toList().toSet()
        var isInterrupted = false
        val waiting =
            thread {
                try {
                    ChildJvm(java<Sleeping>(), folder.resolve("log")).run(10.minutes)
                } catch (_: InterruptedException) {
                    isInterrupted = true
                }
            }
        val child = childOf(ProcessHandle.current(), others)
        waiting.interrupt()
        waiting.join()
        assertEquals(true, isInterrupted)
        assertFalse(child.isAlive)
    }

    @Test
    fun `a JVM ends after its time, unless it makes progress`() {
        fun end(progress: () -> Long) =
            ChildJvm(java<Napping>(), folder.resolve("log")).run(1_500.milliseconds, progress)
        assertEquals("did not answer within 1.5s", end { 0 })
        assertEquals("ended its JVM with exit code 0", end(System::nanoTime))
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // On systems where ending a process means killing it, it can't react.
    fun `a JVM ends with the process that waits for it`() {
        val waiting = ProcessBuilder(java<Waiting>() + "${folder.resolve("log")}").inheritIO().start()
        val child = childOf(waiting.toHandle())
        waiting.destroy()
        waiting.waitFor()
        child.onExit().get(20, TimeUnit.SECONDS)
        assertFalse(child.isAlive)
    }

    private companion object {
        inline fun <reified T> java(): List<String> =
            listOf(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                T::class.java.name,
            )
    }
}
