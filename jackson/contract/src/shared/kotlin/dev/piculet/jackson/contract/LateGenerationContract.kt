package dev.piculet.jackson.contract

import dev.piculet.codegen.CodeGenerationThread
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ObjectMapper
import java.util.concurrent.Callable
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit

/** When code is generated, and by whom: nobody waits for it, and what is seldom used has none. */
abstract class LateGenerationContract(
    private val moduleAfter: (Int?) -> JacksonModule,
    private val linesOf: (JacksonModule) -> List<String>,
) {
    private fun generated(module: JacksonModule): Int = linesOf(module).count { it.endsWith(" generated code") }

    private fun through(
        mapper: ObjectMapper,
        type: Class<*>,
    ): String = mapper.write(mapper.readValue("{\"id\":1,\"list\":[{\"id\":2,\"name\":\"n\"}]}", type))

    private val expected = "{'id':1,'name':'d','list':[{'id':2,'name':'n','list':[]}]}"

    @Test
    fun `a burst of classes at start-up generates nothing`() {
        val module = moduleAfter(null)
        val mapper = builder().addModule(module).build()
        val texts = ClassCopies.many(200).flatMap { type -> List(3) { through(mapper, type) } }
        assertEquals(setOf(expected), texts.toSet())
        assertEquals(400, linesOf(module).size)
        assertEquals(0, generated(module))
    }

    @Test
    fun `a thousand threads do not wait for code that is being generated`() {
        val module = moduleAfter(2)
        val mapper = builder().addModule(module).build()
        val types = ClassCopies.many(20)
        val busy = CountDownLatch(1)
        CodeGenerationThread.execute { busy.await() }
        try {
            val texts = ManyThreads.results(1_000) { Callable { through(mapper, types[it % types.size]) } }
            assertEquals(setOf(expected), texts.toSet())
            assertEquals(0, generated(module))
        } finally {
            busy.countDown()
        }
        val idle = CountDownLatch(1)
        CodeGenerationThread.execute(idle::countDown)
        assertTrue(idle.await(20, TimeUnit.SECONDS), "still generates")
        assertEquals(2 * types.size, generated(module))
        assertTrue(types.all { through(mapper, it) == expected })
    }
}
