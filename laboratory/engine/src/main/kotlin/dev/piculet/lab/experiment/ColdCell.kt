package dev.piculet.lab.experiment

/** The subject of one fresh JVM: the first use of one contender on one payload. */
data class ColdCell(
    val suite: String,
    val payload: String,
    val entry: Entry,
) {
    override fun toString(): String = "$suite/$payload $entry"
}
