package dev.piculet.lab.plan

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class RunRequestTest {
    @Test
    fun `what is asked for twice is measured once`() {
        val objects = Suites.of("objects")
        val request =
            RunRequest(
                suites = listOf(objects),
                contenders = listOf("kryo"),
                payloads = listOf("media", "simple", "media"),
                operations = listOf(Operation.SERIALIZE, Operation.SERIALIZE),
                baseline = null,
                preset = Preset.QUICK,
                budget = Preset.QUICK.budget,
                precision = null,
                seed = 1,
                jdkHomes = emptyList(),
                command = "./lab run objects",
            )
        assertEquals(listOf("media", "simple"), request.payloadsOf(objects))
        assertEquals(listOf(Operation.SERIALIZE), request.chosenOperations())
    }
}
