package dev.piculet.lab.runner

import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.GeneratedClasses
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class ClassLogTest {
    private fun loaded(
        name: String,
        source: String,
        bytes: Int,
    ) = listOf(
        "$name source: $source",
        " klass: 0x00007f8708000a08 super: 0x00007f8707000d68 loader: [data: 0x7f] bytes: $bytes checksum: 84209e39",
    )

    private val begins = loaded("dev.piculet.lab.fork.FirstUse\$Begins", "file:/lab/", 400)
    private val ended = loaded("dev.piculet.lab.fork.FirstUse\$Ended", "file:/lab/", 400)
    private val warm = loaded("dev.piculet.lab.fork.FirstUse\$Warm", "file:/lab/", 400)

    @Test
    fun `classes that no file holds are generated`() {
        val log =
            begins +
                loaded("org.example.Library", "file:/library.jar", 1000) +
                loaded("java.sql.Date", "jrt:/java.sql", 1000) +
                loaded("org.example.Inner", "jar:file:/boot.jar!/BOOT-INF/lib/inner.jar!/", 1000) +
                listOf("java.lang.invoke.VarHandles source: shared objects file", " klass: 0x1 super: 0x2") +
                loaded("org.example.Library$\$Lambda$14/0x00007f8708000a08", "org.example.Library", 268) +
                loaded("java.lang.invoke.LambdaForm\$DMH/0x00007f8708003400", "__JVM_LookupDefineClass__", 1017) +
                ended + warm
        assertEquals(GeneratedClasses(2, 1285), ClassLog.generated(log.asSequence()))
    }

    @Test
    fun `only those between the marks count, and those of later calls by themselves`() {
        val made = loaded("org.example.Made/0x1", "__JVM_LookupDefineClass__", 10)
        assertEquals(
            GeneratedClasses(1, 10, allCount = 3, allBytes = 30),
            ClassLog.generated((made + begins + made + ended + made + made + warm + made).asSequence()),
        )
    }

    @Test
    fun `lines that newer JVMs put between a class and its size are passed over`() {
        val made = loaded("org.example.Made/0x1", "__JVM_LookupDefineClass__", 10)
        val between = "set_secondary_supers: hash_slot: 42; klass: x bitmap: 0x0"
        val log = begins + made[0] + between + made[1] + ended + warm
        assertEquals(GeneratedClasses(1, 10), ClassLog.generated(log.asSequence()))
    }

    @Test
    fun `a log that lacks a mark gives no counts`() {
        val made = loaded("org.example.Made/0x1", "__JVM_LookupDefineClass__", 10)
        assertNull(ClassLog.generated((made + ended + warm).asSequence()))
        assertNull(ClassLog.generated((begins + made + ended).asSequence()))
        assertNull(ClassLog.generated((begins + made).asSequence()))
    }

    @Test
    fun `classes are counted by the place that they come from, between the marks of first use`() {
        val before = loaded("org.example.Before", "file:/library.jar", 1)
        val log =
            before + begins +
                loaded("org.example.One", "file:/a/library-1.0.jar", 1000) +
                loaded("org.example.Two", "file:/a/library-1.0.jar", 500) +
                loaded("java.sql.Date", "jrt:/java.sql", 300) +
                listOf("java.lang.Number source: shared objects file (top)", " klass: 0x1 super: 0x2") +
                loaded("org.example.One$\$Lambda$14/0x1", "org.example.One", 268) +
                ended + before + warm
        val expected =
            listOf(
                ClassSource("library-1.0.jar", 2, 1500),
                ClassSource("java.sql", 1, 300),
                ClassSource("an archive", 1, 0),
                ClassSource("generated", 1, 268),
            )
        assertEquals(expected, ClassLog.sources(log.asSequence()))
        assertEquals(emptyList(), ClassLog.sources((begins + before).asSequence()))
    }
}
