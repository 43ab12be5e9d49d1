package dev.piculet.lab.environment

import org.junit.jupiter.api.Test
import java.lang.management.ManagementFactory
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
}
