package dev.piculet.lab.gate

import dev.piculet.lab.Honest
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.payload.objects.Simple
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Contenders with a format of their own, each in a JVM that writes and another one that reads. */
class GateTest {
    @TempDir
    lateinit var folder: Path

    /** Writes thirty times as many bytes. */
    class Wasteful : Honest() {
        override fun serialize(value: Any): ByteArray = super.serialize(value).let { it.copyOf(30 * it.size) }
    }

    /** Writes known values as their place in a table, and other values as its superclass does. */
    class Told : Honest() {
        private lateinit var table: List<ByteArray>

        override fun bind(payload: Payload): Binding<*> {
            table = payload.values().map { super.serialize(it!!) }
            return super.bind(payload)
        }

        override fun serialize(value: Any): ByteArray {
            val bytes = super.serialize(value)
            val place = table.indexOfFirst { it.contentEquals(bytes) }
            return if (place < 0) bytes else byteArrayOf(place.toByte())
        }

        override fun deserialize(bytes: ByteArray): Any =
            super.deserialize(if (bytes.size == 1) table[bytes[0].toInt()] else bytes)
    }

    /** Can't write null, which the payload does not contain. */
    class WithoutNull : Honest() {
        override fun deserialize(bytes: ByteArray): Any =
            (super.deserialize(bytes) as Simple).also { it.name = it.name ?: "" }
    }

    private val gate by lazy { Gate(seed = 1, folder) }
    private val jdk = JdkProbe.current()

    private fun examine(contender: ReadyContender): GateResult {
        val task = GateTask(contender, jdk, "objects", listOf("simple"), listOf(Operation.SERIALIZE))
        return gate.examineAll(listOf(task)) { _, _, _ -> }.single().single()
    }

    @Test
    fun `no document is too small, however large those of others are`() {
        val large = listOf("a", "b", "c").map { examine(ready<Wasteful>(it)) }
        val small = examine(ready<Honest>("d"))
        assertEquals(List(4) { GateStatus.PASS }, (large + small).map { it.status })
        assertNull(small.detail)
        assertTrue(large.first().size!! > 20 * small.size!!, "$large")
    }

    @Test
    fun `suites of one contender are one step, and results come in the order of the tasks`() {
        val heard = mutableListOf<String>()
        val tasks =
            listOf("wide" to "fields-80-one", "objects" to "simple", "open" to "drawing-one").map { (suite, payload) ->
                GateTask(ready<Honest>(), jdk, suite, listOf(payload), listOf(Operation.SERIALIZE))
            }
        val results = gate.examineAll(tasks) { done, total, what -> heard += "$done/$total $what" }
        assertEquals(listOf("0/1 checking that x@1.0 does equal work"), heard)
        assertEquals(listOf("wide", "objects", "open"), results.map { it.single().group.suite })
        assertEquals(List(3) { GateStatus.PASS }, results.flatten().map { it.status })
    }

    @Test
    fun `another JVM can't read a document that refers to a value known to its writer`() {
        val result = examine(ready<Told>())
        assertEquals(GateStatus.WRONG_OUTPUT, result.status)
        val expected = "another JVM reads what it wrote with a difference at $."
        assertEquals(expected, result.detail?.take(expected.length))
    }

    @Test
    fun `whoever loses an extreme value is refused with it`() {
        val result = examine(ready<WithoutNull>())
        assertEquals(GateStatus.WRONG_OUTPUT, result.status)
        assertEquals(
            "does not hold null at $.name: reads back what it wrote with a difference at $.name: " +
                "expected null, found \"\"",
            result.detail,
        )
    }
}
