package dev.piculet.lab.experiment

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class AttributionTest {
    private val counters =
        mapOf(
            "sun.cls.time" to 150L,
            "sun.cls.appClassLoadTime.self" to 10L,
            "sun.cls.defineAppClassTime.self" to 20L,
            "sun.cls.classVerifyTime.self" to 30L,
            "sun.cls.classLinkedTime.self" to 40L,
            "sun.cls.classInitTime.self" to 50L,
            "java.ci.totalTime" to 60L,
            "sun.os.hrt.frequency" to 1_000_000L,
            "java.cls.loadedClasses" to 7L,
            "java.cls.sharedLoadedClasses" to 5L,
        )

    @Test
    fun `ticks become nanoseconds, and the rest is what the thread did besides`() {
        val attribution = Attribution.of(wallNs = 1_000_000, counters)
        val parts = attribution.run { listOf(loadNs, defineNs, verifyNs, linkNs, initialiseNs, jitNs) }
        assertEquals(listOf(10_000L, 20_000, 30_000, 40_000, 50_000, 60_000), parts)
        assertEquals(1_000_000L - 150_000, attribution.restNs)
        assertEquals(listOf(12, 5), listOf(attribution.classes, attribution.sharedClasses))
    }

    @Test
    fun `the parts add up to the total, which is the wall time and that of the JIT`() =
        assertEquals(1_060_000, Attribution.of(wallNs = 1_000_000, counters).totalNs)
}
