package dev.piculet.lab.report

import dev.piculet.lab.explain.Explained
import dev.piculet.lab.explain.Explanation
import dev.piculet.lab.explain.Method
import dev.piculet.lab.explain.MethodDifference
import dev.piculet.lab.explain.NotInlined
import dev.piculet.lab.explain.Profile
import dev.piculet.lab.explain.differences

/** The words of an explanation, whatever its form: sentences that a reader can check in its tables. */
internal object ExplanationText {
    private const val NAMED = 3
    private const val PERCENT = 100

    /** Fewer samples than this say nothing about a method. */
    private const val LEAST_SHARE = 0.02

    /** Returns three sentences: where the time goes, what the other does instead, and what is allocated. */
    fun sentences(explanation: Explanation): List<String> {
        val profile = explanation.one.profile
        val other = explanation.other?.profile
        val time =
            "${profile.label} takes ${nanos(profile.cpuNs)} of CPU time for ${explanation.subject}; " +
                "the most of it in ${enumerate(costliest(profile))}."
        val difference = if (other == null) inlining(profile) else comparison(profile, other)
        return listOf(time, difference, memory(explanation)).map(::printable)
    }

    private fun costliest(profile: Profile) =
        profile.ownNs.take(NAMED).map { (method, ns) -> "${method.short} (${percent(ns / profile.cpuNs)})" }

    private fun comparison(
        profile: Profile,
        other: Profile,
    ): String {
        val ratio = profile.cpuNs / other.cpuNs
        val all = differences(profile, other).filter { kotlin.math.abs(it.more) >= LEAST_SHARE * other.cpuNs }
        val (more, less) = all.partition { it.more > 0 }
        return "That is ${fixed(ratio, 2)}× of ${other.label} (${nanos(other.cpuNs)}): more in ${named(more)}; " +
            "less in ${named(less)}."
    }

    private fun named(differences: List<MethodDifference>): String =
        if (differences.isEmpty()) {
            "no method"
        } else {
            enumerate(differences.take(NAMED).map { "${it.method.short} (${nanos(kotlin.math.abs(it.more))})" })
        }

    private fun inlining(profile: Profile): String {
        val all = profile.inlining.refused
        if (all.isEmpty()) return "The JIT left none of its sampled methods out of line because of its size."
        val first = all.first()
        return "The JIT left ${count(all.size, "call")} out of line because of sizes, as ${inWords(first)}."
    }

    /** Returns in which share of its time on stacks a method was a part of its caller's code, or a mark without any. */
    fun inlined(
        profile: Profile,
        method: Method,
    ): String = profile.inlining.shares[method]?.let { "${fixed(it * PERCENT, 0)} %" } ?: NONE

    fun inWords(call: NotInlined): String = "${call.callee.short} in ${call.caller.short} (${call.reason})"

    private fun memory(explanation: Explanation): String {
        val (one, other) = explanation.one to explanation.other
        val profile = one.profile
        val document = one.size?.let { size ->
            ", for a document of $size bytes" + other?.size?.let { " ($it)" }.orEmpty()
        }
        val classes = classesOf(one)?.let { own ->
            "; its first use loads $own classes" + other?.let(::classesOf)?.let { " ($it)" }.orEmpty()
        }
        val beside = other?.let { " (${it.profile.label} ${bytes(it.profile)})" }.orEmpty()
        val most = profile.allocated.take(NAMED).map { (allocation, share) ->
            "${simple(allocation.type)} in ${allocation.site.short} (${percent(share)})"
        }
        val where = if (most.isEmpty()) "" else "; the most of it ${enumerate(most)}"
        return "A call allocates ${bytes(profile)}$beside${document.orEmpty()}$where${classes.orEmpty()}."
    }

    private fun classesOf(explained: Explained) =
        explained.sources.takeIf { it.isNotEmpty() }?.sumOf { it.classes }

    /** Returns the places that first uses load classes from, each with the number for every contender. */
    fun sources(explanation: Explanation): List<Pair<String, List<Int>>> {
        val all = explanation.all.map { own -> own.sources.associate { it.name to it.classes } }
        return all
            .flatMap { it.keys }
            .distinct()
            .map { name -> name to all.map { it[name] ?: 0 } }
            .sortedByDescending { (_, classes) -> classes.max() }
    }

    fun simple(type: String): String = type.substringAfterLast('.')

    fun bytes(profile: Profile): String = "${fixed(profile.bytesPerOp, 0)} bytes"

    fun nanos(ns: Double): String {
        val scale = TimeScale.of(listOf(ns))
        return "${scale.figure(ns)} ${scale.symbol}"
    }
}

/** An explanation for a person at a terminal: the sentences, then methods, allocations and bytes. */
class ExplanationTerminal(
    width: Int,
    colour: Boolean,
) {
    private val terminal = TerminalText(width, colour)

    fun render(explanation: Explanation): String {
        val sentences =
            ExplanationText.sentences(explanation).flatMapIndexed { i, sentence ->
                terminal.paragraph(sentence, if (i == 0) Ink.BOLD else Ink.PLAIN)
            }
        val origin = terminal.paragraph(explanation.origin)
        val allocations = explanation.all.map { allocations(it.profile) }
        val documents = DocumentTerminal(terminal).parts(explanation)
        val parts =
            listOf(sentences, methods(explanation)) + allocations + listOf(sources(explanation)) + documents +
                listOf(origin)
        return paragraphs(parts)
    }

    private fun methods(explanation: Explanation): List<String> {
        val profile = explanation.one.profile
        val other = explanation.other?.profile
        val columns =
            listOf(Column("own time of a call, ns", Align.LEFT)) +
                explanation.all.flatMap {
                    listOf(Column(it.profile.label, Align.DECIMAL), Column("inlined", Align.RIGHT))
                }
        val rows =
            if (other == null) {
                profile.ownNs.take(MOST).map { (method, ns) -> listOf(method.short) + figures(profile, method, ns) }
            } else {
                differences(profile, other).take(MOST).map {
                    listOf(it.method.short) + figures(profile, it.method, it.here) + figures(other, it.method, it.there)
                }
            }
        return table(columns, rows)
    }

    private fun figures(
        profile: Profile,
        method: Method,
        ns: Double,
    ) = listOf(fixed(ns, 1), ExplanationText.inlined(profile, method))

    private fun allocations(profile: Profile): List<String> {
        val columns =
            listOf(
                Column("allocated by ${profile.label}, bytes", Align.LEFT),
                Column("in", Align.LEFT),
                Column("", Align.DECIMAL),
            )
        val rows =
            profile.allocated.take(MOST).map { (allocation, share) ->
                val bytes = fixed(share * profile.bytesPerOp, 0)
                listOf(ExplanationText.simple(allocation.type), allocation.site.short, bytes)
            }
        return if (rows.isEmpty()) emptyList() else table(columns, rows)
    }

    private fun sources(explanation: Explanation): List<String> {
        val columns =
            listOf(Column("classes of a first use from", Align.LEFT)) +
                explanation.all.map { Column(it.profile.label, Align.RIGHT) }
        val rows =
            ExplanationText.sources(explanation).take(MOST).map { (name, own) -> listOf(name) + own.map(Int::toString) }
        return if (rows.isEmpty()) emptyList() else table(columns, rows)
    }

    private fun table(
        columns: List<Column>,
        rows: List<List<String>>,
    ) = TextTable(
        listOf(Block("", columns)),
        rows.map { row -> listOf(BlockContent.Cells(row.map { Cell(printable(it)) })) },
    ).lines { terminal.paint(it.text, it.ink) }

    private companion object {
        const val MOST = 12
    }
}
