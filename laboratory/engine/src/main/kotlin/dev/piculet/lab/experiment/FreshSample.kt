package dev.piculet.lab.experiment

/**
 * What one fresh JVM has shown.
 *
 * @param C what such JVMs measure, again in each block
 */
interface FreshSample<out C> {
    val block: Int
    val cell: C

    /** Why it failed, in one line, or null. */
    val error: String?
}
