package dev.piculet.jackson.direct

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Stack traces, which don't show generated code, tell who meets a class that can't be initialized. */
class FailedClassTest {
    private fun isMet(vararg frames: String): Boolean {
        val failure = ExceptionInInitializerError("a")
        failure.stackTrace =
            frames
                .map { StackTraceElement(it.substringBeforeLast(':'), it.substringAfterLast(':'), null, 1) }
                .toTypedArray()
        return FailedClass.isMetBy(DirectInput::class.java, failure)
    }

    private val ours = "${DirectInput::class.java.name}:readFrom"

    @Test
    fun `generated code meets it, also by a handle, and where a superclass or what an initializer needs fails`() {
        assertEquals(true, isMet(ours, "app.Main:main"))
        assertEquals(true, isMet("jdk.internal.misc.Unsafe:ensure", "java.lang.invoke.DirectMethodHandle:ensure", ours))
        assertEquals(true, isMet("app.Order:<clinit>", ours))
        assertEquals(true, isMet("app.Files:read", "app.Order:<clinit>", ours, "app.Main:main"))
    }

    @Test
    fun `a constructor or a function that is called meets it`() {
        assertEquals(false, isMet("app.Order:<init>", ours))
        assertEquals(false, isMet("app.Order:<clinit>", "app.Order:<init>", ours))
        assertEquals(false, isMet("app.Order:of", ours))
    }

    @Test
    fun `without a stack trace it is taken for met by generated code`() = assertEquals(true, isMet())
}
