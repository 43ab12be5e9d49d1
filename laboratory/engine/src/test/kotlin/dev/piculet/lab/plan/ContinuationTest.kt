package dev.piculet.lab.plan

import dev.piculet.lab.JDK25
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ContinuationTest {
    private val builds = mapOf("the lab" to "1", "piculet@0.1.0" to "2", "kryo@5.6.2" to "3")
    private val plan = plan().copy(conditions = RunConditions(builds))

    private fun obstacle(
        change: (RunPlan) -> RunPlan,
        jdks: List<Jdk> = plan.jdks,
    ): String? {
        val now = change(plan)
        return Continuation.obstacle(plan, now.environment, jdks, now.conditions!!)
    }

    private fun assertObstacle(
        what: String,
        actual: String?,
    ) = assertEquals(
        "This run can't go on, because its trials could not be compared: $what. Start a new run.",
        actual,
    )

    @Test
    fun `a run continues if only the day and the removed options have changed`() {
        val kept = RunConditions(builds, mapOf("JAVA_TOOL_OPTIONS" to "-Xint"))
        assertNull(obstacle({ it.copy(conditions = kept, environment = it.environment.copy(started = "later")) }))
    }

    @Test
    fun `other classes are named, with the commits`() {
        val changed = RunConditions(builds + ("piculet@0.1.0" to "9") - "kryo@5.6.2")
        assertObstacle(
            "other classes than then: piculet@0.1.0, kryo@5.6.2 (commit abc then, abc+changes now)",
            obstacle({
                it.copy(conditions = changed, environment = it.environment.copy(commit = "abc+changes"))
            }),
        )
    }

    @Test
    fun `a commit that changed no class is none`() =
        assertNull(obstacle({ it.copy(environment = it.environment.copy(commit = "def")) }))

    @Test
    fun `another machine is named`() =
        assertObstacle(
            "the CPU was CPU and is now other; the number of cores was 2 and is now 8",
            obstacle({ it.copy(environment = it.environment.copy(cpu = "other", cores = 8)) }),
        )

    @Test
    fun `the memory of a machine may be some pages more or less than before`() {
        val bytes = 25_276_510_208

        fun after(now: Long?) = obstacle({ it.copy(environment = it.environment.copy(memoryBytes = now)) })
        val before = plan.copy(environment = plan.environment.copy(memoryBytes = bytes))
        val paged = before.environment.copy(memoryBytes = 25_325_268_992)
        assertNull(Continuation.obstacle(before, paged, before.jdks, before.conditions!!))
        val half = plan.environment.memoryBytes!! / 2
        assertObstacle("the memory was ${plan.environment.memoryBytes} and is now $half", after(half))
        assertObstacle("the memory was ${plan.environment.memoryBytes} and is now unknown", after(null))
    }

    @Test
    fun `another JDK and another collector are named`() {
        val jdk = plan.jdks.single()
        assertObstacle(
            "the JDK at /jdk17 was OpenJDK 17.0.15+6 and is now OpenJDK 25.0.3+9",
            obstacle({ it }, listOf(jdk.copy(vm = JDK25.vm))),
        )
        assertObstacle(
            "the collector of JDK 17.0.15 was unknown and is now Serial",
            obstacle({ it }, listOf(jdk.copy(collector = "Serial"))),
        )
    }

    @Test
    fun `a part of something has a remedy of its own`() {
        val now = RunConditions(builds + ("a@1.0" to "another"))
        val text = Continuation.obstacle(plan, plan.environment, plan.jdks, now, "Name another --out.")
        assertTrue(text!!.endsWith(". Name another --out."), text)
    }

    @Test
    fun `a plan without conditions can't go on`() =
        assertEquals(
            "This run was begun by an older lab, which did not record its builds. Start a new run. " +
                "./lab report still shows this one.",
            Continuation.obstacle(plan.copy(conditions = null), plan.environment, plan.jdks, RunConditions(builds)),
        )
}
