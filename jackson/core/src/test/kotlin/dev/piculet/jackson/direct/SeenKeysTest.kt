package dev.piculet.jackson.direct

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotSame
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test
import java.util.concurrent.Callable
import java.util.concurrent.Executors

/** A key that came before is the same string again, and never another one. */
class SeenKeysTest {
    private val keys = SeenKeys()

    private fun at(
        key: String,
        behind: String = "\":1,\"other\":2}",
    ): String {
        val bytes = ("x\"" + key + behind).toByteArray()
        return keys.at(bytes, 1, 2 + key.length, bytes.size)
    }

    @Test
    fun aKeyIsTheSameStringAgain() {
        for (key in listOf("", "a", "region", "sixteen letters!", "twenty-two letters ...")) {
            val first = at(key)
            assertEquals(key, first)
            assertSame(first, at(key)) { key }
            assertSame(first, at(key, "\"  :  null}")) { key }
        }
    }

    @Test
    fun longKeysAndThoseAtTheEndAreMadeEachTime() {
        val long = "twenty-three letters ..."
        assertEquals(long, at(long))
        assertNotSame(at(long), at(long))
        assertEquals("id", at("id", "\""))
        assertNotSame(at("id", "\""), at("id", "\""))
    }

    @Test
    fun manyKeysAreNoOthers() {
        for (round in 1..3) {
            for (number in 0..5_000) {
                assertEquals("$number", at("$number"))
                assertEquals("the key $number!", at("the key $number!"))
            }
        }
    }

    @Test
    fun threadsGetTheirKeys() {
        val threads = Executors.newFixedThreadPool(8)
        try {
            val wrong = Callable { (0..200_000).count { number -> at("${number % 100}") != "${number % 100}" } }
            for (found in threads.invokeAll(List(8) { wrong })) assertEquals(0, found.get())
        } finally {
            threads.shutdownNow()
        }
    }
}
