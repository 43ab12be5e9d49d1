package dev.piculet.lab.environment

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class ThrownTest {
    private fun thrown(vararg lines: String) = Thrown.inLines(lines.asSequence())

    @Test
    fun `an exception is told with its message, or as it is`() {
        val trace = "\tat com.acme.Codec.write(Codec.java:5)"
        assertEquals("java.lang.IllegalStateException: no", thrown("java.lang.IllegalStateException: no", trace))
        val types =
            listOf("java.util.NoSuchElementException", "com.acme.Codec\$InvalidOrderException", "com.acme.Order1Error")
        for (type in types) {
            assertEquals(type, thrown("", "<failure>", type, trace, "# Run complete."))
        }
        val main = "Exception in thread \"main\" java.lang.IllegalStateException: turns [1]"
        assertEquals("java.lang.IllegalStateException: turns [1]", thrown(main, trace))
    }

    @Test
    fun `what was only logged is not what was thrown`() =
        assertEquals(
            "java.lang.IllegalStateException: no",
            thrown(
                "12:00:01 WARN c.a.Pool - retry after java.io.IOException: reset",
                "Error: none yet",
                "java.lang.IllegalStateException: no",
                "com.acme.LaterException: closing",
            ),
        )

    @Test
    fun `without a message the cause that began it is told`() {
        val causes =
            arrayOf(
                "java.lang.ExceptionInInitializerError",
                "\tat com.acme.Codec.write(Codec.java:5)",
                "Caused by: com.acme.WrappedException",
                "\t... 3 more",
                "Caused by: java.lang.NullPointerException: \"name\" is null",
            )
        assertEquals("java.lang.NullPointerException: \"name\" is null", thrown(*causes))
        val withMessage = "com.acme.ReadException: at \$.name"
        assertEquals(withMessage, thrown(withMessage, *causes.drop(1).toTypedArray()))
    }

    @Test
    fun `where nothing was thrown, a line about an error is better than none`() {
        val line = "Error: Could not find or load main class Main"
        assertEquals(line, thrown("Picked up options", line, "Caused by: java.lang.ClassNotFoundException: Main"))
        val vm = "Error occurred during initialization of VM"
        assertEquals(vm, thrown(vm, "Too small maximum heap"))
        assertNull(thrown("# Warmup: 1 s", "at work"))
    }
}
