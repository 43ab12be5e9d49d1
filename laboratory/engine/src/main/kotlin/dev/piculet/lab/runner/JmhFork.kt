package dev.piculet.lab.runner

import dev.piculet.lab.environment.TemporaryRoom
import org.openjdk.jmh.results.RunResult
import org.openjdk.jmh.runner.Runner
import org.openjdk.jmh.runner.RunnerException
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder

/**
 * Runs JMH with a class path of its own for forks.
 *
 * JMH gives a fork the class path that it finds in the system property `java.class.path`, so the property is set to the
 * contender's for the time of a run. One run at a time.
 */
internal object JmhFork {
    init {
        // Another JMH on the host would make us wait for it, or fail; the noise that it makes is recorded instead.
        System.setProperty("jmh.ignoreLock", "true")
    }

    /** @property error why it failed, or null */
    class End(
        val results: Collection<RunResult>,
        val error: String?,
    )

    fun run(
        classpath: String,
        log: ForkLog,
        options: ChainedOptionsBuilder,
    ): End {
        TemporaryRoom().require()
        val own = System.getProperty("java.class.path")
        val (out, err) = System.out to System.err
        System.setProperty("java.class.path", classpath)
        // JMH copies what a fork prints to our streams, into the midst of what the lab prints.
        log.asStream().let {
            System.setOut(it)
            System.setErr(it)
        }
        return try {
            End(Runner(options.build(), log).run(), null)
        } catch (e: RunnerException) {
            End(emptyList(), e.message?.lineSequence()?.first() ?: e.toString())
        } finally {
            System.setOut(out)
            System.setErr(err)
            System.setProperty("java.class.path", own)
        }
    }

    /** Returns the pattern by which JMH finds the benchmarks of a class and no others. */
    fun exactly(benchmark: Class<*>): String = "^" + Regex.escape(benchmark.name) + "\\."
}
