package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable
import kotlin.math.abs
import kotlin.math.max

/** The machine and the checkout that a run was made with. Unknown facts are null. */
@Serializable
data class Environment(
    val cpu: String?,
    val cores: Int,
    val memoryBytes: Long?,
    val os: String,
    val kernel: String?,
    val started: String,
    val commit: String?,
    val kotlin: String,
) {
    /** True if both can be of one machine, whatever its kernel. */
    fun isMachineOf(other: Environment): Boolean =
        cpu == other.cpu && cores == other.cores && os == other.os && hasMemoryOf(other)

    /** True if both have as much memory, but for what kernel and hypervisor keep to themselves, which differs from boot to boot. */
    fun hasMemoryOf(other: Environment): Boolean {
        val own = memoryBytes ?: return other.memoryBytes == null
        val theirs = other.memoryBytes ?: return false
        return abs(own - theirs) <= max(own, theirs) / KEPT_SHARE
    }

    private companion object {
        /** A hundredth is kept at most; machines differ by more. */
        const val KEPT_SHARE = 100
    }
}

/**
 * A JDK that trials run on.
 *
 * @property home its folder; `…` in a run that is kept
 * @property version full version, such as `17.0.15`: the label in tables and stores
 * @property flags the JVM flags of every process with a contender, before the contender's own
 * @property collector the garbage collector that it chooses with these flags on this machine, such as `G1`; null if unknown
 */
@Serializable
data class Jdk(
    val home: String,
    val version: String,
    val vendor: String,
    val vm: String,
    val flags: List<String>,
    val collector: String? = null,
) {
    val feature: Int get() = version.takeWhile { it.isDigit() }.toInt()
    val java: String get() = "$home/bin/java"

    /**
     * The JVM flags of every trial, before the contender's own. The heap is touched before anything is measured.
     * Otherwise the first round through the young generation pays for the memory that the system hands out page by
     * page. On a virtual machine that was 12 µs a page of 4 KB, or 2 µs more a call that allocates 700 bytes, until the
     * round was over (docs/adr/0017-runs-of-the-lab.md).
     */
    val trialFlags: List<String> get() = flags + "-XX:+AlwaysPreTouch"
}
