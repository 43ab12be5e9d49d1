package dev.piculet.lab.catalog

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Limit
import dev.piculet.lab.descriptor
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class ContenderCatalogTest {
    private val catalog = ContenderCatalog(listOf(descriptor("kryo"), descriptor("jdk", artifacts = emptyList())))

    @Test
    fun `an id alone selects the version of the descriptor`() {
        assertEquals("kryo@1.0", catalog.select("kryo").toString())
    }

    @Test
    fun `another version goes into the coordinates`() {
        val selection = catalog.select("kryo@0.9")
        assertEquals(listOf("org.example:kryo:0.9"), selection.descriptor.artifactsOf(selection.version))
    }

    @Test
    fun `an unknown contender is a usage error that lists the known ones`() {
        val e = assertThrows<LabException> { catalog.select("krio") }
        assertEquals("There is no contender 'krio'. There are: jdk, kryo.", e.message)
        assertEquals(ExitCode.USAGE, e.exitCode)
    }

    @Test
    fun `a contender without a library has one version`() {
        val e = assertThrows<LabException> { catalog.select("jdk@2") }
        assertEquals("Contender 'jdk' comes in one version, 1.0. Ask for it without '@2'.", e.message)
    }

    @Test
    fun `an empty version is a usage error`() {
        val e = assertThrows<LabException> { catalog.select("kryo@") }
        assertEquals("Contender 'kryo@' names no version. Write 'kryo' or 'kryo@VERSION'.", e.message)
    }

    @Test
    fun `contenders are known before their modules are built`(
        @TempDir home: Path,
    ) {
        write(home, "family", "id=x\nclass=C\nversion=1\nartifacts=\nformat=json\nhow=Well.\n")
        val x = ContenderCatalog.of(home).all.single()
        assertEquals(Format.JSON, x.format)
        assertTrue(x.artifacts.isEmpty())
        assertEquals("laboratory/contenders/family", x.module.name)
        assertFalse(x.module.isBuilt)
        assertEquals(emptyList(), x.module.product)
        val target = home.resolve("laboratory/contenders/family/target")
        val jar = target.resolve("product").createDirectories().resolve("a.jar").apply { writeText("") }
        assertEquals(target.resolve("classes").createDirectories(), x.module.classes)
        assertTrue(x.module.isBuilt)
        assertEquals(listOf(jar), x.module.product)
    }

    /** Otherwise a build of the engine would leave them out. */
    @Test
    fun `the engine has the descriptors of every family, with versions in place of properties`() {
        val home = Path.of(System.getProperty("piculet.lab.home"))
        val all = ContenderCatalog.of(home).all
        val families = named("module", home.resolve("${ContenderModule.ROOM}/pom.xml"))
        assertEquals(families.map { "${ContenderModule.ROOM}/$it" }.toSet(), all.map { it.module.name }.toSet())
        assertEquals(emptyList(), all.filter { "\$" in "${it.version} ${it.artifacts}" })
        assertEquals(emptyList(), Suites.all.flatMap { it.contenders + it.baseline } - all.map { it.id }.toSet())
    }

    /** Otherwise its tests would leave it out, or measure an earlier build. */
    @Test
    fun `the engine's tests and the jar are built after every family of contenders`() {
        val laboratory = Path.of(System.getProperty("piculet.lab.home"), "laboratory")
        val families = named("module", laboratory.resolve("contenders/pom.xml"))
        val prefix = "piculet-lab-contender-"
        val needed = named("artifactId", laboratory.resolve("all/pom.xml")).filter { it.startsWith(prefix) }
        assertEquals(families.map { prefix + it }.sorted(), needed.sorted())
        assertTrue(families.size > 10, "$families")
    }

    private fun named(
        element: String,
        pom: Path,
    ): List<String> = Regex("<$element>(.*)</$element>").findAll(pom.readText()).map { it.groupValues[1] }.toList()

    @Test
    fun `flags apply from their JDK on`(
        @TempDir home: Path,
    ) {
        write(
            home,
            "x",
            "id=x\nclass=C\nversion=1\nartifacts=a:b:{version}, c:d:2\nformat=binary\nhow=Well.\n" +
                "flags=-A -B\nflags.since.24=-C\n",
        )
        val x = ContenderCatalog.of(home).all.single()
        assertEquals(listOf("-A", "-B"), x.flagsFor(17))
        assertEquals(listOf("-A", "-B", "-C"), x.flagsFor(25))
        assertEquals(listOf("a:b:9", "c:d:2"), x.artifactsOf("9"))
    }

    @Test
    fun `contenders need not hold values that JSON can't express or that a descriptor excludes`(
        @TempDir home: Path,
    ) {
        val rest = "id=x\nclass=C\nversion=1\nartifacts=\nhow=Well.\n"
        write(home, "x", rest + "format=json\nlacks=negative-zero\n")
        assertEquals(setOf(Limit.NON_FINITE, Limit.NEGATIVE_ZERO), ContenderCatalog.of(home).all.single().limits)
        write(home, "x", rest + "format=binary\n")
        assertEquals(emptySet(), ContenderCatalog.of(home).all.single().limits)
        write(home, "x", rest + "format=binary\nlacks=long-texts\n")
        val e = assertThrows<LabException> { ContenderCatalog.of(home) }
        assertEquals(
            "Descriptor x.properties lacks 'long-texts', which is no known limit. Limits: non-finite, negative-zero, distant-times.",
            e.message,
        )
    }

    @Test
    fun `a descriptor that lacks an entry is named`(
        @TempDir home: Path,
    ) {
        val file = write(home, "x", "id=x\n")
        val e = assertThrows<LabException> { ContenderCatalog.of(home) }
        assertEquals("Descriptor x.properties has no entry 'class'. Add it: $file.", e.message)
    }

    @Test
    fun `a folder that is no checkout is said to be none`(
        @TempDir home: Path,
    ) {
        val e = assertThrows<LabException> { ContenderCatalog.of(home) }
        assertTrue(e.message!!.endsWith("is not a folder. Run ./lab from a checkout of Piculet."), e.message)
    }

    private fun write(
        home: Path,
        module: String,
        text: String,
    ): Path {
        val contenders = home.resolve("laboratory/engine/target/classes/contenders")
        val folder = contenders.resolve("$module/src/main/descriptors").createDirectories()
        return folder.resolve("x.properties").also { it.writeText(text) }
    }
}
