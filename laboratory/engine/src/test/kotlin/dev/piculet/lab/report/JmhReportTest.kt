package dev.piculet.lab.report

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.double
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class JmhReportTest {
    private val benchmarks =
        Json.parseToJsonElement(JmhReport("1.37").render(RichRun.results)).jsonArray.map { it.jsonObject }

    @Test
    fun `every benchmark has the members that viewers of JMH's results read`() {
        val members =
            "jmhVersion benchmark mode threads forks jvm jvmArgs jdkVersion vmName vmVersion warmupIterations " +
                "warmupTime warmupBatchSize measurementIterations measurementTime measurementBatchSize params " +
                "primaryMetric secondaryMetrics"
        val metric = "score scoreError scoreConfidence scorePercentiles scoreUnit rawData"
        for (benchmark in benchmarks) {
            assertEquals(members.split(' '), benchmark.keys.toList())
            val secondary = benchmark.getValue("secondaryMetrics").jsonObject
            (secondary.values + benchmark.getValue("primaryMetric")).forEach {
                assertEquals(metric.split(' '), it.jsonObject.keys.toList())
            }
        }
    }

    @Test
    fun `benchmark and parameters name a result once`() {
        val names = benchmarks.map { it.getValue("benchmark").jsonPrimitive.content to it.getValue("params") }
        assertEquals(names.size, names.toSet().size)
        assertTrue(names.all { it.first.startsWith("dev.piculet.lab.") })
    }

    @Test
    fun `raw data are the wall times of every fork`() {
        val row = RichRun.results.tables[0].rows[0]
        val raw = primary(benchmarks[0]).getValue("rawData").jsonArray
        assertEquals(row.forks, raw.map { fork -> fork.jsonArray.map { it.jsonPrimitive.double } })
        assertEquals(row.wallNs!!.value, primary(benchmarks[0]).getValue("score").jsonPrimitive.double)
    }

    @Test
    fun `percentiles lie where JMH puts them`() {
        val row = timed("kryo", 1.0).copy(forks = listOf(listOf(3.0, 1.0), listOf(2.0)))
        val text = JmhReport("1.37").render(runOf(tableOf("serialize", listOf(row))))
        val metric = primary(Json.parseToJsonElement(text).jsonArray[0].jsonObject)
        val percentiles = metric.getValue("scorePercentiles").jsonObject.mapValues { it.value.jsonPrimitive.double }
        assertEquals(listOf(1.0, 2.0, 3.0, 3.0), listOf("0.0", "50.0", "90.0", "100.0").map(percentiles::getValue))
    }

    @Test
    fun `an unknown error is the text NaN`() {
        val undecided = benchmarks.first { "jackson2-kotlin" in it.getValue("params").toString() }
        val error = primary(undecided).getValue("scoreError").jsonPrimitive
        assertTrue(error.isString)
        assertEquals("NaN", error.content)
    }

    @Test
    fun `contenders without times do not appear`() {
        val measured = RichRun.results.tables.sumOf { table -> table.rows.count { it.wallNs != null } }
        assertEquals(measured, benchmarks.size)
    }

    private fun primary(benchmark: JsonObject) = benchmark.getValue("primaryMetric").jsonObject
}
