package dev.piculet.lab.html

import dev.piculet.lab.CurveRuns
import dev.piculet.lab.compare.Histories
import dev.piculet.lab.compare.NamedRun
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.SwitchAnswer
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.explain.AnnotatedDocument
import dev.piculet.lab.explain.Explanations
import dev.piculet.lab.page.TIMES
import dev.piculet.lab.page.run
import dev.piculet.lab.page.wrong
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.store.AttributionStore
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.EnumSource
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What axe-core finds in each kind of page, light and dark: everything that keeps readers from it that a program can find. */
@Tag("slow")
class AccessibilityTest {
    @TempDir
    lateinit var folder: Path

    private lateinit var chromium: Chromium

    @BeforeEach
    fun `a browser is here`() {
        val executable = Chromium.find()
        assumeTrue(executable != null, "No chromium, chromium-browser or google-chrome on the PATH.")
        chromium = Chromium(executable!!, folder)
    }

    /** The kinds of pages that the lab writes. */
    enum class Kind(
        val html: () -> String,
    ) {
        RUN({ pageOf(kept("objects")) }),
        WRONG_OUTPUT({ pageOf(run(TIMES) { wrong(it, "slow") }) }),
        ANSWER({
            val answer = SwitchAnswer(listOf("Stay."), listOf("A doubt."), mapOf("To switch" to listOf("a line", "b")))
            with(run(TIMES)) { HtmlReport(plan, trials, answer).render(resultsOf(this)) }
        }),
        CURVES_OVER_SIZES({ curves(CurveRuns.overSizes()) }),
        CURVES_OVER_THREADS({ curves(CurveRuns.overThreads()) }),
        CURVES_OVER_HEAPS({ curves(CurveRuns.overHeaps()) }),
        HISTORY({ history() }),
        EXPLANATION({
            val bytes = """{"width":640}""".toByteArray()
            val document = AnnotatedDocument.of(bytes, mapOf("width" to 640), emptyList(), isText = true)
            HtmlExplanation().render(Explanations.of(document = document))
        }),
        ATTRIBUTION({ HtmlAttribution(AttributionStore.read(stored("first-use"))).render() }),
        REPRODUCTION({
            val stored = ReproductionStore.read(stored("write-ups"))
            HtmlReproduction(stored.record).render(StoredFigures(stored).tables().filter { it.isMeasured })
        }),
    }

    @ParameterizedTest
    @EnumSource
    fun `axe finds nothing to mend`(kind: Kind) {
        val html = kind.html()
        for (isDark in listOf(false, true)) {
            val body = chromium.show(html, script = AXE + CHECK, isDark = isDark).page.body()
            assertEquals("", body.attr("data-violations"), if (isDark) "dark" else "light")
            assertTrue(body.attr("data-passes").toInt() > LEAST_PASSES, "it has looked at the page")
        }
    }

    private companion object {
        /** axe-core of the version that the module depends on. */
        val AXE: String =
            AccessibilityTest::class.java
                .getResourceAsStream("/axe.min.js")!!
                .use { it.readBytes().decodeToString() }
                .replace("</script", "<\\/script")

        /** All that can be opened is open. */
        const val CHECK = """
            document.querySelectorAll('details').forEach((part) => { part.open = true; });
            axe.run(document, { resultTypes: ['violations'] }).then((found) => {
              document.body.dataset.passes = found.passes.length;
              document.body.dataset.violations = found.violations
                .map((it) => it.impact + ' ' + it.id + ': ' + it.nodes.map((node) => node.target.join(' ')).join(', '))
                .join('\n');
            }, (e) => { document.body.dataset.violations = String(e); });
            """

        /** Rules that find something to judge in any page. */
        const val LEAST_PASSES = 15

        fun stored(name: String): Path = Path.of(System.getProperty("piculet.lab.home"), "docs/runs", name)

        fun curves(run: Pair<RunPlan, List<TrialRecord>>): String {
            val (plan, trials) = run
            return HtmlReport(plan, trials).render(RunAnalysis(plan, trials).results())
        }

        /** Twelve nights, of which the seventh made one contender slower. */
        fun history(): String {
            val nights =
                (1..12).map { night ->
                    val slow = if (night < 7) 440.0 else 500.0
                    val started = "2026-01-${"$night".padStart(2, '0')}T01:00:00Z"
                    val stored =
                        run(TIMES + ("slow" to slow * (1 + 0.002 * (night % 3)))) { plan ->
                            plan.copy(environment = plan.environment.copy(started = started))
                        }
                    NamedRun("night-$night", stored)
                }
            return HtmlHistory().render(Histories.of(nights, null))
        }
    }
}
