package dev.piculet.lab.catalog

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import org.w3c.dom.Element
import org.xml.sax.SAXException
import java.io.ByteArrayInputStream
import java.io.IOException
import java.nio.file.Path
import java.util.zip.ZipFile
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.io.path.exists
import kotlin.io.path.isRegularFile
import kotlin.io.path.nameWithoutExtension
import kotlin.io.path.readBytes

/**
 * A jar that the user names in place of a version, with the pom that tells its dependencies.
 *
 * @property pom the text of the pom, inside the jar or in the file beside it that has the jar's name
 */
class NamedJar private constructor(
    val file: Path,
    val pom: ByteArray,
    val groupId: String,
    val artifactId: String,
    val version: String,
) {
    /** `group:artifact:version`. */
    val coordinates: String get() = "$groupId:$artifactId:$version"

    companion object {
        private const val POM = "pom.xml"

        /** @throws LabException if there is no such jar, or it has no pom that names it */
        fun read(file: Path): NamedJar {
            if (!file.isRegularFile()) throw fault("There is no jar $file.")
            val pom = inside(file) ?: beside(file)
            if (pom == null) {
                val place = file.resolveSibling("${file.nameWithoutExtension}.pom")
                val unknown = "$file has no pom inside, so its dependencies are unknown"
                throw fault("$unknown. Put the pom beside it, as $place.")
            }
            return of(file, pom)
        }

        /** A jar that contains others has several poms. Its own is the one whose artifact begins the name of the file. */
        private fun inside(file: Path): ByteArray? =
            try {
                ZipFile(file.toFile()).use { zip ->
                    val poms = zip.entries().asSequence().filter { it.name.startsWith("META-INF/maven/") }
                    val all = poms.filter { it.name.endsWith("/$POM") }.toList()
                    val own = all.singleOrNull() ?: all.firstOrNull {
                        "${file.fileName}".startsWith(artifactIn(it.name))
                    }
                    own?.let { zip.getInputStream(it).use { text -> text.readBytes() } }
                }
            } catch (e: IOException) {
                throw fault("$file can't be read as a jar (${e.message}).", e)
            }

        private fun artifactIn(entry: String) = entry.removeSuffix("/$POM").substringAfterLast('/')

        private fun beside(file: Path): ByteArray? =
            file.resolveSibling("${file.nameWithoutExtension}.pom").takeIf { it.exists() }?.readBytes()

        private fun of(
            file: Path,
            pom: ByteArray,
        ): NamedJar {
            val root =
                try {
                    parsed(pom)
                } catch (e: SAXException) {
                    throw fault("The pom of $file can't be read (${e.message}).", e)
                } catch (e: IOException) {
                    // Bytes that are not of its encoding.
                    throw fault("The pom of $file can't be read (${e.message}).", e)
                }

            fun value(name: String): String {
                val found = root.child(name) ?: root.child("parent")?.child(name)
                return found?.textContent?.trim()?.takeIf { it.isNotEmpty() && "\${" !in it }
                    ?: throw fault("The pom of $file names no $name.")
            }
            return NamedJar(file, pom, value("groupId"), value("artifactId"), value("version"))
        }

        private fun parsed(pom: ByteArray): Element =
            DocumentBuilderFactory
                .newInstance()
                .apply { setFeature("http://apache.org/xml/features/disallow-doctype-decl", true) }
                .newDocumentBuilder()
                .apply { setErrorHandler(null) }
                .parse(ByteArrayInputStream(pom))
                .documentElement

        private fun Element.child(name: String): Element? =
            (0 until childNodes.length).map(childNodes::item).filterIsInstance<Element>().find { it.tagName == name }

        private fun fault(
            message: String,
            cause: Exception? = null,
        ) = LabException(message, ExitCode.USAGE, cause)
    }
}
