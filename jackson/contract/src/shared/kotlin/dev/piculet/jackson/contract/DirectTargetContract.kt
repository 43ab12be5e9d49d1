package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import java.util.Random

/** A mapper of ours writes straight to bytes, and does so to every target as [TargetContract] says. */
abstract class DirectTargetContract(
    subject: Subject,
    oracle: Subject,
    classes: List<Class<*>>,
    value: (Random, Class<*>) -> Any,
) : TargetContract(subject, oracle, classes, value) {
    override fun tested(mapper: JsonMapper): JsonMapper = PiculetJsonMapper.of(mapper)

    override fun tryAgain(
        mapper: JsonMapper,
        type: Class<*>,
    ) = DirectState.writeAgain(mapper as PiculetJsonMapper, type)

    @Test
    fun `streams and writers need no generator for most objects`() {
        val pair = pairs[0]
        for (way in listOf(Way.STREAM, Way.WRITER_BYTES, Way.WRITER_TEXT, Way.WRITER_STREAM)) {
            for (isDeclared in listOf(false, true)) {
                val count =
                    (0L until 100).count {
                        val random = Random(it)
                        val value = value(random, classes[random.nextInt(classes.size)])
                        tryAgain(pair.direct, value.javaClass)
                        val before = pair.buffers.taken
                        write(pair.direct, Case(way, value, isDeclared, calls[0], null), RecordedTarget())
                        pair.buffers.taken == before
                    }
                assertTrue(count > 10) { "$count of $way $isDeclared" }
            }
        }
    }
}
