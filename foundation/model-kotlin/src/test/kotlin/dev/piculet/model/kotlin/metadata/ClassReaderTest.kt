package dev.piculet.model.kotlin.metadata

import dev.piculet.model.kotlin.isLambda
import dev.piculet.model.kotlin.readClass
import dev.piculet.model.kotlin.readFunctions
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.File
import java.util.jar.JarFile
import kotlin.metadata.jvm.KotlinClassMetadata

/** Classes with rare metadata. */
@Suppress("unused")
class Unusual<T, out U : Comparable<*>>(
    val names: Map<in T & Any, List<Array<out U?>>>,
    vararg val counts: Int,
) where T : CharSequence?, T : Comparable<T>? {
    inner class Inner<V : T>(
        val both: Pair<T, V>,
    )

    @JvmInline
    value class Meter(
        val value: Double,
    )

    val platform = System.getProperties().entries.first()

    val <X : Number> X.doubled get() = toDouble() * 2

    val lazily by lazy { 1 }

    context(text: String)
    val contextual: Int get() = text.length

    lateinit var late: Array<IntArray?>

    var meter: Meter? = null

    val callback: suspend (String, Int?) -> Unit = { _, _ -> }

    fun <A, B : A> chain(
        a: A,
        b: B,
        length: Meter = Meter(1.0),
    ): Map.Entry<A, B>? = null

    protected fun String.extension(block: T.(Unit) -> Nothing): Int.Companion = Int.also { block }

    companion object Named {
        @JvmStatic
        fun of(unsigned: UInt): Unusual<String, Int>? = null.also { unsigned }
    }
}

class ClassReaderTest {
    private fun classNames(): List<String> =
        jarClasses(Unit::class.java) + jarClasses(KotlinClassMetadata::class.java) + ownClasses()

    private fun jarClasses(anchor: Class<*>): List<String> =
        JarFile(File(anchor.protectionDomain.codeSource.location.toURI())).use { jar ->
            jar.entries().asSequence().map { it.name }.filter(::isClass).map(::className).toList()
        }

    private fun ownClasses(): List<String> {
        val folder = File(javaClass.protectionDomain.codeSource.location.toURI())
        return folder.walk().filter { isClass(it.name) }.map { className(it.relativeTo(folder).path) }.toList()
    }

    private fun isClass(path: String) =
        path.endsWith(".class") && !path.startsWith("META-INF") && !path.endsWith("module-info.class")

    private fun className(path: String) = path.removeSuffix(".class").replace('/', '.').replace('\\', '.')

    private fun metadata(name: String): Metadata? =
        try {
            Class.forName(name, false, javaClass.classLoader).getAnnotation(Metadata::class.java)
        } catch (_: LinkageError) {
            // Refers to a class that is not on the class path.
            null
        }

    @Test
    fun `every class is read as the compiler's own library reads it`() {
        var classes = 0
        var lambdas = 0
        for (name in classNames()) {
            val metadata = metadata(name) ?: continue
            assertEquals(MetadataOracle.readClass(metadata), readClass(metadata), name)
            assertEquals(MetadataOracle.readFunctions(metadata), readFunctions(metadata), name)
            assertEquals(MetadataOracle.isLambda(metadata), isLambda(metadata), name)
            classes += if (metadata.kind == 1) 1 else 0
            lambdas += if (isLambda(metadata)) 1 else 0
        }
        assertTrue(classes > 800, "$classes classes")
        assertTrue(lambdas > 10, "$lambdas lambdas")
    }

    @Test
    fun `seven bits a character are read, with and without a mark`() {
        val original = metadata(Unusual::class.java.name)!!
        val bytes = MetadataBytes.decode(original.data1)
        for (mark in listOf("", "\uffff")) {
            val packed = copy(original, data1 = arrayOf(mark + sevenBits(bytes)))
            assertEquals(MetadataOracle.readClass(packed), readClass(packed))
            assertEquals(readClass(original), readClass(packed))
        }
    }

    private fun sevenBits(bytes: ByteArray): String {
        val bits = bytes.flatMap { byte -> (0 until 8).map { byte.toInt() shr it and 1 } }
        return bits
            .chunked(7) { chunk -> chunk.foldIndexed(0) { index, sum, bit -> sum or (bit shl index) } }
            .joinToString("") { "${((it + 1) and 0x7f).toChar()}" }
    }

    @Test
    fun `bytes may be spread over several strings`() {
        val original = metadata(Unusual::class.java.name)!!
        val text = original.data1.joinToString("")
        val spread = copy(original, data1 = text.chunked(17).toTypedArray())
        assertTrue(spread.data1.size > 10)
        assertEquals(readClass(original), readClass(spread))
    }

    @Test
    fun `versions are read that the compiler's own library reads leniently`() {
        val original = metadata(Unusual::class.java.name)!!
        val versions = "0.9 1.0.3 1.1.0 1.1.18 1.4.2 1.9.0 2.0.0 2.4.0 2.9.9 3.0.0 99.0.0"
        for (version in versions.split(" ")) {
            val copy = copy(original, version = version.split(".").map(String::toInt).toIntArray())
            assertEquals(MetadataOracle.readClass(copy), readClass(copy), version)
        }
        assertNull(readClass(copy(original, version = intArrayOf())))
        assertNull(readClass(copy(original, version = intArrayOf(1, 0, 3))))
        assertNotNull(readClass(copy(original, version = intArrayOf(99, 0, 0))))
    }

    private fun copy(
        original: Metadata,
        version: IntArray = original.metadataVersion,
        data1: Array<String> = original.data1,
    ): Metadata {
        val bytecodeVersion = original.bytecodeVersion
        return Metadata(1, version, bytecodeVersion, data1, original.data2, original.extraString, original.packageName)
    }
}
