package dev.piculet.lab.experiment

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A garbage collector of HotSpot. */
@Serializable
enum class Collector(
    val id: String,
    val title: String,
    private val option: String,
) {
    @SerialName("serial")
    SERIAL("serial", "Serial", "UseSerialGC"),

    @SerialName("parallel")
    PARALLEL("parallel", "Parallel", "UseParallelGC"),

    @SerialName("g1")
    G1("g1", "G1", "UseG1GC"),

    @SerialName("z")
    Z("z", "ZGC", "UseZGC"),
    ;

    val flag: String get() = "-XX:+$option"
}

/** The heap of a trial where it is not that of its JDK: of fixed size, in the hands of one collector. */
@Serializable
data class Heap(
    val megabytes: Int,
    val collector: Collector,
) {
    /** They stand behind the JDK's own flags, and so count. */
    val flags: List<String> get() = listOf("-Xms${megabytes}m", "-Xmx${megabytes}m", collector.flag)

    /** `256 MB, G1`. */
    override fun toString(): String = "$megabytes MB, ${collector.title}"
}
