package dev.piculet.lab.environment

import dev.piculet.lab.fork.CleanEnvironment

/**
 * Options that JVMs take from environment variables, where no command line shows them. The lab's own JVM may need them (for a
 * proxy, say); measured ones must not get them.
 */
object JvmOptions {
    /** Returns the variables that are set, with their values. */
    fun inherited(): Map<String, String> =
        CleanEnvironment.VARIABLES.mapNotNull { name -> System.getenv(name)?.let { name to it } }.toMap()

    /** Keeps the variables from the process that is going to be started. */
    fun keepFrom(process: ProcessBuilder): ProcessBuilder {
        process.environment().keys.removeAll(CleanEnvironment.VARIABLES.toSet())
        return process
    }
}
