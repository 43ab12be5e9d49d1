package dev.piculet.lab.experiment

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What is done about an unsteady fork. */
@Serializable
enum class Remedy {
    /** Nothing: it moved as other forks on this machine do. */
    @SerialName("none")
    NONE,

    /** It is made again. */
    @SerialName("again")
    AGAIN,

    /** It is made again, and a second one of its cell shows that the cell warms up slowly. */
    @SerialName("suspected")
    SUSPECTED,

    /** All forks of its cell warm up longer. */
    @SerialName("warm-up")
    WARM_UP,
}
