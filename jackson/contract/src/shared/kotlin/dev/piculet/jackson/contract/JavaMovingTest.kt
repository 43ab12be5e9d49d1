package dev.piculet.jackson.contract

import org.junit.jupiter.api.Test

/** Failures of Java classes that come from odd places, with generated code and with Jackson alone. */
class JavaMovingTest {
    private fun assertFailsAlike(
        type: Class<*>,
        vararg documents: String,
    ) {
        val told =
            listOf(PlainJackson, JavaPiculet(0), JavaPiculet(0, usesBuffers = false)).map { subject ->
                val mapper = builder().addModule(subject.module(mapOf())).build()
                documents.joinToString("\n") { "$it:\n${toldOfTree(mapper, type, it)}" }
            }
        assertAllAlike(told)
    }

    @Test
    fun `the path of a failure names the property that was read, wherever the parser has gone`() {
        assertFailsAlike(
            JavaMoving.Crossing::class.java,
            """{"a":1,"b":"x","c":2}""",
            """{"a":1,"b":"x"}""",
            """{"b":"x","a":1}""",
        )
    }

    @Test
    fun `what is neither an exception nor an error is thrown as by Jackson`() {
        assertFailsAlike(JavaMoving.Ruin::class.java, """{"stones":3}""", "{}")
        assertFailsAlike(JavaMoving.Cave::class.java, """{"depth":3,"found":"bones"}""")
    }
}
