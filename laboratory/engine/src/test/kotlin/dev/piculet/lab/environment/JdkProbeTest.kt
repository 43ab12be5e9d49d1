package dev.piculet.lab.environment

import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.lang.management.ManagementFactory
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals

class JdkProbeTest {
    @Test
    fun `a JDK reports its version, and the collector that it chooses with the flags of a trial`() {
        val jdk = JdkProbe.current()
        assertEquals(System.getProperty("java.version"), jdk.version)
        assertEquals(listOf("-Xms1g", "-Xmx1g"), jdk.flags)
        assertContains(listOf("G1", "Serial", "Parallel"), jdk.collector)
        val own = ManagementFactory.getGarbageCollectorMXBeans().joinToString { it.name }
        assertEquals("G1" in own, jdk.collector == "G1", own)
    }

    @Test
    fun `flags of a user come behind the lab's, and a heap of theirs in place of its own`() {
        fun flags(vararg more: String) = JdkProbe.flagsWith(more.toList()).joinToString(" ")
        assertEquals("-Xms1g -Xmx1g", flags())
        assertEquals("-Xms1g -Xmx1g -XX:+UseSerialGC", flags("-XX:+UseSerialGC"))
        assertEquals("-Xms64m -Xmx64m", flags("-Xmx64m"))
        assertEquals("-Xms32m -Xmx64m", flags("-Xms32m", "-Xmx64m"))
        assertEquals("-XX:MaxRAMPercentage=50", flags("-XX:MaxRAMPercentage=50"))
    }

    @Test
    fun `the collector is the one that these flags choose`() {
        val home = Path.of(System.getProperty("java.home"))
        assertEquals("Parallel", JdkProbe.probe(home, JdkProbe.flagsWith(listOf("-XX:+UseParallelGC"))).collector)
    }

    @Test
    fun `flags that the JVM does not take are an error in its own words`() {
        val home = Path.of(System.getProperty("java.home"))
        val message =
            assertThrows<LabException> { JdkProbe.probe(home, JdkProbe.flagsWith(listOf("-XX:+UseNoGC"))) }.message!!
        val java = home.resolve("bin/java")
        assertEquals(
            "$java does not start with '-Xms1g -Xmx1g -XX:+UseNoGC': Unrecognized VM option 'UseNoGC'.",
            message,
        )
    }
}
