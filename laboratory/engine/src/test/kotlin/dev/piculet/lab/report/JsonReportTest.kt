package dev.piculet.lab.report

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.double
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class JsonReportTest {
    private val text = JsonReport().render(RichRun.results)
    private val document = Json.parseToJsonElement(text).jsonObject
    private val environment = document.getValue("environment").jsonObject
    private val results = document.getValue("results").jsonArray.map { it.jsonObject }

    @Test
    fun `the environment has every member that is documented`() {
        val documented =
            "cpu cores memory_bytes os kernel started commit kotlin jdks preset seed command measurement blocks " +
                "precision calibration_spread aa_pair aa_ratio pressure steal load slowed_iterations " +
                "contenders warnings left_out inconclusive"
        assertEquals(documented.split(' '), environment.keys.toList())
        assertEquals(setOf("version", "vendor", "vm", "flags", "collector"), keys(environment, "jdks"))
        val contender = setOf("id", "version", "format", "available", "reason", "artifacts")
        assertEquals(contender, keys(environment, "contenders"))
    }

    private fun keys(
        parent: JsonObject,
        name: String,
    ) = parent.getValue(name).jsonArray.flatMap { it.jsonObject.keys }.toSet()

    @Test
    fun `every result has every member, null where it has no value`() {
        val documented =
            "suite payload operation contender version jdk gate detail trials failed unsteady cpu_ns wall_ns " +
                "bytes_per_op bytes_per_op_low bytes_per_op_high size size_gzip ratio verdict rank threads instances " +
                "forks_cpu_ns heap_mb collector"
        results.forEach { assertEquals(documented.split(' '), it.keys.toList()) }
        val wrong = results.first { it.getValue("gate").jsonPrimitive.content == "wrong-output" }
        listOf("cpu_ns", "wall_ns", "bytes_per_op", "ratio", "verdict", "rank").forEach {
            assertEquals(JsonNull, wrong.getValue(it))
        }
    }

    @Test
    fun `figures are exact`() {
        val row = RichRun.results.tables[0].rows[1]
        val ratio = results[1].getValue("ratio").jsonObject
        assertEquals(setOf("baseline", "estimate", "low", "high"), ratio.keys)
        assertEquals(row.ratio!!.estimate.value, ratio.getValue("estimate").jsonPrimitive.double)
        assertEquals(row.cpuNs!!.high, results[1].getValue("cpu_ns").jsonObject.getValue("high").jsonPrimitive.double)
    }

    @Test
    fun `it reads back as it was written`() {
        val read = Json.decodeFromString(JsonDocument.serializer(), text)
        assertEquals(text, JsonReport().render(RichRun.results))
        assertEquals(RichRun.results.tables.sumOf { it.rows.size }, read.results.size)
        assertEquals(document, Json.encodeToJsonElement(JsonDocument.serializer(), read))
    }

    @Test
    fun `unknown facts are null`() {
        val unknown = RichRun.results.environment.copy(cpu = null, memoryBytes = null, kernel = null, commit = null)
        val json = Json.parseToJsonElement(JsonReport().render(RichRun.results.copy(environment = unknown))).jsonObject
        val found = json.getValue("environment").jsonObject
        assertTrue(listOf("cpu", "memory_bytes", "kernel", "commit").all { found.getValue(it) == JsonNull })
    }
}
