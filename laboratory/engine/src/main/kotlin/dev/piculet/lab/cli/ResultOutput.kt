package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.shellWord
import dev.piculet.lab.store.reasonOf
import java.io.IOException
import kotlin.io.path.writeText

/** Shows results, and derives the exit code from them. */
internal class ResultOutput(
    private val isJson: Boolean,
    private val isStrict: Boolean,
) {
    fun print(
        run: ReportedRun,
        terminal: Terminal,
    ): Int {
        val format = if (isJson) ReportFormat.JSON else ReportFormat.TERMINAL
        terminal.print(format.text(terminal, run))
        return if (isStrict) strictExitCode(run.results) else ExitCode.DONE
    }

    private fun strictExitCode(results: RunResults): Int {
        val isWrong = results.tables.any { table -> table.rows.any { it.gate == GateStatus.WRONG_OUTPUT } }
        return when {
            isWrong -> ExitCode.WRONG_OUTPUT
            results.inconclusive.isNotEmpty() -> ExitCode.INCONCLUSIVE
            else -> ExitCode.DONE
        }
    }
}

/** The reports that lie beside a store. */
internal class ReportFiles(
    private val run: ReportedRun,
    private val terminal: Terminal,
) {
    fun write() {
        try {
            for (format in ReportFormat.entries) {
                format.file?.let { run.folder.resolve(it).writeText(format.text(terminal, run)) }
            }
        } catch (e: IOException) {
            throw LabException(
                "Can't write reports to ${run.folder} (${reasonOf(e)}). " +
                    "The trials are safe: make room, then ./lab report ${shellWord(run.folder)}.",
                cause = e,
            )
        }
    }
}
