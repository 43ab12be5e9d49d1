package dev.piculet.lab.report

import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.result.RunResults

/** The origin of a run's figures. */
internal object Origin {
    /** Returns it as one sentence. */
    fun of(results: RunResults): String {
        val facts = facts(results).toMap()
        val where = listOfNotNull(facts["CPU"], facts["Cores"], facts["Memory"], facts["System"]).joinToString()
        val jdks = results.jdks.joinToString(" and ") { "JDK ${it.version}" }
        val commit = results.environment.commit?.let { ", commit ${it.take(SHORT_COMMIT)}" } ?: ""
        val threads = facts["Threads"]?.let { ", $it" } ?: ""
        return printable(
            "Preset ${results.preset}, ${count(results.blocks, "block")} on $jdks$threads, " +
                "started ${results.environment.started}$commit: $where.",
        )
    }

    /** Returns that of a reproduction as one sentence. */
    fun of(record: ReproductionRecord): String =
        printable("Preset ${record.preset} on JDK ${record.jdk}, ${startOf(record.environment)}")

    /** Returns that of an attribution of first uses as one sentence. */
    fun of(record: AttributionRecord): String {
        val samples = record.attributions.samples.groupBy { it.cell }.values.maxOfOrNull { it.size } ?: 0
        val jdks = record.jdks.joinToString(" and ") { it.version }
        return printable("${count(samples, "fresh JVM")} each on JDK $jdks, ${startOf(record.environment)}")
    }

    /** Returns vendor, build, flags of every trial and collector of a JDK. */
    fun of(jdk: Jdk): String {
        val collector = jdk.collector?.let { ", $it collector" }.orEmpty()
        return printable("${jdk.vendor}, ${jdk.vm}, flags ${jdk.trialFlags.joinToString(" ")}$collector")
    }

    /** Returns a machine as reports of several ones name it: its CPU, if that is known, and its cores. */
    fun machineOf(environment: Environment): String =
        printable(listOfNotNull(environment.cpu, count(environment.cores, "core")).joinToString())

    /** When and where something was measured. */
    private fun startOf(environment: Environment): String {
        val cores = count(environment.cores, "core")
        val system = listOfNotNull(environment.os, environment.kernel).joinToString()
        val where = listOfNotNull(environment.cpu, cores, environment.memoryBytes?.let(::memory), system).joinToString()
        val commit = environment.commit?.let { ", commit ${it.take(SHORT_COMMIT)}" } ?: ""
        return "started ${environment.started}$commit: $where."
    }

    /** Returns the facts that are known, by name. */
    fun facts(results: RunResults): List<Pair<String, String>> {
        val environment = results.environment
        val measurement = results.measurement
        return listOf(
            "CPU" to environment.cpu,
            "Cores" to count(environment.cores, "core"),
            "Memory" to environment.memoryBytes?.let(::memory),
            "System" to listOfNotNull(environment.os, environment.kernel).joinToString(),
            "Kotlin" to environment.kotlin,
            "Commit" to environment.commit,
            "Started" to environment.started,
            "Command" to results.command,
            "Seed" to results.seed.toString(),
            "Preset" to results.preset,
            "Blocks" to results.blocks.toString(),
            "Precision asked for" to results.precision?.let { "±${percent(it)}" },
            "Threads" to threads(results),
            "Each fork" to
                "${measurement.warmupIterations} × ${millis(measurement.warmupMillis)} warm-up, " +
                "${measurement.iterations} × ${millis(measurement.millis)} measured",
        ).mapNotNull { (name, value) -> value?.let { name to printable(it) } }
    }

    /** Returns how several threads call contenders, or null if there is one thread. */
    private fun threads(results: RunResults): String? {
        val all = results.tables.flatMap { table -> table.rows.map { it.entry.threads } }
        if (all.all { it == Threads.ONE }) return null
        val numbers = all.map { it.number }.distinct().sorted()
        val ways = all.map { it.instances }.distinct().sorted()
        return "${enumerate(numbers.map(Int::toString))} threads, ${ways.joinToString(" and ") { it.id }}"
    }

    private const val SHORT_COMMIT = 12
}
