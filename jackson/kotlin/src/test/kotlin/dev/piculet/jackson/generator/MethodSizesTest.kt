package dev.piculet.jackson.generator

import dev.piculet.codegen.ClassSpec
import dev.piculet.jackson.generator.ReaderFixture.Adapter
import dev.piculet.jackson.kotlin.KotlinModels
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.DataInputStream
import java.lang.invoke.MethodHandles
import java.util.Optional

/** The largest supported classes give methods that the JIT compiles. */
class MethodSizesTest {
    /** The bytes of each method's code; class files of generated code have no annotations and no attributes but these. */
    private fun methodSizes(spec: ClassSpec): Map<String, Int> {
        // By reflection: the emitter is no part of the API.
        val emit = Class.forName("dev.piculet.codegen.ClassEmitter").getMethod("emit", ClassSpec::class.java)
        val input = DataInputStream((emit.invoke(null, spec) as ByteArray).inputStream())
        input.skipNBytes(HEADER)
        val texts = constants(input)
        input.skipNBytes(CLASS)
        input.skipNBytes(Short.SIZE_BYTES * input.readUnsignedShort().toLong())
        repeat(input.readUnsignedShort()) { member(input) }
        val sizes = mutableMapOf<String, Int>()
        repeat(input.readUnsignedShort()) {
            val (name, size) = member(input)
            sizes[texts.getValue(name)] = size
        }
        return sizes
    }

    private fun constants(input: DataInputStream): Map<Int, String> {
        val texts = mutableMapOf<Int, String>()
        val count = input.readUnsignedShort()
        var index = 1
        while (index < count) {
            val tag = input.readUnsignedByte()
            when (tag) {
                UTF8 -> texts[index] = input.readUTF()
                7, 8, 16, 19, 20 -> input.skipNBytes(2)
                15 -> input.skipNBytes(3)
                5, 6 -> input.skipNBytes(8)
                else -> input.skipNBytes(4)
            }
            index += if (tag == 5 || tag == 6) 2 else 1
        }
        return texts
    }

    /** Returns the index of a member's name and the size of its code, or 0. */
    private fun member(input: DataInputStream): Pair<Int, Int> {
        input.readUnsignedShort()
        val name = input.readUnsignedShort()
        input.readUnsignedShort()
        var size = 0
        repeat(input.readUnsignedShort()) {
            input.readUnsignedShort()
            val length = input.readInt()
            input.skipNBytes(4)
            size = input.readInt()
            input.skipNBytes(length - 8L)
        }
        return name to size
    }

    private val types =
        listOf(
            Empty::class,
            Plain::class,
            Small::class,
            Defaults::class,
            References::class,
            Order::class,
            Mixed::class,
            Wide33::class,
            Wide65::class,
            Wide80::class,
            Wide200::class,
        )

    @Test
    fun theCompilerTakesEveryMethodOfAReader() {
        for (type in types) {
            for (adapter in listOf(Adapter(), Adapter(nullIsDefault = true), Adapter(true, true, hasWindow = true))) {
                // The code that fills the constants runs once.
                val sizes = methodSizes(ReaderFixture(type.java, adapter).spec) - "<clinit>"
                assertTrue(sizes.values.all { it < HUGE_METHOD }) { "$type: $sizes" }
            }
        }
    }

    @Test
    fun theCompilerTakesEveryMethodOfAReaderThatSets() {
        val type = AssigningReadersTest.Noted::class.java
        val creator = KotlinModels.create().model(type).creators().single()
        for ((member, kind) in mapOf("count" to ValueKind.INT, "tags" to ValueKind.OBJECT, "level" to ValueKind.LONG)) {
            for (count in listOf(24, 200)) {
                val properties = List(count) { AssignedProperty.of(type, member, kind, "p$it") }
                val plan = ReaderPlan(creator, listOf(), properties)
                val spec = ReaderGenerator.generate(plan, StandIns.types(false, true), MethodHandles.lookup())
                val sizes = methodSizes(spec) - "<clinit>"
                assertTrue(sizes.values.all { it < HUGE_METHOD }) { "$count of $kind: $sizes" }
            }
        }
    }

    @Test
    fun lookingUpNamesIsNoLargerThanEstimated() {
        for (type in types) {
            val fixture = ReaderFixture(type.java)
            val size = methodSizes(fixture.spec).getValue("find")
            val estimate = NameCode.estimatedSize(fixture.plan)
            assertTrue(size <= estimate) { "find of $type has $size bytes, $estimate were estimated" }
        }
    }

    @Test
    fun tooManyNamesAreTold() {
        assertFalse(ReaderGenerator.isTooLarge(ReaderFixture(Wide200::class.java).plan))
        val aliases = mapOf("p0" to List(100) { "alias$it" })
        assertTrue(ReaderGenerator.isTooLarge(ReaderFixture(Wide200::class.java, aliases = aliases).plan))
    }

    @Test
    fun theCompilerTakesEveryMethodOfAWriter() {
        val widest =
            listOf(
                WrittenBean.property("string", ValueKind.STRING),
                WrittenBean.property("list", ValueKind.OBJECT, StandIns.Encoder { "" }),
                WrittenBean.property("any", ValueKind.OBJECT),
            )
        val valued =
            listOf(
                WrittenBean.property("list", ValueKind.OBJECT, StandIns.Encoder { "" }, isBuffered = true),
                WrittenBean.property("any", ValueKind.OBJECT, isBuffered = true),
            )
        val held = listOf(WrittenBean.held("getText", ValueKind.STRING))
        val boxed = listOf(WrittenBean.property("boxed", ValueKind.INT, writesNull = true))
        val buffer = Optional.of(OutputStandIn.TYPES)
        val counted = listOf(50, 80, 81, 500).map { it to widest } + listOf(500 to held, 500 to boxed, 500 to valued)
        for ((count, kinds) in counted) {
            val properties = List(count) { kinds[it % kinds.size] }
            for (output in listOf(Optional.empty(), buffer)) {
                val type = WrittenBean::class.java
                val spec = WriterGenerator.generate(type, properties, StandIns.TYPES, MethodHandles.lookup(), output)
                // The code that fills the constants runs once.
                val sizes = methodSizes(spec) - "<clinit>"
                assertTrue(sizes.values.max() in 1_900 until HUGE_METHOD) { "$sizes" }
            }
        }
    }

    private companion object {
        /** The JIT leaves longer methods to the interpreter: -XX:HugeMethodLimit. */
        private const val HUGE_METHOD = 8_000

        /** Magic number and version. */
        private const val HEADER = 8L

        /** Flags, class and superclass. */
        private const val CLASS = 6L

        private const val UTF8 = 1
    }
}
