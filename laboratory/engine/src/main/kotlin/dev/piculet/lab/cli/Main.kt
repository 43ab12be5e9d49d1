@file:JvmName("Main")

package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.Checkout
import dev.piculet.lab.catalog.InstalledCopy
import dev.piculet.lab.catalog.LabHome
import dev.piculet.lab.runner.BuildScript
import dev.piculet.lab.runner.ContenderBuild
import picocli.CommandLine
import picocli.CommandLine.Command
import picocli.CommandLine.ExecutionException
import picocli.CommandLine.Model.CommandSpec
import picocli.CommandLine.ParameterException
import picocli.CommandLine.Spec
import java.io.IOException
import java.io.UncheckedIOException
import java.nio.file.InvalidPathException
import java.nio.file.Path
import kotlin.system.exitProcess

/** What `./lab` does without arguments: few contenders on several payloads tell a newcomer more than many on one. */
internal val ALONE: List<String> =
    listOf("run", "objects", "--contenders", "piculet,kryo,fory", "--baseline", "kryo") +
        listOf("--payloads", "simple,complex,media,deep", "--budget", "8m")

/** Entry point of `./lab`. */
fun main(arguments: Array<String>) {
    val home = homeOfProcess()
    val terminal = Terminal.ofProcess(home.command)
    if (arguments.isEmpty()) {
        terminal.say("Three serializers on four payloads, about eight minutes.")
        terminal.say("./lab run objects ranks all binary formats on one payload, about fifteen minutes.")
        terminal.say("./lab list shows all contenders and payloads, ./lab --help all commands.")
    }
    val build = System.getProperty("piculet.lab.build")?.let { BuildScript(Path.of(it)) } ?: ContenderBuild {}
    exitProcess(execute(Lab(terminal, home, arguments.toList().ifEmpty { ALONE }, build)))
}

/** The jar's launcher names the folder that it unpacked, the script the checkout. */
private fun homeOfProcess(): LabHome {
    val unpacked = System.getProperty("piculet.lab.unpacked")
    if (unpacked != null) return InstalledCopy(Path.of(unpacked), System.getProperty("piculet.lab.command"))
    return Checkout(Path.of(System.getProperty("piculet.lab.home", "")).toAbsolutePath().normalize())
}

/** Runs one command and returns its exit code. Every failure ends as one line on the error stream. */
internal fun execute(lab: Lab): Int = commandLineOf(lab).execute(*lab.arguments.toTypedArray())

/** Returns what knows all commands and their options. */
internal fun commandLineOf(lab: Lab): CommandLine {
    val commandLine = CommandLine(LabCommand()).setCommandName(lab.name)
    listOf(
        RunCommand(lab),
        CurveCommand(lab),
        ResumeCommand(lab),
        TryCommand(lab),
        ReproduceCommand(lab),
        ReportCommand(lab),
        CompareCommand(lab),
        HistoryCommand(lab),
        MergeCommand(lab),
        BisectCommand(lab),
        KeepCommand(lab),
        PagesCommand(lab),
        ColdCommand(lab),
        ExplainCommand(lab),
        InspectCommand(lab),
        ListCommand(lab),
        DoctorCommand(lab),
    ).forEach(commandLine::addSubcommand)
    commandLine.parameterExceptionHandler =
        CommandLine.IParameterExceptionHandler { e, _ -> usageError(lab, e) }
    commandLine.executionExceptionHandler =
        CommandLine.IExecutionExceptionHandler { e, _, _ -> failure(lab, e) }
    commandLine.out = lab.terminal.out.writer().let { java.io.PrintWriter(it, true) }
    return commandLine
}

private fun usageError(
    lab: Lab,
    e: ParameterException,
): Int {
    val cause = generateSequence<Throwable>(e) { it.cause }.filterIsInstance<LabException>().firstOrNull()
    lab.terminal.say("lab: ${cause?.message ?: e.message} (see: ${e.commandLine.commandSpec.qualifiedName()} --help)")
    return ExitCode.USAGE
}

private fun failure(
    lab: Lab,
    thrown: Exception,
): Int {
    val e = thrown.takeUnless { it is ExecutionException } ?: thrown.cause ?: thrown // Errors come wrapped.
    if (e is LabException) {
        lab.terminal.say("lab: ${e.message}")
        return e.exitCode
    }
    val message = e.message?.lineSequence()?.first()?.removeSuffix(".")
    val what =
        when (e) {
            is IOException, is UncheckedIOException -> "a file can't be used: $message. Make room, or mend its rights."
            is InvalidPathException -> "no file can have this name: $message. Beyond ASCII it takes LC_ALL=C.UTF-8."
            else -> "unexpected ${e.javaClass.name}: $message."
        }
    lab.terminal.say("lab: $what Set LAB_DEBUG=1 for the stack trace.")
    if (System.getenv("LAB_DEBUG") != null) e.printStackTrace(lab.terminal.err)
    return ExitCode.ERROR
}

@Command(
    name = Checkout.COMMAND,
    mixinStandardHelpOptions = true,
    version = ["Piculet lab 0.1.0-SNAPSHOT"],
    description = ["Compares JVM serializers honestly on a noisy machine. Alone: three of them on four payloads"],
    footer = [
        "",
        "Exit codes: 0 done, 1 error, 2 usage, 3 wrong output under --strict,",
        "4 slower than compare allows, 5 inconclusive under --strict or of bisect, 130 interrupted, resumable.",
    ],
)
internal class LabCommand : Runnable {
    @Spec
    lateinit var spec: CommandSpec

    override fun run(): Unit =
        throw ParameterException(
            spec.commandLine(),
            "Name a command: run, curve, resume, try, reproduce, report, compare, bisect, history, merge, keep, " +
                "pages, cold, explain, inspect, list or doctor.",
        )
}
