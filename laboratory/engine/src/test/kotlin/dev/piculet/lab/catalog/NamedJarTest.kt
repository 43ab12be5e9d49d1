package dev.piculet.lab.catalog

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.descriptor
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.name
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals

class NamedJarTest {
    @TempDir
    lateinit var folder: Path

    private val standIn by lazy { KogeraStandIn(folder, "2.15.2") }
    private val artifacts =
        listOf("com.github.ProjectMapK:jackson-module-kogera:{version}", "org.example:dates:{release}")
    private val catalog =
        ContenderCatalog(
            listOf(
                descriptor("kogera", artifacts = artifacts),
                descriptor("jackson", artifacts = listOf("a:a:1", "org.example:first:{version}", "$KOGERA:{version}")),
                descriptor("jdk", artifacts = emptyList()),
            ),
        )

    @Test
    fun `a jar stands for the first artifact with a version, and the others have the version that its pom names`() {
        val selection = catalog.select("kogera@${standIn.jar()}")
        assertEquals("2.15.2-beta0", selection.jar!!.version)
        val expected = listOf("$KOGERA:2.15.2-beta0", "org.example:dates:2.15.2")
        assertEquals(expected, selection.artifacts)
    }

    @Test
    fun `a jar stands for the artifact of its name, wherever that is listed`() {
        val expected = listOf("a:a:1", "org.example:first:2.15.2-beta0", "$KOGERA:2.15.2-beta0")
        assertEquals(expected, catalog.select("jackson@${standIn.jar()}").artifacts)
    }

    @Test
    fun `a jar without a pom takes the one beside it`() {
        val jar = standIn.jar("other.jar", hasPom = false)
        folder.resolve("other.pom").writeText(standIn.pom)
        assertEquals("io.github.projectmapk:jackson-module-kogera:2.15.2-beta0", NamedJar.read(jar).coordinates)
    }

    @Test
    fun `a group or version that the pom takes from its parent is found there`() {
        val jar = standIn.jar("child.jar", hasPom = false)
        val parent = "<parent><groupId>g</groupId><artifactId>p</artifactId><version>3</version></parent>"
        folder.resolve("child.pom").writeText("<project>$parent<artifactId>child</artifactId></project>")
        assertEquals("g:child:3", NamedJar.read(jar).coordinates)
    }

    @Test
    fun `a jar that nothing is known about is a usage error that says what to do`() {
        val jar = standIn.jar("other.jar", hasPom = false)
        val place = folder.resolve("other.pom")
        val unknown = "$jar has no pom inside, so its dependencies are unknown"
        assertFault("$unknown. Put the pom beside it, as $place.", "kogera@$jar")
        place.writeText("<project><artifactId>other</artifactId></project>")
        assertFault("The pom of $jar names no groupId.", "kogera@$jar")
        place.writeText("pom")
        val e = assertThrows<LabException> { catalog.select("kogera@$jar") }
        assertEquals("The pom of $jar can't be read", e.message!!.substringBefore(" ("))
    }

    @Test
    fun `a jar that is not there, or is none, is a usage error`() {
        val missing = folder.resolve("missing.jar")
        assertFault("There is no jar $missing.", "kogera@$missing")
        val text = folder.resolve("text.jar").apply { writeText("text") }
        val e = assertThrows<LabException> { catalog.select("kogera@$text") }
        assertEquals("$text can't be read as a jar", e.message!!.substringBefore(" ("))
    }

    private companion object {
        const val KOGERA = "io.github.projectmapk:jackson-module-kogera"
    }

    private fun assertFault(
        message: String,
        request: String,
    ) {
        val e = assertThrows<LabException> { catalog.select(request) }
        assertEquals(message, e.message)
        assertEquals(ExitCode.USAGE, e.exitCode)
    }

    @Test
    fun `a contender without a library takes no jar`() {
        val selection = catalog.select("jdk@${standIn.jar()}")
        val e = assertThrows<LabException> { selection.artifacts }
        assertEquals("Contender 'jdk' measures no library that a jar can stand for.", e.message)
    }

    /** `jackson-module-kogera` plays the part of a module of ours here. */
    @Test
    fun `a jar of this checkout's from another build brings those beside it, and our libraries stay`() {
        val product = folder.resolve("checkout/product").createDirectories()
        val names = listOf("access-1.0.jar", "jackson-module-kogera-1.0.jar", "model-1.0.jar")
        names.forEach { product.resolve(it).writeText("") }
        val other = folder.resolve("other").createDirectories()
        val model = other.resolve("model-0.9.jar").apply { writeText("") }
        val jar = KogeraStandIn(other, "2.15.2").jar()
        val module = ContenderModule("module", folder.resolve("classes"), product)
        val selection = ContenderCatalog(listOf(descriptor("ours").copy(module = module))).select("ours@$jar")
        assertEquals(listOf(product.resolve("access-1.0.jar"), jar, model), selection.product)
        assertEquals(listOf("org.example:ours:1.0"), selection.artifacts)
        val ready = ReadyContender(selection, emptyList(), emptyList())
        assertEquals(listOf("access-1.0.jar", jar.name, "model-0.9.jar", "classes"), ready.ownClassPath.map { it.name })
    }

    @Test
    fun `two jars of one contender are two contenders`() {
        val first = standIn.jar("a.jar")
        assertNotEquals(catalog.select("kogera@$first"), catalog.select("kogera@${standIn.jar("b.jar")}"))
        assertEquals(catalog.select("kogera@$first"), catalog.select("kogera@$first"))
    }
}
