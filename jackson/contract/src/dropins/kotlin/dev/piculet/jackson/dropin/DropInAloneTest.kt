package dev.piculet.jackson.dropin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.util.concurrent.Callable
import java.util.logging.Handler
import java.util.logging.LogRecord
import java.util.logging.Logger

/** The drop-in goes by the original's names, and is not taken for it. */
class DropInAloneTest {
    /** Returns how often it is said that there are two modules for Kotlin. */
    class Warnings : Callable<Int> {
        override fun call(): Int {
            val counter = Counter()
            val logger = Logger.getLogger(LOGGER)
            logger.addHandler(counter)
            try {
                makeMappers()
            } finally {
                logger.removeHandler(counter)
            }
            return counter.count
        }
    }

    private class Counter : Handler() {
        var count = 0

        override fun publish(record: LogRecord) {
            if ("Both jackson-module-kotlin and Piculet's" in record.message) count++
        }

        override fun flush() = Unit

        override fun close() = Unit
    }

    @Test
    fun `there is no warning if only the drop-in has the original's names`() {
        assertEquals(0, Original.anew(Warnings::class.java))
    }

    @Test
    fun `that there are two is said where the original stands first`() {
        assertEquals(1, Original.standingFirst(Warnings::class.java))
    }
}
