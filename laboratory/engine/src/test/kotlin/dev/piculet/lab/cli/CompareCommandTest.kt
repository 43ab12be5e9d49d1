package dev.piculet.lab.cli

import dev.piculet.lab.CurveRuns
import dev.piculet.lab.ExitCode
import dev.piculet.lab.JDK17
import dev.piculet.lab.JDK25
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
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
import kotlin.test.assertFalse

/** Runs of contenders a, b and c, serialized and deserialized, on a machine that scatters by 1 %. */
class CompareCommandTest {
    @TempDir
    lateinit var folder: Path

    private fun lab(vararg words: String) = answerTo(folder, listOf("compare") + words)

    /** @param machine how slow the machine is, kernel included */
    private fun run(
        name: String,
        times: Map<String, Double> = emptyMap(),
        machine: Double = 1.0,
        blocks: Int = 12,
        slowness: (Cell) -> Double = { 1.0 },
        change: (RunPlan) -> RunPlan = { it },
    ): String {
        val plan = change(plan())
        val path = folder.resolve(name)
        RunStore.reserve(path).begin(plan).use { store ->
            for (block in 0 until blocks) {
                BlockOrder(plan).cells(block, plan.groups).forEachIndexed { i, cell ->
                    val scatter = 1 + 0.01 * ((block * 7 + i * 3) % 5 - 2) / 2
                    val time = slowness(cell) * (times[cell.entry.contender] ?: 100.0)
                    store.append(trial(block, cell, machine * scatter * time))
                }
            }
        }
        return "$path"
    }

    private fun slower(figures: Int) =
        Regex("^2 of $figures figures are slower by more than 5 % \\(b in objects/simple/serialize 1\\.[12]\\d× \\[")

    private fun assertVerdict(
        exitCode: Int,
        verdict: String,
        answer: Answer,
    ) {
        assertEquals("", answer.err)
        assertEquals(verdict, answer.out.substringBefore("\n\n").replace("\n  ", " "))
        assertEquals(exitCode, answer.exitCode)
    }

    @Test
    fun `the same twice is no change`() =
        assertVerdict(
            ExitCode.DONE,
            "None of 6 figures are slower by more than 5 %; none faster; 6 show no difference.",
            lab(run("base"), run("new")),
        )

    @Test
    fun `figures of one contender by several numbers of threads are told apart`() {
        val (plan, trials) = CurveRuns.overThreads()
        val path = folder.resolve("threads")
        RunStore.reserve(path).begin(plan).use { store -> trials.forEach(store::append) }
        val answer = lab("$path", "--contender", "b", "--against", "a")
        assertEquals(4, Regex("objects/simple/serialize b, [1-4] threads? ").findAll(answer.out).count(), answer.out)
    }

    @Test
    fun `one contender that became a fifth slower ends with 4, on a machine that is slower as well`() {
        val answer = lab(run("base"), run("new", mapOf("b" to 120.0), machine = 1.3))
        assertContains(answer.out, slower(6))
        assertContains(answer.out, "; none faster; 4 show no difference.")
        assertEquals(ExitCode.SLOWER, answer.exitCode)
        assertEquals(ExitCode.DONE, lab("$folder/base", "$folder/new", "--fail-above", "30%").exitCode)
    }

    @Test
    fun `a reference that is slower itself makes the others faster, and is no figure`() {
        val answer = lab(run("base"), run("new", mapOf("b" to 120.0)), "--relative-to", "b")
        assertContains(answer.out, "None of 4 figures are slower by more than 5 %; 4 faster (")
        assertContains(answer.out, "Each time is divided by that of b in the same block")
    }

    @Test
    fun `two contenders of one run are compared block by block, in every form`() {
        val words = arrayOf(run("one", mapOf("b" to 120.0)), "--contender", "b", "--against", "a")
        val answer = lab(*words)
        assertContains(answer.out, slower(2))
        assertContains(answer.out, "Both were measured in the same blocks")
        assertEquals(ExitCode.SLOWER, answer.exitCode)
        val markdown = lab(*words, "--format", "markdown").out
        assertContains(markdown, Regex("\\| objects/simple/deserialize b +\\| SLOWER +\\|"))
        assertContains(lab(*words, "--format", "csv").out, "objects,simple,serialize,b,regression,0.05,1.")
        assertContains(lab(*words, "--json").out, "\"outcome\": \"regression\"")
    }

    @Test
    fun `a contender that is slower on another JDK of the run is told, and the others are the same`() {
        val slower = { cell: Cell -> if (cell.entry.contender == "b" && cell.entry.jdk == JDK25.version) 1.2 else 1.0 }
        val run = run("both", slowness = slower) { plan(jdks = listOf(JDK17, JDK25)) }
        val answer = lab(run, "--jdk", "25", "--against-jdk", "17")
        assertEquals("", answer.err)
        assertContains(answer.out, slower(6))
        assertContains(answer.out, "; none faster; 4 show no difference.")
        assertContains(answer.out, "JDK 25.0.3 compared with JDK 17.0.15")
        assertEquals(ExitCode.SLOWER, answer.exitCode)
        val back = lab(run, "--jdk", "17.0.15", "--against-jdk", "25")
        assertContains(back.out, "None of 6 figures are slower by more than 5 %; 2 faster (b in ")
    }

