package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.fail
import org.junit.jupiter.api.extension.BeforeAllCallback
import org.junit.jupiter.api.extension.ExtensionContext
import org.junit.jupiter.api.extension.InvocationInterceptor
import org.junit.jupiter.api.extension.InvocationInterceptor.Invocation
import org.junit.jupiter.api.extension.ReflectiveInvocationContext
import tools.jackson.databind.cfg.PackageVersion
import java.lang.reflect.Method

/** With an older Jackson, listed tests must fail and all others must pass. Active if JUnit detects extensions. */
class OlderJackson :
    BeforeAllCallback,
    InvocationInterceptor {
    override fun beforeAll(context: ExtensionContext) {
        assertEquals(System.getProperty("older.jackson.version"), PackageVersion.VERSION.toString())
    }

    override fun interceptTestMethod(
        invocation: Invocation<Void?>,
        context: ReflectiveInvocationContext<Method>,
        extension: ExtensionContext,
    ) {
        val test = "${context.executable.declaringClass.simpleName}: ${context.executable.name}"
        if (test !in differences) {
            invocation.proceed()
        } else if (runCatching { invocation.proceed() }.isSuccess) {
            fail<Unit>("$test passes, but is listed as different with this Jackson: ${differences[test]}")
        }
    }

    internal companion object {
        /** Reasons by tests. */
        val differences: Map<String, String> by lazy {
            OlderJackson::class.java
                .getResource("/older-jackson.txt")!!
                .readText()
                .lines()
                .filter { it.isNotBlank() && !it.startsWith("#") }
                .associate { it.substringBefore(" | ") to it.substringAfter(" | ") }
        }
    }
}
