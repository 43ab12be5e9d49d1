package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/**
 * Other activity on the host during a trial. Null if the system does not report it.
 *
 * @property pressure share of time in which some task waited for a CPU (Linux PSI, `/proc/pressure/cpu`), 0 to 1
 * @property steal share of CPU time that the hypervisor gave to others (`/proc/stat`), 0 to 1
 * @property load one-minute load average at the end
 * @property wallPerCpu wall time over CPU time of the measuring thread; above 1 it was kept waiting
 */
@Serializable
data class Noise(
    val pressure: Double?,
    val steal: Double?,
    val load: Double?,
    val wallPerCpu: Double?,
) {
    /** True if times of that trial can't be trusted, or null where the system tells neither pressure nor steal. */
    val isCrowded: Boolean?
        get() {
            if (pressure == null && steal == null) return null
            return (pressure ?: 0.0) > MAX_PRESSURE || (steal ?: 0.0) > MAX_STEAL
        }

    companion object {
        /** Above this pressure, times of single contenders can't be trusted. */
        const val MAX_PRESSURE: Double = 0.3

        /** Above this steal they can't either. */
        const val MAX_STEAL: Double = 0.1
    }
}
