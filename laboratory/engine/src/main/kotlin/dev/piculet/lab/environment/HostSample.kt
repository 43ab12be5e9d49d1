package dev.piculet.lab.environment

import dev.piculet.lab.experiment.Noise
import java.lang.management.ManagementFactory
import java.nio.file.Path
import kotlin.io.path.isReadable
import kotlin.io.path.readLines

/** Counters of the host at one moment; two of them make a [Noise]. */
class HostSample private constructor(
    private val nanos: Long,
    private val pressureMicros: Long?,
    private val cpuTicks: List<Long>?,
) {
    /** Returns what happened from this sample until now. */
    fun until(
        now: HostSample,
        wallPerCpu: Double?,
    ): Noise {
        val seconds = (now.nanos - nanos) / 1e9
        val pressure = difference(pressureMicros, now.pressureMicros)?.let { it / 1e6 / seconds }
        return Noise(
            pressure = pressure?.coerceIn(0.0, 1.0),
            steal = stealShare(cpuTicks, now.cpuTicks),
            load = ManagementFactory.getOperatingSystemMXBean().systemLoadAverage.takeIf { it >= 0 },
            wallPerCpu = wallPerCpu,
        )
    }

    companion object {
        private const val STEAL = 7

        fun now(): HostSample =
            HostSample(
                System.nanoTime(),
                firstLine("/proc/pressure/cpu")?.substringAfter("total=", "")?.toLongOrNull(),
                firstLine("/proc/stat")?.split(' ')?.mapNotNull(String::toLongOrNull),
            )

        private fun firstLine(file: String) =
            runCatching { Path.of(file).takeIf { it.isReadable() }?.readLines()?.firstOrNull() }.getOrNull()

        private fun difference(
            from: Long?,
            to: Long?,
        ) = if (from != null && to != null) to - from else null

        private fun stealShare(
            from: List<Long>?,
            to: List<Long>?,
        ): Double? {
            if (from == null || to == null || from.size <= STEAL || to.size <= STEAL) return null
            val total = to.sum() - from.sum()
            return if (total <= 0) null else (to[STEAL] - from[STEAL]).toDouble() / total
        }
    }
}
