package dev.piculet.lab.catalog

import dev.piculet.lab.contender.Contender
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.Examiner
import dev.piculet.lab.payload.Payloads
import org.openjdk.jmh.runner.Runner
import java.io.File
import java.nio.file.Path

/** A contender whose artifacts are at hand. */
data class ReadyContender(
    val selection: ContenderSelection,
    val artifacts: List<String>,
    private val files: List<Path>,
    val guest: GuestClassPath? = null,
) {
    val id: String get() = selection.id
    val version: String get() = selection.version
    val descriptor: ContenderDescriptor get() = selection.descriptor

    /** The jars of its artifacts, in the order of the class path. */
    val libraries: List<Path> get() = files

    /** Additions for its measured JVMs only. */
    val ownClassPath: List<Path> get() = selection.product + listOf(descriptor.module.classes) + files

    /**
     * The classpath of its measured JVMs: its module, its artifacts, and the libraries of every measured JVM. Libraries
     * of the engine alone are not on it. A stranger's classes, and what they bring, come last.
     */
    val classpath: String
        get() = joined(MeasuredJvm.classpath(files))

    /** The same with kotlin-reflect, for the protocols of write-ups that call it themselves. */
    val classpathWithReflection: String
        get() = joined(MeasuredJvm.classpath(files) + MeasuredJvm.reflectionUnless(files))

    /** The same without JMH, for measuring the first use in a JVM. */
    val classpathWithoutJmh: String
        get() = joined(MeasuredJvm.classpathWithoutJmh(files))

    private fun joined(ours: List<Path>) =
        (ownClassPath + ours + guest?.classPath.orEmpty()).joinToString(File.pathSeparator)

    /** All JVM flags of a process on a JDK, other than a trial. */
    fun flags(jdk: Jdk): List<String> = jdk.flags + ownFlags(jdk)

    /** All JVM flags of a trial on a JDK. */
    fun trialFlags(jdk: Jdk): List<String> = jdk.trialFlags + ownFlags(jdk)

    private fun ownFlags(jdk: Jdk) =
        descriptor.flagsFor(jdk.feature, guest?.packages.orEmpty()) + guest?.flags.orEmpty()
}

/** The part of the class path that all measured JVMs share. */
object MeasuredJvm {
    private val own =
        listOf(Contender::class.java, Payloads::class.java, Examiner::class.java).map(::locationOf)

    /** JMH, and the two libraries that it loads in a fork. */
    private val jmh =
        listOf("org.openjdk.jmh.runner.Runner", "joptsimple.OptionParser", "org.apache.commons.math3.stat.StatUtils")
            .map { locationOf(Class.forName(it, false, Runner::class.java.classLoader)) }

    private val kotlin = locationOf(Unit::class.java)
    private val reflection by lazy { locationOf(Class.forName("kotlin.reflect.full.KClasses")) }

    /** Returns our parts, without the Kotlin runtime if the contender has its own. */
    fun classpath(brought: List<Path>): List<Path> = own + jmh + kotlinUnless(brought)

    /** Returns our parts without JMH. */
    fun classpathWithoutJmh(brought: List<Path>): List<Path> = own + kotlinUnless(brought)

    private fun kotlinUnless(brought: List<Path>): List<Path> {
        val bringsKotlin = brought.any { it.fileName.toString().matches(Regex("kotlin-stdlib-\\d.*")) }
        return listOfNotNull(kotlin.takeUnless { bringsKotlin })
    }

    /** Returns kotlin-reflect, or nothing if the contender has its own. */
    internal fun reflectionUnless(brought: List<Path>): List<Path> {
        val bringsReflection = brought.any { it.fileName.toString().matches(Regex("kotlin-reflect-\\d.*")) }
        return listOfNotNull(reflection.takeUnless { bringsReflection })
    }

    private fun locationOf(type: Class<*>): Path =
        Path.of(
            type.protectionDomain.codeSource.location
                .toURI(),
        )
}
