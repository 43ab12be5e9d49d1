package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.Nulls
import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.PiculetModule
import dev.piculet.jackson3.kotlin.kotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.InjectableValues
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.json.JsonMapper
import java.net.URLClassLoader
import java.nio.file.Files
import java.nio.file.Path
import java.util.Random
import javax.tools.ToolProvider
import kotlin.io.path.createTempDirectory

/** Classes of Java are read and written as Jackson alone does, whatever is set. */
abstract class JavaModuleContract(
    private val subject: Subject,
) {
    private class Pair(
        val ours: JsonMapper,
        val plain: JsonMapper,
    )

    private fun pair(configure: MapperBuilder.() -> Unit = {}): Pair {
        val (ours, plain) = listOf(subject, PlainJackson).map { mapper(it.module(mapOf()), configure) }
        return Pair(ours, plain)
    }

    private fun mapper(
        module: JacksonModule,
        configure: MapperBuilder.() -> Unit = {},
    ): JsonMapper {
        val builder = builder().addModule(module)
        otherModules().forEach { builder.addModule(it) }
        return builder.apply(configure).build()
    }

    protected val classes: List<Class<*>> = JavaClasses.ALL + JavaBeans.ALL + JavaBuilders.ALL

    private fun outcomeOf(
        mapper: JsonMapper,
        type: Class<*>,
        json: ByteArray,
    ): List<String> {
        val ofBytes = told { mapper.readValue(json, type).toString() }
        val ofText = told { mapper.readValue(json.decodeToString(), type).toString() }
        val written = told { mapper.writeValueAsString(mapper.readValue(json, type)) }
        val bytes = told { mapper.writeValueAsBytes(mapper.readValue(json, type)).decodeToString() }
        return listOf(ofBytes, ofText, written, bytes).map { withoutJvmsWords(withoutParsersWords(it)) }
    }

    private fun assertSame(
        pair: Pair,
        type: Class<*>,
        json: ByteArray,
        setting: String,
    ) = assertEquals(
        outcomeOf(pair.plain, type, json),
        outcomeOf(pair.ours, type, json),
    ) { "$type, $setting: ${json.decodeToString()}" }

    @Test
    fun `every setting has the effect that Jackson gives it`() {
        val random = Random(3)
        for (setting in Settings.groups.flatten().filter { it.features.isEmpty() }) {
            val pair = pair(setting.configure)
            for (type in classes) {
                repeat(8) { assertSame(pair, type, JsonCases(random).document(type), setting.name) }
            }
        }
    }

    /** Values of the wrong kind at each property, one after the other. */
    @Test
    fun `whatever stands for a value, nothing or twice`() {
        val values =
            listOf("null", "1", "-1", "13", "1.5", "1e400", "\"\"", "\"1\"", "\"x\"") +
                listOf("true", "[]", "[1]", "{}", "{\"a\":1}")
        val pair = pair()
        for (type in classes + JavaOthers.SAMPLES.keys) {
            for (name in type.declaredFields.map { it.name } + "unknown") {
                for (value in values) {
                    val json = "{\"$name\":$value,\"first\":1,\"name\":\"n\",\"$name\":$value}"
                    assertSame(pair, type, json.toByteArray(), "defaults")
                    assertSame(pair, type, " { \"$name\" : $value } ".toByteArray(), "defaults")
                }
            }
        }
    }

    @Test
    fun `what stands for null is given to creators, setters, fields and builders as by Jackson`() {
        val values = listOf("null", "{}", "{\"a\":1}", "[null]", "\"\"")
        val rest = listOf("", ",\"text\":\"t\"", ",\"text\":[]", ",\"number\":null", ",\"unknown\":{}", ",")
        for (nulls in Nulls.entries) {
            val pair = pair { nulls(nulls) }
            for (type in JavaHolders.ALL) {
                for (name in listOf("built", "maybe", "all", "later", "text")) {
                    for (value in values) {
                        rest.forEach { assertSame(pair, type, "{\"$name\":$value$it}".toByteArray(), "nulls $nulls") }
                    }
                }
            }
        }
    }

    @Test
    fun `what code is not generated for stays Jackson's own`() {
        val injected = InjectableValues.Std().addValue("injected", "given")
        for (values in listOf(null, injected)) {
            val pair = pair { if (values != null) injectableValues(values) }
            for ((type, json) in JavaOthers.SAMPLES) {
                assertSame(pair, type, json.toByteArray(), "$values")
                assertSame(pair, type, "{\"a\":1,\"unknown\":{\"b\":[]}}".toByteArray(), "$values")
                assertSame(pair, type, json.dropLast(1).toByteArray(), "$values")
            }
        }
    }

    @Test
    fun `what is in a collection whose type does not allow it is Jackson's`() {
        val pair = pair()
        val strangers = listOf("text", JavaBuilders.Tree.Builder(), mapOf("name" to "text"))
        for (stranger in strangers) {
            @Suppress("UNCHECKED_CAST")
            val all = listOf(stranger) as List<JavaBuilders.Tree>

            @Suppress("UNCHECKED_CAST")
            val named = mapOf("a" to stranger) as Map<String, JavaBuilders.Tree>
            for (tree in listOf(JavaBuilders.Tree("a", null, all, null), JavaBuilders.Tree("a", null, null, named))) {
                val (expected, actual) =
                    listOf(pair.plain, pair.ours).map { mapper ->
                        listOf(told { mapper.writeValueAsString(tree) }, told { mapper.writeValueAsBytes(tree) })
                            .map(::withoutJvmsWords)
                    }
                assertEquals(expected, actual)
            }
        }
    }

    @Test
    fun `what is in collections with a format is written alike, however often it is`() {
        fun written(mapper: JsonMapper): List<String> {
            val value = JavaOthers.Formatted()
            return List(3) { mapper.writeValueAsBytes(value).decodeToString() } + mapper.writeValueAsString(value)
        }
        val pair = pair()
        val expected = written(pair.plain)
        assertEquals(expected, written(pair.ours))
        assertEquals(expected, written(PiculetJsonMapper.of(pair().ours)))
    }

    @Test
    fun `a hidden function is not called where access may not be changed`() {
        for (mayChange in listOf(false, true)) {
            val pair = pair { configure(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS, mayChange) }
            val written =
                listOf(pair.plain, pair.ours, PiculetJsonMapper.of(pair.ours)).map { mapper ->
                    val value = JavaHolders.OfHidden()
                    List(3) { told { mapper.writeValueAsString(value) } } +
                        told { mapper.writeValueAsBytes(value).decodeToString() }
                }
            assertEquals(mayChange, written[0][0] == "{\"hidden\":\"hidden\"}") { written[0][0] }
            assertEquals(List(3) { written[0] }, written)
        }
    }

    /** The parser refuses a value before the property can be blamed for it. */
    @Test
    fun `a value that is too deep is refused in the same place as by Jackson`() {
        val types = listOf(JavaClasses.Node::class.java, JavaBuilders.Tree::class.java, JavaBeans.Parent::class.java)
        val names = listOf("left", "next", "all", "named", "kids", "name", "any")
        val values =
            listOf("{\"name\":[[]]}", "{\"left\":{}}", "{\"next\":{\"name\":{}}}", "[{\"age\":[[{}]]}]", "[[[]]]")
        for (levels in 1..4) {
            val limits = ReadSettings.limits { maxNestingDepth(levels) }
            val (ours, plain) = listOf(subject, PlainJackson).map { ReadSettings("", limits).mapper(it) }
            for (type in types) {
                for (name in names) {
                    for (json in values.map { "{\"$name\":$it}" }) {
                        val readings = listOf(plain, ours).map { toldOfTree(it, type, json) }
                        assertEquals(readings[0], readings[1]) { "$levels levels of $type: $json" }
                    }
                }
            }
        }
    }

    @Test
    fun `a class of Kotlin is the Kotlin module's, in any order`() {
        for (isFirst in listOf(true, false)) {
            val kotlin = kotlinModule { generateAfter(0) }
            val java = PiculetModule.builder().generateAfter(0).build()
            val modules = if (isFirst) listOf(java, kotlin) else listOf(kotlin, java)
            val mapper = builder().apply { modules.forEach { addModule(it) } }.build()
            mapper.writeValueAsString(mapper.readValue(NUMBERS, BufferClasses.Numbers::class.java))
            mapper.writeValueAsString(mapper.readValue(NUMBERS, JavaClasses.Numbers::class.java))
            assertEquals(listOf(BufferClasses.Numbers::class.java.name), owned(kotlin.diagnostics()))
            assertEquals(listOf(JavaClasses.Numbers::class.java.name), owned(java.diagnostics()))
        }
    }

    private companion object {
        const val NUMBERS = """{"a":1,"b":2,"c":3,"d":1,"e":4}"""
        val SOURCES =
            listOf("JavaClasses", "JavaBeans", "JavaFailures", "JavaText") +
                listOf("JavaBuilders", "JavaOddBuilders", "JavaWideBuilder")
    }

    private fun owned(lines: List<String>): List<String> = lines.map { it.substringBefore(",") }.distinct()

    @Test
    fun `without parameters' names all is as without the module`() {
        NamelessLoader(compiled(), javaClass.classLoader).use { loader ->
            val pair = pair()
            val random = Random(4)
            for (type in classes) {
                val nameless = loader.loadClass(type.name)
                repeat(12) { assertSame(pair, nameless, JsonCases(random).document(type), "nameless") }
            }
        }
    }

    /** Loads the classes of Java in a folder, and all others from its parent. */
    private class NamelessLoader(
        folder: Path,
        parent: ClassLoader,
    ) : URLClassLoader(arrayOf(folder.toUri().toURL()), parent) {
        override fun loadClass(
            name: String,
            resolve: Boolean,
        ): Class<*> =
            synchronized(getClassLoadingLock(name)) {
                val isOwn = name.startsWith("dev.piculet.jackson.contract.Java") && findResource(pathOf(name)) != null
                if (isOwn) findLoadedClass(name) ?: findClass(name) else super.loadClass(name, resolve)
            }

        private fun pathOf(name: String) = name.replace('.', '/') + ".class"
    }

    private fun compiled(): Path {
        val target = createTempDirectory("nameless")
        val copies = "target/generated-test-sources/jackson-contract/java"
        val sources = (if (MAJOR == 3) "../src/shared/java" else copies) + "/dev/piculet/jackson/contract"
        val files = SOURCES.map { "$sources/$it.java" }
        val libraries = System.getProperty("java.class.path")
        val options = listOf("-d", target.toString(), "-cp", libraries, "-nowarn", "-proc:none")
        val result = ToolProvider.getSystemJavaCompiler().run(null, null, null, *(options + files).toTypedArray())
        assertEquals(0, result)
        assertTrue(Files.exists(target.resolve("dev/piculet/jackson/contract/JavaClasses.class")))
        return target
    }
}