    @Test
    fun `few blocks decide nothing, and end with 5 where that is asked for`() {
        val words = arrayOf(run("one", mapOf("b" to 120.0), blocks = 5), "--contender", "b", "--against", "a")
        val verdict = "None of 2 figures are slower by more than 5 %; none faster; 2 undecided: fewer than 6 blocks."
        assertVerdict(ExitCode.DONE, verdict, lab(*words))
        assertVerdict(ExitCode.INCONCLUSIVE, verdict, lab(*words, "--strict"))
    }

    /** Returns a plan of what is left where the gate refuses some. */
    private fun refusing(
        status: GateStatus,
        isRefused: (Group, Entry) -> Boolean,
    ): (RunPlan) -> RunPlan =
        { plan ->
            plan.copy(
                groups =
                    plan.groups.map { planned ->
                        planned.copy(entries = planned.entries.filterNot { isRefused(planned.group, it) })
                    },
                gate =
                    plan.gate.map {
                        if (isRefused(it.group, it.entry)) it.copy(status = status, detail = "wrote {}") else it
                    },
            )
        }

    private fun isWriting(group: Group) = group.operation == "serialize"

    @Test
    fun `what the gate refuses is told in every form, and ends with 3 or 5 where that is asked for`() {
        val isOfB = { group: Group, entry: Entry -> isWriting(group) && entry.contender == "b" }
        val wrong = run("wrong", change = refusing(GateStatus.WRONG_OUTPUT, isOfB))
        val words = arrayOf("--contender", "b", "--against", "a")
        val answer = lab(wrong, *words)
        assertContains(answer.out, Regex("^None of 1 figure are slower by more than 5 %; none faster; "))
        assertContains(answer.out, "; 1 not compared for WRONG OUTPUT (b in objects/simple/serialize).\n")
        val line = "objects/simple/serialize b: b has WRONG OUTPUT: wrote {}"
        assertContains(answer.out, "\n  not compared: $line\n")
        assertEquals(ExitCode.DONE, answer.exitCode)
        assertEquals(ExitCode.WRONG_OUTPUT, lab(wrong, *words, "--strict").exitCode)
        assertEquals(ExitCode.WRONG_OUTPUT, lab(wrong, "--contender", "a", "--against", "b", "--strict").exitCode)
        assertContains(lab(wrong, *words, "--format", "markdown").out, "\n- not compared: $line\n")
        val csv = "\r\nobjects,simple,serialize,b,wrong_output,0.05,,,,,,,,,b has WRONG OUTPUT: wrote {}\r\n"
        assertContains(lab(wrong, *words, "--format", "csv").out, csv)
        val json = lab(wrong, *words, "--json").out.substringAfter("\"not_compared\": ")
        assertContains(json, Regex("\"label\": \"b\",\\s+\"is_wrong_output\": true,\\s+\"reason\": \"b has WRONG OUT"))

        val unsupported = run("unsupported", change = refusing(GateStatus.UNSUPPORTED, isOfB))
        val strict = lab(unsupported, *words, "--strict")
        assertContains(strict.out, "; 1 not compared.\n")
        assertContains(strict.out, "\n  not compared: objects/simple/serialize b: b is unsupported: wrote {}\n")
        assertEquals(ExitCode.INCONCLUSIVE, strict.exitCode)
        assertContains(lab(unsupported, *words, "--format", "csv").out, "serialize,b,not_compared,0.05,")
    }

