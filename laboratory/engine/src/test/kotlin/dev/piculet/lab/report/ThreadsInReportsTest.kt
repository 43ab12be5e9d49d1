package dev.piculet.lab.report

import dev.piculet.lab.experiment.Instances
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.result.ResultRow
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Reports on runs in which several threads call at the same time. */
class ThreadsInReportsTest {
    private fun row(
        instances: Instances,
        cpuNs: Double,
    ): ResultRow =
        timed("kryo", cpuNs, label = "kryo, ${instances.id}")
            .let { it.copy(entry = it.entry.copy(threads = Threads(8, instances))) }

    private val own = row(Instances.OWN, 10.0)
    private val shared = row(Instances.SHARED, 30.0)

    private fun terminal(vararg rows: ResultRow) =
        TerminalReport(200, colour = false).render(runOf(tableOf("serialize", rows.toList(), baseline = "kryo")))

    @Test
    fun `the ways are told apart and explained`() {
        val text = terminal(own, shared)
        assertContains(text, "kryo, own ")
        assertContains(text, "kryo, shared ")
        assertContains(text, "3.00× ")
        val unbroken = text.replace(Regex("\\s+"), " ")
        assertContains(unbroken, "own: an instance for each thread; shared: one for all")
        assertContains(unbroken, ", 8 threads, own and shared, started ")
    }

    @Test
    fun `one way is said once, below the tables`() {
        val text = terminal(own).replace(Regex("\\s+"), " ")
        assertContains(text, ", 8 threads, own, started ")
        assertContains(text, "of all threads together")
        assertFalse("one for all" in text)
    }

    @Test
    fun `a run of one thread does not mention threads`() {
        assertFalse("thread" in terminal(timed("kryo", 10.0)))
    }

    @Test
    fun `programs are told of them with every result`() {
        val results = runOf(tableOf("serialize", listOf(own, shared), baseline = "kryo"))
        val csv = CsvReport().render(results).lines().filter { it.isNotBlank() }.map { it.trimEnd().split(',') }
        val behind = csv.first().run { size - indexOf("threads") } // Labels before it may hold commas.
        assertEquals(listOf("8,own", "8,shared"), csv.drop(1).map { it.takeLast(behind).take(2).joinToString(",") })
        val jmh = Json.parseToJsonElement(JmhReport("1.37").render(results)).jsonArray.map { it.jsonObject }
        assertEquals(listOf("8", "8"), jmh.map { it.getValue("threads").jsonPrimitive.content })
        assertEquals(
            listOf("own", "shared"),
            jmh.map { it.getValue("params").jsonObject.getValue("instances").jsonPrimitive.content },
        )
    }
}
