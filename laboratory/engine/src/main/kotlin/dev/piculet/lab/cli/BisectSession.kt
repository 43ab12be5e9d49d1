package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.bisect.Answer
import dev.piculet.lab.bisect.Built
import dev.piculet.lab.bisect.Commit
import dev.piculet.lab.bisect.CommitBuilds
import dev.piculet.lab.bisect.GitRepository
import dev.piculet.lab.bisect.Search
import dev.piculet.lab.environment.ClassPathDigest
import dev.piculet.lab.report.count
import java.nio.file.Path
import kotlin.time.Duration
import kotlin.time.TimeSource

/**
 * Finds the first slow commit: builds and measures one after the other, each beside GOOD and BAD.
 *
 * @param hashes of the commits after [good], in their order
 * @param folder where builds and trials are kept, absolute
 */
internal class BisectSession(
    private val lab: Lab,
    private val repository: GitRepository,
    private val good: Commit,
    private val hashes: List<String>,
    private val request: BisectRequest,
    private val folder: Path,
) {
    private val bad = repository.described(hashes.last())
    private val started = TimeSource.Monotonic.markNow()
    private val known = mutableMapOf<Int, Judged>()
    private val ofBytes = mutableMapOf<String, Judged>()
    private val digest = ClassPathDigest()
    private var steps = 0
    private var spent = Duration.ZERO

    fun run(
        builds: CommitBuilds,
        judge: Judge,
    ): Int {
        val goodJars = required("GOOD", good, builds)
        val badJars = required("BAD", bad, builds)
        known[hashes.size] = requireSlow(judge, goodJars, badJars)
        var search = Search.of(hashes.size)
        while (true) {
            val position = search.next ?: break
            val begun = TimeSource.Monotonic.markNow()
            val commit = repository.described(hashes[position - 1])
            lab.terminal.say("${BisectText.of(commit)}; ${BisectText.left(search.stepsLeft, steps, spent)}")
            val judged = judged(commit, builds, judge, goodJars to badJars)
            lab.terminal.say("  ${BisectText.outcome(judged)}")
            known[position] = judged
            search = search.with(judged.answer)
            steps++
            spent += begun.elapsedNow()
        }
        return tell(search, builds, judge)
    }

    private fun required(
        name: String,
        commit: Commit,
        builds: CommitBuilds,
    ): Built.Jars {
        if (!builds.isDone(commit)) lab.terminal.say("Building $name, ${BisectText.of(commit)}")
        return when (val built = builds.of(commit)) {
            is Built.Jars -> built
            is Built.Nothing -> throw LabException("$name ${commit.short} can't be measured: ${built.reason}.")
        }
    }

    private fun requireSlow(
        judge: Judge,
        goodJars: Built.Jars,
        badJars: Built.Jars,
    ): Judged {
        lab.terminal.say("Measuring BAD beside GOOD.")
        val jars = JudgedJars(badJars.named, goodJars.named)
        val judged = judge.of(folder.resolve("ends"), jars)
        if (judged.answer != Answer.SLOW) {
            val isUndecided = judged.answer == Answer.UNDECIDED
            val message = BisectText.nothingToSearch(bad, judged, request.threshold)
            throw LabException(message, if (isUndecided) ExitCode.INCONCLUSIVE else ExitCode.ERROR)
        }
        lab.terminal.say("  ${BisectText.outcome(judged)}")
        remember(goodJars, Judged(Answer.FAST, null))
        remember(badJars, judged)
        return judged
    }

    private fun judged(
        commit: Commit,
        builds: CommitBuilds,
        judge: Judge,
        ends: Pair<Built.Jars, Built.Jars>,
    ): Judged {
        val jars =
            when (val built = builds.of(commit)) {
                is Built.Jars -> built
                is Built.Nothing -> return Judged.skipped(built.reason)
            }
        ofBytes[digest.of(jars.all)]?.let {
            lab.terminal.say("  It has the same bytes as one that was measured.")
            return it
        }
        val measured = JudgedJars(jars.named, ends.first.named, ends.second.named)
        return judge.of(folder.resolve("steps/${commit.short}"), measured).also { remember(jars, it) }
    }

    private fun remember(
        jars: Built.Jars,
        judged: Judged,
    ) {
        ofBytes[digest.of(jars.all)] = judged
    }

    private fun tell(
        search: Search,
        builds: CommitBuilds,
        judge: Judge,
    ): Int {
        val suspects = search.suspects.map { repository.described(hashes[it - 1]) to known[it] }
        val isFound = suspects.size == 1
        val before = if (isFound && search.fast > 0) beforeAndAfter(search, builds, judge) else null
        lab.terminal.erase()
        val time = ProgressReporter.text(started.elapsedNow())
        val end = "${count(steps, "step")} in $time; all trials are in $folder."
        val lines = BisectText.verdict(request, suspects, before) + end
        lab.terminal.print(lines.joinToString("\n", postfix = "\n"))
        return if (isFound) ExitCode.DONE else ExitCode.INCONCLUSIVE
    }

    /** Measures what was found beside the one before it: each of them alone was judged beside GOOD. */
    private fun beforeAndAfter(
        search: Search,
        builds: CommitBuilds,
        judge: Judge,
    ): Judged? {
        val (earlier, found) = listOf(search.fast, search.slow).map { repository.described(hashes[it - 1]) }
        val (old, new) = listOf(earlier, found).map { builds.of(it) as? Built.Jars ?: return null }
        lab.terminal.say("Measuring ${found.short} beside ${earlier.short}, the commit before it.")
        val place = folder.resolve("found/${earlier.short}-${found.short}")
        return judge.of(place, JudgedJars(new.named, old.named))
    }
}
