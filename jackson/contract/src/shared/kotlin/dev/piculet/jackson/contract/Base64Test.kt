package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.Base64Variant
import tools.jackson.core.Base64Variants
import java.util.Random

/** Bytes that a string stands for are read and written as by Jackson, in each of its variants of Base64. */
class Base64Test {
    private val variants: List<Base64Variant> =
        listOf(
            Base64Variants.MIME,
            Base64Variants.MIME_NO_LINEFEEDS,
            Base64Variants.PEM,
            Base64Variants.MODIFIED_FOR_URL,
        ).flatMap { variant ->
            Base64Variant.PaddingReadBehaviour.entries.map { variant.withReadPadding(it) } +
                listOf(true, false).map { variant.withWritePadding(it) }
        }

    private fun mappers(variant: Base64Variant) =
        OptionMappers(listOf(Setting("$variant") { defaultBase64Variant(variant) }))

    private fun text(random: Random): String =
        List(random.nextInt(14)) { (if (random.nextInt(5) == 0) ODD else USUAL).let { it[random.nextInt(it.size)] } }
            .joinToString("")

    @Test
    fun `strings are read as by Jackson`() {
        for ((i, variant) in variants.withIndex()) {
            val mappers = mappers(variant)
            repeat(CASES) {
                val text = text(Random(i * CASES + it.toLong()))
                val json = "{\"bytes\":\"$text\"}".toByteArray()
                mappers.assertReadAsByJackson(DirectKinds.Values::class.java, json)
            }
        }
    }

    @Test
    fun `white space before and behind is read as by Jackson`() {
        for (variant in variants) {
            val mappers = mappers(variant)
            for (text in SPACED) {
                for (json in PLACES.map { it.replace("TEXT", "\"$text\"").toByteArray() }) {
                    mappers.assertReadAsByJackson(DirectKinds.Bytes::class.java, json)
                }
                mappers.assertReadAsByJackson(ByteArray::class.java, "\"$text\"".toByteArray())
                mappers.assertReadAsByJackson(Array<ByteArray>::class.java, "[\"QQ==\",\"$text\"]".toByteArray())
            }
        }
    }

    @Test
    fun `bytes need no parser`() {
        val json = """{"bytes":"QUJD","all":["QQ=="],"array":["QUI="],"byName":{"a":"QUJD"}}""".toByteArray()
        val ways = OptionMappers(listOf()).waysOfReading(DirectKinds.Bytes::class.java, json)
        assertEquals(OptionMappers.Ways(isWhole = true, isDirect = true), ways)
    }

    @Test
    fun `bytes are written as by Jackson`() {
        for (variant in variants) {
            val mappers = mappers(variant)
            for (length in 0..LONGEST) {
                val bytes = ByteArray(length) { (it * 37).toByte() }
                mappers.assertWrittenAsByJackson(DirectKinds.Values(null, null, null, bytes, null, null))
            }
        }
    }

    private companion object {
        const val CASES = 400

        /** Some variants begin a new line before. */
        const val LONGEST = 130

        /** Whole and incomplete units of four characters. */
        val SPACED =
            listOf("", "Q", "QQ", "QQ=", "QQ==", "QUI", "QUI=", "QUJD", "QUJDQ", "QUJDQQ", "QUJDQUI").flatMap {
                val inside = it.take(1) + " " + it.drop(1)
                listOf(it, " $it", "$it ", " $it ", "\\n$it", "$it\\n", "$it\\r\\n", "$it \\t", inside)
            }

        val PLACES =
            listOf(
                """{"bytes":TEXT}""",
                """{"all":[TEXT,"QQ=="]}""",
                """{"array":["QQ==",TEXT]}""",
                """{"byName":{"a":TEXT}}""",
            )

        val USUAL = "A Q w g 9 z + / - _".split(" ")

        val ODD = listOf("=", "==", " ", "\\n", "\\r\\n", "\\t", "\\u0041", "\\/", "\u00e9", ".", "\\u003d", "\\\"")
    }
}
