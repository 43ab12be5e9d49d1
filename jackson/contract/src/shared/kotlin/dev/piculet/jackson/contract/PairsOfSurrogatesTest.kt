package dev.piculet.jackson.contract

import org.junit.jupiter.api.Test

/** Jackson writes long texts in pieces of 1,000 chars, and a pair of surrogates may be where one ends. */
class PairsOfSurrogatesTest {
    private val mappers: List<OptionMappers> by lazy {
        val combining = Switches.ofWriting.single { it.name.endsWith("COMBINE_UNICODE_SURROGATES_IN_UTF8") }
        listOf(true, false).map { OptionMappers(listOf(combining.setting(it))) }
    }

    private fun holder(text: String): Any =
        DirectlyWritten.Holder(text, null, null, null, linkedMapOf(text to "b"), null, null, null, null)

    private fun assertWrittenAsByJackson(characters: String) {
        for (each in mappers) {
            each.assertWrittenAsByJackson(DirectlyWritten.Bean().apply { text = characters })
            each.assertWrittenAsByJackson(holder(characters))
        }
    }

    @Test
    fun `they are written as by Jackson wherever they are`() {
        for (length in (995..1_001) + (1_995..2_001)) {
            assertWrittenAsByJackson("a".repeat(length) + "\ud83d\ude00b")
        }
    }

    @Test
    fun `many in a row are`() {
        for (first in listOf("", "a")) assertWrittenAsByJackson(first + "\ud83d\ude00".repeat(2_500))
    }

    @Test
    fun `characters that are no surrogates are not taken for any`() {
        for (text in listOf("a\uff0cb", "\uff0c\ud83d\ude00", "\ufe6a", "\uffee\uffee\uffee\uffee")) {
            assertWrittenAsByJackson(text)
        }
    }
}
