package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.environment.Diagnosis
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.Finding
import dev.piculet.lab.environment.JdkFinder
import dev.piculet.lab.environment.Severity
import dev.piculet.lab.report.wrap
import picocli.CommandLine.Command
import java.util.concurrent.Callable
import kotlin.math.roundToInt

@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = ["Says whether this machine is fit to measure, which JDKs it has, and how noisy it is."],
)
internal class DoctorCommand(
    private val lab: Lab,
) : Callable<Int> {
    override fun call(): Int {
        val environment = EnvironmentProbe.probe(lab.home)
        val findings = Diagnosis().findings { lab.terminal.draw("Looking: ${(it * PERCENT).roundToInt()} %") }
        lab.terminal.erase()
        with(lab.terminal.out) {
            val system = listOfNotNull(environment.os, environment.kernel).joinToString(" ")
            println("${environment.cpu ?: "Unknown CPU"}, $system")
            JdkFinder.find().forEach { println("JDK ${it.version.padEnd(VERSION_WIDTH)} ${it.vendor}, ${it.home}") }
            println()
            findings.flatMap { lines(it) }.forEach { println(it) }
            println()
            println(conclusion(findings.maxOf { it.severity }))
        }
        return if (findings.any { it.severity == Severity.PROBLEM }) ExitCode.ERROR else ExitCode.DONE
    }

    private fun lines(finding: Finding): List<String> {
        val head = finding.severity.word.padEnd(SEVERITY_WIDTH) + finding.subject.padEnd(SUBJECT_WIDTH)
        return wrap(head + finding.text, lab.terminal.width, " ".repeat(head.length))
    }

    private fun conclusion(worst: Severity) =
        when (worst) {
            Severity.OK -> "Fit to measure."
            Severity.NOTE -> "Fit to measure, with the notes above: expect wider intervals; trust ratios, not times."
            Severity.PROBLEM -> "Not fit to measure: see the problems above."
        }

    private companion object {
        const val PERCENT = 100
        const val VERSION_WIDTH = 10
        const val SEVERITY_WIDTH = 9
        const val SUBJECT_WIDTH = 17
    }
}
