package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Properties that only instances tell. Jackson 2.18 has them beside the others; its builds by night run this test, too. */
class OptionalNamesTest {
    @Test
    fun `properties of any name are written with the others`() {
        val value = JavaBeans.Open().apply { put("more", listOf(1, 2)) }
        val told =
            listOf(PlainJackson, JavaPiculet(0), JavaPiculet(0, usesBuffers = false)).map { subject ->
                val mapper = builder().addModule(subject.module(mapOf())).build()
                List(2) { listOf(mapper.writeValueAsString(value), mapper.writeValueAsBytes(value).decodeToString()) }
            }
        assertEquals(listOf(told[0], told[0]), told.drop(1))
    }
}
