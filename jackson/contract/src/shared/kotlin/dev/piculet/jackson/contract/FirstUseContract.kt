package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.util.concurrent.Callable
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors

/** The first use of a class, by many threads at once. */
abstract class FirstUseContract(
    subject: Subject,
) : Contract(subject) {
    data class Part(
        val id: NumberValue,
        val name: String = "d",
    )

    data class Whole(
        val part: Part,
        val parts: List<Part> = listOf(),
        val nullable: TextValue?,
    )

    @Test
    fun `all threads read and write the same`() {
        val json = "{'part':{'id':1,'name':'d'},'parts':[{'id':2,'name':'d'}],'nullable':'t'}"
        val value = Whole(Part(NumberValue(1)), listOf(Part(NumberValue(2))), TextValue("t"))
        val pool = Executors.newFixedThreadPool(THREADS)
        try {
            repeat(ROUNDS) {
                val fresh = mapper()
                val start = CountDownLatch(1)
                val results =
                    List(THREADS) {
                        pool.submit(
                            Callable {
                                start.await()
                                fresh.quoted<Whole>(json) to fresh.write(value)
                            },
                        )
                    }
                start.countDown()
                results.forEach { assertEquals(value to json, it.get()) }
            }
        } finally {
            pool.shutdownNow()
        }
    }

    @Test
    fun `a thousand threads read and write many classes`() {
        val fresh = mapper()
        val types = ClassCopies.many(20)
        val texts =
            ManyThreads.results(1_000) { index ->
                Callable { fresh.write(fresh.readValue("{\"id\":1,\"list\":[{\"id\":2}]}", types[index % types.size])) }
            }
        assertEquals(setOf("{'id':1,'name':'d','list':[{'id':2,'name':'d','list':[]}]}"), texts.toSet())
    }

    @Test
    fun `use after use is the same`() {
        val json = "{'part':{'id':1,'name':'d'},'parts':[],'nullable':null}"
        repeat(50) {
            val value = mapper.quoted<Whole>(json)
            assertEquals(json, mapper.write(value))
        }
    }

    private companion object {
        const val THREADS = 16
        const val ROUNDS = 5
    }
}
