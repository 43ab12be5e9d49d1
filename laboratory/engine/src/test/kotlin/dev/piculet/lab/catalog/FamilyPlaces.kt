package dev.piculet.lab.catalog

import java.nio.file.Path
import java.util.Properties
import kotlin.io.path.exists
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readText
import kotlin.io.path.reader

/** Every place that a family of contenders has to be in, as docs/add-a-contender.md tells. A build leaves out what it misses. */
internal class FamilyPlaces(
    checkout: Path,
) {
    private val laboratory = checkout.resolve("laboratory")
    private val modules = named("module", laboratory.resolve("contenders/pom.xml"))
    private val needed = named("artifactId", laboratory.resolve("all/pom.xml"))
    private val equalWork = laboratory.resolve("engine/src/test/resources/golden/equal-work.txt").readText().lines()

    /** The folders of families, in alphabetical order. */
    val families: List<Path> =
        laboratory.resolve("contenders").listDirectoryEntries().filter { it.resolve("pom.xml").exists() }.sorted()

    /** Returns what a contributor still has to add, a line each. */
    fun missing(): List<String> = families.flatMap { ofFamily(it) + descriptorsOf(it).flatMap(::ofContender) }

    private fun ofFamily(family: Path): List<String> {
        val name = family.name
        val artifact = "piculet-lab-contender-$name"
        val isNamed = "<artifactId>$artifact</artifactId>" in family.resolve("pom.xml").readText()
        return listOfNotNull(
            "name its artifact $artifact in its pom.xml".takeUnless { isNamed },
            "add <module>$name</module> to laboratory/contenders/pom.xml".takeUnless { name in modules },
            "add a dependency on $artifact to laboratory/all/pom.xml".takeUnless { artifact in needed },
            "add src/main/descriptors/ID.properties for each contender".takeIf { descriptorsOf(family).isEmpty() },
        ).map { "laboratory/contenders/$name: $it" }
    }

    private fun ofContender(descriptor: Path): List<String> {
        val entries = Properties().apply { descriptor.reader().use { load(it) } }
        val id = entries.getProperty("id")
        val isExamined = entries.getProperty("repository") != null || equalWork.any { it.startsWith("$id on ") }
        val hasSuites = !entries.getProperty("suites").isNullOrBlank()
        return listOfNotNull(
            "add suites=… with the suites that it takes part in".takeUnless { hasSuites },
            "let EqualWorkTest add it to golden/equal-work.txt, with -Dgolden.update=true".takeUnless { isExamined },
        ).map { "${descriptor.name}: $it" }
    }

    private fun descriptorsOf(family: Path): List<Path> {
        val folder = family.resolve("src/main/descriptors")
        return if (folder.isDirectory()) folder.listDirectoryEntries("*.properties").sorted() else emptyList()
    }

    private fun named(
        element: String,
        pom: Path,
    ): List<String> = Regex("<$element>(.*)</$element>").findAll(pom.readText()).map { it.groupValues[1] }.toList()
}
