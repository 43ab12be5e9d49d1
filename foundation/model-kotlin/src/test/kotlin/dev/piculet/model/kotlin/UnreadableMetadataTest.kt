package dev.piculet.model.kotlin

import dev.piculet.model.ClassModel
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.random.Random

class UnreadableMetadataTest {
    class Sample(
        val a: Int = 1,
        val names: List<String?>,
        val count: UInt?,
    ) {
        companion object {
            @JvmStatic
            fun make(a: Int = 2): Sample = Sample(a, listOf(), null)
        }
    }

    private val original: Metadata = Sample::class.java.getAnnotation(Metadata::class.java)

    @Test
    fun `metadata of a newer compiler is read leniently`() {
        val model = inspect(copy(version = intArrayOf(99, 0, 0)))
        assertEquals("List<String?>", model.property("names").orElseThrow().type.toString())
        assertEquals(inspect(original).describe(), model.describe())
    }

    @Test
    fun `a class with empty metadata is modelled as Java sees it`() {
        val model = inspect(copy(data1 = arrayOf()))
        assertTrue(model.isKotlin)
        assertEquals("List<String>", model.property("names").orElseThrow().type.toString())
        assertEquals(ClassModels.create().ofJava(Sample::class.java).describe(), model.describe())
    }

    @Test
    fun `a class with metadata of an unknown kind is modelled as Java sees it`() =
        assertEquals(ClassModels.create().ofJava(Sample::class.java).describe(), inspect(copy(kind = 17)).describe())

    @Test
    fun `a class with metadata of an old compiler is modelled as Java sees it`() {
        val model = inspect(copy(version = intArrayOf(1, 0, 0)))
        assertEquals(ClassModels.create().ofJava(Sample::class.java).describe(), model.describe())
    }

    @Test
    fun `damaged metadata never throws`() {
        val random = Random(20)
        repeat(3_000) {
            val damaged = copy(data1 = damage(original.data1, random), data2 = damage(original.data2, random))
            inspect(damaged).describe()
        }
    }

    private fun damage(
        data: Array<String>,
        random: Random,
    ): Array<String> {
        val damaged = data.copyOf()
        repeat(random.nextInt(3)) {
            val index = random.nextInt(damaged.size)
            val text = damaged[index]
            if (text.isNotEmpty()) {
                val at = random.nextInt(text.length)
                val replacement = text[random.nextInt(text.length)]
                damaged[index] =
                    if (random.nextInt(4) == 0) text.substring(0, at) else text.replaceRange(at, at + 1, "$replacement")
            }
        }
        return damaged as Array<String>
    }

    private fun copy(
        kind: Int = original.kind,
        version: IntArray = original.metadataVersion,
        data1: Array<String> = original.data1,
        data2: Array<String> = original.data2,
    ) = Metadata(kind, version, original.bytecodeVersion, data1, data2, original.extraString, original.packageName)

    private fun inspect(metadata: Metadata): ClassModel =
        KotlinClassInspector().inspect(Sample::class.java, metadata, ClassModels.create())
}
