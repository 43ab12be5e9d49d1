package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** Runs of contenders a, b and c on machines of different speed; b is twice as slow everywhere, c only on some. */
class MergeCommandTest {
    @TempDir
    lateinit var folder: Path

    private fun lab(vararg words: String) = answerTo(folder, listOf("merge") + words, width = 160)

    private fun run(
        name: String,
        cpu: String,
        speed: Double,
        c: Double,
        change: (RunPlan) -> RunPlan = { it },
    ): String {
        val base = plan()
        val plan = change(base.copy(environment = base.environment.copy(cpu = cpu), groups = base.groups.take(1)))
        val path = folder.resolve(name)
        RunStore.reserve(path).begin(plan).use { store ->
            for (block in 0 until 6) {
                BlockOrder(plan).cells(block, plan.groups).forEachIndexed { i, cell ->
                    val scatter = 1 + 0.01 * ((block * 7 + i * 3) % 5 - 2) / 2
                    val time = mapOf("a" to 100.0, "b" to 200.0, "c" to c)[cell.entry.contender] ?: 100.0
                    store.append(trial(block, cell, speed * scatter * time))
                }
            }
        }
        return "$path"
    }

    private fun three() =
        arrayOf(
            run("laptop", "Arm", 3.0, c = 150.0),
            run("server", "Intel", 1.0, c = 60.0),
            run("cloud", "AMD", 1.7, c = 110.0),
        )

    @Test
    fun `a ratio that all machines share is certain, and one that differs is not`() {
        val answer = lab(*three())
        assertEquals("", answer.err)
        assertEquals("1 of 2 mean ratios over 3 machines differs from 1.", answer.out.lines().first())
        val machines = "  A: laptop, Arm, 2 cores, JDK 17\\.0\\.15\n  B: server, Intel, .*\n  C: cloud, AMD"
        assertContains(answer.out, Regex(machines))
        assertContains(
            answer.out,
            Regex("serialize b / a +(1\\.99|2\\.0\\d)× \\[1\\.9\\d–2\\.0\\d] +1\\.0\\d× +\\S+ +\\S+ +\\S+\n"),
        )
        assertContains(answer.out, Regex("objects/simple/serialize c / a +\\S+ \\[0\\.\\d+–\\d\\.\\d+] +1\\.[4-7]\\d×"))
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `Markdown and CSV have the same ratios, with the interval of each machine`() {
        val runs = three()
        val markdown = lab(*runs, "--format", "markdown").out
        assertContains(markdown, Regex("serialize b / a \\| +\\S+ \\[.*] +\\| +1\\.0\\d× \\| .*×.*\\[.*]"))
        val csv = lab(*runs, "--format", "csv").out.lines().filter { it.isNotEmpty() }
        assertEquals(1 + 2 * 4, csv.size)
        assertContains(csv[1], "objects,simple,serialize,b,a,,all,")
    }

    @Test
    fun `a machine on two JDKs is one machine, and ratios on other releases are not merged`() {
        val (laptop, server) = three()

        fun onJdk(
            name: String,
            cpu: String,
            version: String,
        ) = run(name, cpu, 1.0, c = 150.0) { it.on(version) }
        assertFault(
            "laptop and newer are of one kind of machine (Arm, 2 cores), which counts once. " +
                "Resume one of them for more blocks, or name one.",
            laptop,
            onJdk("newer", "Arm", "25.0.1"),
        )
        assertFault(NOTHING_IN_COMMON, server, onJdk("elsewhere", "Other", "25.0.1"))
        assertContains(lab(server, onJdk("patched", "Another", "17.0.16")).out, "mean ratios over 2 machines")
    }

    private fun RunPlan.on(version: String): RunPlan {
        fun Entry.moved() = copy(jdk = version)
        return copy(
            jdks = jdks.map { it.copy(version = version) },
            groups = groups.map { group -> group.copy(entries = group.entries.map { it.moved() }) },
            gate = gate.map { it.copy(entry = it.entry.moved()) },
            twin = twin?.let { it.copy(entry = it.entry.moved()) },
            environment = environment.copy(started = "2026-01-02T00:00:00Z"),
        )
    }

    @Test
    fun `what only one machine measured is told, and left out`() {
        val (first, second) = three()
        val other =
            run("old", "Other", 1.0, c = 1.0) { plan ->
                plan.copy(groups = plan.groups.map { it.copy(entries = it.entries.take(2)) })
            }
        assertContains(lab(first, other).out, "  not merged: objects/simple/serialize c: only in laptop\n")
        assertContains(lab(first, second).out, "mean ratios over 2 machines")
    }

    @Test
    fun `wrong output on one of the machines is told`() {
        val wrong =
            run("wrong", "Other", 1.0, c = 1.0) { plan ->
                plan.copy(
                    groups = plan.groups.map { it.copy(entries = it.entries.take(2)) },
                    gate =
                        plan.gate.map {
                            val isWrong = it.entry.contender == "c"
                            if (isWrong) it.copy(status = GateStatus.WRONG_OUTPUT, detail = "wrote {}") else it
                        },
                )
            }
        val line = "  not merged: objects/simple/serialize: c in wrong has WRONG OUTPUT: wrote {}\n"
        assertContains(lab(*three(), wrong).out, line)
    }

    private fun assertFault(
        message: String,
        vararg runs: String,
    ) = assertEquals("lab: $message\n", lab(*runs).err)

    @Test
    fun `runs that can't be merged are one line`() {
        val (laptop, server) = three()
        assertFault("A machine alone is no sample: name the runs of two or more.", laptop)
        val again =
            run("again", "Arm", 3.0, c = 150.0) {
                it
                    .copy(environment = it.environment.copy(started = "2026-01-02T00:00:00Z"))
            }
        assertFault(
            "laptop and again are of one kind of machine (Arm, 2 cores), which counts once. " +
                "Resume one of them for more blocks, or name one.",
            laptop,
            again,
        )
        val seeded = run("seeded", "Other", 1.0, c = 1.0) { it.copy(seed = 5) }
        assertFault(
            "server and seeded did not do the same work: the seed, which makes the values, was 1 and is 5.",
            server,
            seeded,
        )
        val elsewhere =
            run("elsewhere", "Other", 1.0, c = 1.0) { plan ->
                plan.copy(
                    groups = plan.groups.map { it.copy(group = it.group.copy(payload = "deep")) },
                    gate = plan.gate.map { it.copy(group = it.group.copy(payload = "deep")) },
                )
            }
        assertFault(NOTHING_IN_COMMON, server, elsewhere)
    }

    private companion object {
        const val NOTHING_IN_COMMON =
            "These runs have no ratio in common. Measure the same contenders and payloads, on one release of the JDK."
    }
}
