package dev.piculet.jackson.adapter

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.kotlin.KotlinModule
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.json.JsonMapper
import java.lang.management.ManagementFactory
import java.lang.ref.WeakReference
import java.net.URLClassLoader
import javax.management.ObjectName

@JvmInline
value class UnloadableRing(
    val number: Int,
)

sealed interface UnloadableNest

data class UnloadableTree(
    val height: Int,
    val ring: UnloadableRing = UnloadableRing(1),
) : UnloadableNest

data class UnloadableBird(
    val name: String,
    val ring: UnloadableRing?,
    val nest: UnloadableTree,
    val rings: Map<UnloadableRing, List<UnloadableRing>> = mapOf(),
    var weight: Double = 1.0,
) : UnloadableNest {
    fun getLast(): UnloadableRing? = ring
}

/** Long-lived mappers and modules release short-lived classes, as far as Jackson does. */
class UnloadingTest {
    /** Loads classes of this file once more; all else comes from the tests' loader. */
    private class ShortLived : URLClassLoader(
        arrayOf(UnloadableBird::class.java.protectionDomain.codeSource.location),
        UnloadableBird::class.java.classLoader,
    ) {
        override fun loadClass(
            name: String,
            resolve: Boolean,
        ): Class<*> = if (isOwn(name)) findLoadedClass(name) ?: findClass(name) else super.loadClass(name, resolve)

        private fun isOwn(name: String) = name.startsWith("dev.piculet.jackson.adapter.Unloadable")
    }

    @Test
    fun `only Jackson's own caches keep classes while a mapper lives`() {
        for (calls in listOf(0, 2, Int.MAX_VALUE)) {
            val module = ModuleBuilder().generateAfter(calls).build()
            val mapper = mapperOf(module)
            val loader = useAndDrop(mapper, module, calls)
            clearCaches(mapper)
            assertUnloaded(loader, "generating after $calls calls")
            assertEquals("1", mapper.writeValueAsString(1))
            assertTrue(module.diagnostics().isNotEmpty())
        }
    }

    @Test
    fun `a mapper without parser lets go of as much`() {
        val module = ModuleBuilder().generateAfter(0).build()
        val mapper = PiculetJsonMapper.of(mapperOf(module))
        val loader = useBytesAndDrop(mapper)
        assertEquals(2, module.diagnostics().count { " documents: straight" in it }) { "${module.diagnostics()}" }
        clearCaches(mapper)
        assertUnloaded(loader, "without parser")
        assertEquals("1", mapper.writeValueAsString(1))
    }

    @Test
    fun `readers and writers of one class keep no other class`() {
        for (isDirect in listOf(false, true)) {
            val module = ModuleBuilder().generateAfter(0).build()
            val mapper = mapperOf(module).let { if (isDirect) PiculetJsonMapper.of(it) else it }
            val reader = mapper.readerFor(UnloadableTree::class.java)
            val writer = mapper.writerFor(UnloadableTree::class.java)
            val use = { writer.writeValueAsBytes(reader.readValue<Any>(TREE.toByteArray())).decodeToString() }
            repeat(2) { assertEquals(TREE, use()) }
            val loader = useBytesAndDrop(mapper)
            assertEquals(2, module.diagnostics().count { " whole " in it || " documents: " in it }) {
                "${module.diagnostics()}"
            }
            clearCaches(mapper)
            assertUnloaded(loader, "without parser: $isDirect")
            assertEquals(TREE, use())
        }
    }

    @Test
    fun `Jackson alone lets go of as much`() {
        val mapper = JsonMapper.builder().build()
        val loader = writeAndDrop(mapper)
        clearCaches(mapper)
        assertUnloaded(loader, "Jackson alone")
        assertEquals("1", mapper.writeValueAsString(1))
    }

    @Test
    fun `a module keeps nothing of the mappers that it has served`() {
        for (calls in listOf(0, 2, Int.MAX_VALUE)) {
            val module = ModuleBuilder().generateAfter(calls).build()
            val references = useAndDropWithMapper(module, calls)
            clearSharedCaches()
            for (reference in references) {
                assertUnloaded(reference, "generating after $calls calls")
            }
            assertTrue(module.diagnostics().isNotEmpty())
        }
    }

