package dev.piculet.lab.environment

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Jdk
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.isDirectory
import kotlin.io.path.isExecutable
import kotlin.io.path.listDirectoryEntries

/** Finds JDKs where installers put them. */
object JdkFinder {
    private val folders =
        listOf("/usr/lib/jvm", "/opt/java", "/usr/java", "/Library/Java/JavaVirtualMachines") +
            listOf(".sdkman/candidates/java", ".jdks").map { "${System.getProperty("user.home")}/$it" }

    /** Returns every JDK that measures can run on, each version once, the oldest first. */
    fun find(): List<Jdk> {
        val named = System.getenv().filterKeys { it.startsWith("JAVA_HOME") || it.matches(Regex("JDK_?\\d+.*")) }.values
        val installed = folders.map(Path::of).filter { it.isDirectory() }.flatMap { it.listDirectoryEntries() }
        return (named.map(Path::of) + installed)
            .map { if (it.resolve("Contents/Home").exists()) it.resolve("Contents/Home") else it }
            .filter { it.resolve("bin/java").isExecutable() }
            .mapNotNull(::probe)
            .plus(JdkProbe.current())
            .distinctBy { it.vm }
            .sortedBy { it.feature }
    }

    private fun probe(home: Path): Jdk? =
        try {
            JdkProbe.probe(home)
        } catch (_: LabException) {
            null // Too old, or broken: not one to measure on.
        }
}
