package dev.piculet.lab.catalog

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Limit
import dev.piculet.lab.descriptor
import dev.piculet.lab.experiment.Format
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import kotlin.io.path.createDirectories
import kotlin.io.path.name
import kotlin.io.path.outputStream
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
        val families = FamilyPlaces(home).families.map { "${ContenderModule.ROOM}/${it.name}" }
        assertEquals(families.toSet(), all.map { it.module.name }.toSet())
        assertEquals(emptyList(), all.filter { "\$" in "${it.version} ${it.artifacts}" })
    }

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
        val known = "non-finite, negative-zero, distant-times"
        assertEquals(
            "Descriptor x.properties lacks 'long-texts', which is no known limit. Write one of $known: ${fileIn(home, "x")}.",
            e.message,
        )
    }

    @Test
    fun `what a person mistypes in a descriptor is an error that names file and entry, and says what to write`(
        @TempDir home: Path,
    ) {
        fun fault(
            entry: String,
            with: String,
        ): String {
            val file = write(home, "x", RIGHT.replace(entry, with))
            val message = assertThrows<LabException> { ContenderCatalog.of(home) }.message!!
            return message.removePrefix("Descriptor x.properties ").removeSuffix(": $file.")
        }
        assertEquals("has nothing behind 'class='. Fill it", fault("class=C", "class="))
        assertEquals("has format 'jsn'. Write one of json, binary", fault("format=json", "format=jsn"))
        val suites = "objects, ab, required, kotlin, java, json, access, wide, open, try"
        val unknownSuite = "takes part in 'objekts', which is no suite. Write some of $suites"
        assertEquals(unknownSuite, fault("how=", "suites=ab, objekts\nhow="))
        assertEquals("has shareable=yes. Write true or false", fault("how=", "shareable=yes\nhow="))
        assertEquals("has id 'y'. Name it y.properties", fault("id=x", "id=y"))
        assertEquals("has id 'X 1'. Write small letters, digits and '-'", fault("id=x", "id=X 1"))
        assertEquals("has artifact 'a:b'. Write group:artifact:version", fault("a:b:{version}", "a:b"))
        val property = "has version \${x.version}, which no pom knows. Add it to the properties of laboratory/pom.xml"
        assertEquals(property, fault("version=1", "version=\${x.version}"))
        val number = "has no number behind 'flags.since.' in 'flags.since.next'. Write one"
        assertEquals(number, fault("how=", "flags.since.next=-A\nhow="))
        val unknown = fault("how=", "shareble=true\nhow=")
        assertTrue(unknown.startsWith("has an unknown entry 'shareble'. There are id, class, "), unknown)
        val escape = "has a backslash and 'u' without four digits. Write the character itself"
        assertEquals(escape, fault("how=", "how=\\u12"))
    }

    @Test
    fun `a descriptor is in UTF-8`(
        @TempDir home: Path,
    ) {
        write(home, "x", RIGHT.replace("how=Well.", "how=Für Größen ≥ 1."))
        assertEquals("Für Größen ≥ 1.", ContenderCatalog.of(home).all.single().how)
    }

    @Test
    fun `two contenders of one id are an error that names both families`(
        @TempDir home: Path,
    ) {
        write(home, "one", RIGHT)
        write(home, "two", RIGHT)
        assertEquals(
            "There are several contenders 'x', in laboratory/contenders/one and laboratory/contenders/two. " +
                "Give one of them another id.",
            assertThrows<LabException> { ContenderCatalog.of(home) }.message,
        )
    }

    @Test
    fun `a version that can be none is an error before anybody is asked for it`() {
        for (request in listOf("kryo@build/libs/", "kryo@a:b:1:2:3:4", "kryo@5 6")) {
            val e = assertThrows<LabException> { catalog.select(request) }
            val message = "Contender '$request' names no version and no jar. The path of a jar ends with '.jar'."
            assertEquals(message, e.message)
        }
    }

    @Test
    fun `a module tells whether it has a class, in a folder and in a jar`(
        @TempDir home: Path,
    ) {
        val place = home.resolve("classes")
        val module = ContenderModule("family", place, home)
        assertFalse(module.hasClass("a.B"), "not built")
        place.resolve("a").createDirectories().resolve("B.class").writeText("")
        assertTrue(module.hasClass("a.B") && !module.hasClass("a.C"))
        val jar = home.resolve("family.jar")
        ZipOutputStream(jar.outputStream()).use { it.putNextEntry(ZipEntry("a/B.class")) }
        val jarred = ContenderModule("family", jar, home)
        assertTrue(jarred.hasClass("a.B") && !jarred.hasClass("a.C"))
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
    ): Path = fileIn(home, module).also { it.parent.createDirectories() }.also { it.writeText(text) }

    private fun fileIn(
        home: Path,
        module: String,
    ): Path = home.resolve("laboratory/engine/target/classes/contenders/$module/src/main/descriptors/x.properties")

    private companion object {
        const val RIGHT = "id=x\nclass=C\nversion=1\nartifacts=a:b:{version}\nformat=json\nhow=Well.\n"
    }
}