    @Test
    fun `metadata and models go once classes are learned`() {
        val module = ModuleBuilder().generateAfter(0).build()
        val mapper = mapperOf(module)
        use(mapper, UnloadableBird::class.java)
        val live = instances()
        assertTrue(live.any { it.endsWith("UnloadableBirdReader") }, "$live")
        val metadata = "dev.piculet.model.kotlin.metadata."
        val kept = live.filter { it.startsWith(metadata) || it == "dev.piculet.model.inspect.ClassModels" }
        assertEquals(listOf<String>(), kept)
        clearCaches(mapper)
        assertEquals(listOf<String>(), instances().filter { it.contains("UnloadableBird") })
        assertEquals("1", mapper.writeValueAsString(1))
    }

    private fun useAndDropWithMapper(
        module: KotlinModule,
        calls: Int,
    ): List<WeakReference<*>> {
        val mapper = mapperOf(module)
        return listOf(WeakReference(mapper), useAndDrop(mapper, module, calls))
    }

    private fun useAndDrop(
        mapper: JsonMapper,
        module: KotlinModule,
        calls: Int,
    ): WeakReference<ClassLoader> {
        val loader = ShortLived()
        val type = loader.loadClass(UnloadableBird::class.java.name)
        assertNotEquals(UnloadableBird::class.java, type)
        repeat(5) { use(mapper, type) }
        val path = if (calls == Int.MAX_VALUE) "generateAfter says to generate none" else "generated code"
        while (module.diagnostics().count { it.endsWith(path) } < 4) Thread.sleep(1)
        use(mapper, type)
        return WeakReference(loader)
    }

    private fun useBytesAndDrop(mapper: JsonMapper): WeakReference<ClassLoader> {
        val loader = ShortLived()
        val type = loader.loadClass(UnloadableTree::class.java.name)
        repeat(3) {
            val bytes = mapper.writeValueAsBytes(mapper.readValue(TREE.toByteArray(), type))
            assertEquals(TREE, bytes.decodeToString())
        }
        return WeakReference(loader)
    }

    private fun writeAndDrop(mapper: JsonMapper): WeakReference<ClassLoader> {
        val loader = ShortLived()
        val tree = loader.loadClass(UnloadableTree::class.java.name).constructors.first { it.parameterCount == 3 }
        assertTrue(mapper.writeValueAsString(tree.newInstance(1, 1, null)).contains("height"))
        return WeakReference(loader)
    }

    private fun use(
        mapper: JsonMapper,
        type: Class<*>,
    ) {
        val json =
            """{"name":"tit","ring":1,"nest":{"height":2,"ring":3},"rings":{"4":[5]},"weight":6.0,"last":1}"""
        val bird = mapper
            .readerFor(type)
            .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .readValue<Any>(json)
        assertEquals(mapper.readTree(json), mapper.readTree(mapper.writeValueAsString(bird)))
    }

    private fun assertUnloaded(
        reference: WeakReference<*>,
        case: String,
    ) {
        repeat(100) {
            if (reference.get() != null) {
                System.gc()
                Thread.sleep(20)
            }
        }
        assertTrue(reference.get() == null) { "$case: ${reference.get()} is still reachable" }
    }

    /** Returns the names of the classes that have instances which are reachable, as the JVM tells. */
    private fun instances(): List<String> {
        val histogram =
            ManagementFactory.getPlatformMBeanServer().invoke(
                ObjectName("com.sun.management:type=DiagnosticCommand"),
                "gcClassHistogram",
                arrayOf<Any?>(null),
                arrayOf(Array<String>::class.java.name),
            ) as String
        return histogram.lines().mapNotNull { NAME.find(it)?.groupValues?.get(1) }
    }

    private companion object {
        const val TREE = """{"height":1,"ring":2}"""

        /** The text after rank, count and size: `  12:  3  72  java.lang.String (java.base@17)`. */
        val NAME = Regex("""^ *\d+: +\d+ +\d+ +([^ /+]+)""")
    }
}