    @Test
    fun `what neither of two supports is no figure that is missing`() {
        val change = refusing(GateStatus.UNSUPPORTED) { group, entry -> isWriting(group) && entry.contender != "c" }
        val answer = lab(run("one", change = change), "--contender", "b", "--against", "a", "--strict")
        assertFalse("not compared" in answer.out, answer.out)
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `wrong output alone has no ratio, and is an error`() {
        val change = refusing(GateStatus.WRONG_OUTPUT) { _, entry -> entry.contender == "b" }
        val words = arrayOf(run("one", change = change), "--contender", "b", "--against", "a")
        val names = "b in objects/simple/serialize, b in objects/simple/deserialize"
        val verdict = "No figure has a ratio; 2 not compared for WRONG OUTPUT ($names)."
        assertVerdict(ExitCode.ERROR, verdict, lab(*words))
        assertVerdict(ExitCode.WRONG_OUTPUT, verdict, lab(*words, "--strict"))
        assertContains(lab(*words, "--format", "markdown").out, "**$verdict**")
    }

    @Test
    fun `output that was found wrong while it was measured is told as such`() {
        val plan = plan()
        val path = folder.resolve("one")
        RunStore.reserve(path).begin(plan).use { store ->
            for (block in 0 until 6) {
                for (cell in BlockOrder(plan).cells(block, plan.groups)) {
                    val isWrong = cell.entry.contender == "b" && cell.group?.let(::isWriting) == true
                    val wrong = trial(block, cell, cpuNs = null).copy(wrongOutput = "wrote [] later")
                    store.append(if (isWrong) wrong else trial(block, cell))
                }
            }
        }
        val answer = lab("$path", "--contender", "b", "--against", "a", "--strict")
        assertContains(answer.out, "objects/simple/serialize b: b has WRONG OUTPUT: wrote [] later\n")
        assertEquals(ExitCode.WRONG_OUTPUT, answer.exitCode)
    }

    @Test
    fun `what one of two runs or JDKs refuses is told with its reason`() {
        val isOfB = { group: Group, entry: Entry -> isWriting(group) && entry.contender == "b" }
        val refusing = refusing(GateStatus.WRONG_OUTPUT, isOfB)
        val (base, wrong) = run("base") to run("wrong", change = refusing)
        val figure = "objects/simple/serialize b@1.0 on JDK 17.0.15"
        val runs = lab(base, wrong, "--strict")
        assertContains(runs.out, "\n  not compared: $figure: b in $wrong has WRONG OUTPUT: wrote {}\n")
        assertEquals(ExitCode.WRONG_OUTPUT, runs.exitCode)
        val both = "b in $wrong has WRONG OUTPUT: wrote {}"
        assertContains(lab(wrong, wrong).out, "\n  not compared: $figure: $both\n")
        val fewer = run("fewer") { plan(listOf("a", "b")) }
        val absent = "objects/simple/serialize c@1.0 on JDK 17.0.15: not in $fewer"
        assertContains(lab(base, fewer).out, "\n  not compared: $absent\n")

        val isOnNew = { group: Group, entry: Entry -> isOfB(group, entry) && entry.jdk == JDK25.version }
        val jdks = run("jdks") { refusing(GateStatus.WRONG_OUTPUT, isOnNew)(plan(jdks = listOf(JDK17, JDK25))) }
        val answer = lab(jdks, "--jdk", "25", "--against-jdk", "17", "--strict")
        assertContains(answer.out, "serialize b: b (JDK 25.0.3) has WRONG OUTPUT: wrote {}\n")
        assertEquals(ExitCode.WRONG_OUTPUT, answer.exitCode)
    }

    @Test
    fun `strict is content with what is compared, and what is slower ends with 4 all the same`() {
        val base = run("base")
        assertEquals(ExitCode.DONE, lab(base, run("new"), "--strict").exitCode)
        assertEquals(ExitCode.SLOWER, lab(base, run("slow", mapOf("b" to 120.0)), "--strict").exitCode)
    }

    @Test
    fun `runs of another CPU, seed or payload are refused with all reasons, unless they are asked for`() {
        val base = run("base")
        val other =
            run("other") {
                it.copy(
                    seed = 2,
                    environment = it.environment.copy(cpu = "CPU 2"),
                    conditions = it.conditions!!.copy(builds = mapOf("what every measured JVM has" to "2")),
                )
            }
        val answer = lab(base, other)
        assertEquals(
            "lab: $base and $other can't be compared: the CPU was CPU and is CPU 2; " +
                "the seed, which makes the values, was 1 and is 2; the payloads or the code that measures differ " +
                "(their class files have other digests). --across does it all the same.\n",
            answer.err,
        )
        assertEquals(ExitCode.ERROR, answer.exitCode)
        val warning = "Warning: The runs differ in more than their contenders: the CPU was CPU and is CPU 2."
        assertContains(lab(base, other, "--across").out, warning)
    }

    @Test
    fun `requests that make no sense are errors of use`() {
        val run = run("one")
        val faults =
            mapOf(
                listOf(run) to
                    "One run is compared within itself: add --contender and --against, or --jdk and --against-jdk, " +
                    "or name a second run.",
                listOf(run, run, "--against", "a") to
                    "'--against' is for one run. Name one folder, or leave it out.",
                listOf(run, "--jdk", "17", "--against-jdk", "17.0.15") to
                    "'--jdk' and '--against-jdk' name the same, 17.0.15. Name another.",
                listOf(run, "--jdk", "25", "--against-jdk", "17") to
                    "'--jdk 25' is not in this run. There are: 17.0.15.",
                listOf(run, "--contender", "a", "--against", "x") to
                    "'--against x' is not in this run. There are: a, b, c.",
                listOf(run, "--contender", "a", "--against", "a") to
                    "'--contender' and '--against' name the same, a. Name another.",
                listOf(run, "--contender", "a", "--against", "b", "--across") to
                    "'--relative-to' and '--across' are for two runs. Leave them out.",
                listOf(run, run, "--relative-to", "x") to
                    "'--relative-to x' is no contender of both runs. There are: a, b, c.",
                listOf(run, run, "--fail-above", "much") to
                    "Invalid value for option '--fail-above': 'much' is no threshold from 0 to 100 %; " +
                    "write 5% or 0.05 (see: ./lab compare --help)",
            )
        for ((words, message) in faults) {
            val answer = lab(*words.toTypedArray())
            assertEquals("lab: $message", answer.err.trimEnd())
            assertEquals(ExitCode.USAGE, answer.exitCode)
        }
    }
}
