package shop

import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.OutputStream
import java.io.PrintStream

/** All that holds without jackson-module-kotlin holds with it on the class path. Alone in its JVM, which says so once. */
class BesideOriginalTest : ServiceTest() {
    @Test
    fun `the log of the service says once that there are two`() {
        post("""{"id":7,"customer":"Ann"}""")
        makeAnotherMapper()
        val said = log.toString().lines().filter { "Both jackson-module-kotlin and Piculet's module" in it }
        assertEquals(1, said.size, log.toString())
        assertEquals(1, said.count { " WARN " in it }, log.toString())
    }

    companion object {
        private val console = System.out
        private val log = ByteArrayOutputStream()

        init {
            System.setOut(PrintStream(Copying(console, log), true))
        }

        @JvmStatic
        @AfterAll
        fun restoreConsole() {
            System.setOut(console)
        }
    }

    private class Copying(
        private val out: OutputStream,
        private val copy: OutputStream,
    ) : OutputStream() {
        override fun write(b: Int) {
            out.write(b)
            copy.write(b)
        }
    }
}
