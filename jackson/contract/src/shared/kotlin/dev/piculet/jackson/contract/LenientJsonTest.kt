package dev.piculet.jackson.contract

import org.junit.jupiter.api.Test
import tools.jackson.core.json.JsonReadFeature

/** Under every feature that allows more than JSON, whatever stands at any place of a document is read as by Jackson. */
class LenientJsonTest {
    private val settings: List<Setting> =
        JsonReadFeature.entries.map { Setting("$it", factory = { enable(it) }) } +
            Setting("all", factory = { JsonReadFeature.entries.forEach { enable(it) } })

    @Test
    fun `other characters at every place`() {
        for (setting in settings) {
            val mappers = OptionMappers(listOf(setting))
            for (at in 0..DOCUMENT.length) {
                for (other in OTHERS) {
                    val inserted = DOCUMENT.take(at) + other + DOCUMENT.drop(at)
                    mappers.assertReadAsByJackson(HostileJava.Everything::class.java, inserted.toByteArray())
                }
            }
        }
    }

    @Test
    fun `other characters instead of every one`() {
        for (setting in settings) {
            val mappers = OptionMappers(listOf(setting))
            for (at in DOCUMENT.indices) {
                for (other in OTHERS + "") {
                    val changed = DOCUMENT.replaceRange(at..at, other)
                    mappers.assertReadAsByJackson(HostileJava.Everything::class.java, changed.toByteArray())
                }
            }
        }
    }

    private companion object {
        const val DOCUMENT =
            "{\"text\":\"a\",\"small\":1,\"number\":-2,\"fraction\":1.5,\"truth\":true,\"texts\":[\"b\",null]," +
                "\"numbers\":[1,2],\"map\":{\"k\":\"v\"},\"other\":{\"a\":[0.5,\"x\"]},\"next\":{\"amount\":0}}"

        val OTHERS =
            listOf("'", "\"", "\\q", "\t", "\u0001", "\u001e", "\u007f", "/**/", "//\n", "#\n", "+", "0", ".", ",") +
                listOf("NaN", "-Infinity", "0x1", "x", " ")
    }
}
