package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayInputStream

/** A class that can't be initialized is told as by Jackson alone: a JVM says why once, and then only that it is so. */
class UnreadyClassesTest {
    private val readingWhole = JavaPiculet(0).module(mapOf())

    private val ours: List<JsonMapper> =
        listOf(
            builder().addModule(readingWhole).build(),
            PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build()),
            PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build()),
            builder().addModule(JavaPiculet(0, usesBuffers = false).module(mapOf())).build(),
        )

    private val plain: JsonMapper = builder().addModule(PlainJackson.module(mapOf())).build()

    /** Each mapper has copies, as each class fails for the first time once. */
    private fun toldBy(
        mapper: JsonMapper,
        usesStream: Boolean,
        types: Array<Class<*>>,
        documents: List<String>,
    ): List<String> {
        val type = ClassCopies.again(JavaFailures::class.java, *types).last()
        return documents
            .map { document ->
                val json = document.toByteArray()
                told {
                    if (usesStream) mapper.readValue(ByteArrayInputStream(json), type) else mapper.readValue(json, type)
                }
            }.map(::withoutJvmsWords)
    }

    private fun assertToldAlike(
        mappers: List<JsonMapper>,
        types: Array<Class<*>>,
        documents: List<String>,
    ) {
        val expected = toldBy(plain, false, types, documents)
        assertTrue("ExceptionInInitializerError" in expected.joinToString()) { "$expected" }
        assertTrue("NoClassDefFoundError" in expected.last()) { "$expected" }
        val told = mappers.mapIndexed { index, mapper -> toldBy(mapper, index == STREAMING, types, documents) }
        assertEquals(List(told.size) { expected }.joinToString("\n"), told.joinToString("\n"))
    }

    @Test
    fun `the first failure of a class inside is the initializer's, and later ones are not`() {
        val documents = List(2) { "{\"n\":1}" } + List(2) { "{\"n\":1,\"unready\":{\"a\":2}}" }
        assertToldAlike(ours, arrayOf(JavaFailures.Unready::class.java, JavaFailures.OfUnready::class.java), documents)
        assertToldAlike(
            ours,
            arrayOf(JavaFailures.UnreadyRecord::class.java, JavaFailures.TakingUnready::class.java),
            documents,
        )
        val whole = readingWhole.diagnostics().filter { "reading whole objects: straight from" in it }
        assertTrue(whole.any { "OfUnready" in it } && whole.any { "TakingUnready" in it }) { "$whole" }
    }

    @Test
    fun `so it is of a document's own class`() {
        val documents = List(2) { "{\"a\":2}" }
        assertToldAlike(ours, arrayOf(JavaFailures.Unready::class.java), documents)
        assertToldAlike(ours, arrayOf(JavaFailures.UnreadyRecord::class.java), documents)
    }

    @Test
    fun `what a constructor needs is a failure of the constructor`() {
        val documents = List(2) { "{\"a\":2}" }
        assertToldAlike(ours, arrayOf(JavaFailures.Unready::class.java, JavaFailures.Needing::class.java), documents)
    }

    private companion object {
        /** The mapper that reads streams. */
        const val STREAMING = 2
    }
}
