package dev.piculet.lab.catalog

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.createParentDirectories
import kotlin.io.path.name
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class FamilyPlacesTest {
    @TempDir
    lateinit var checkout: Path

    private val home = Path.of(System.getProperty("piculet.lab.home"))

    private fun write(
        file: String,
        text: String,
    ) = checkout.resolve("laboratory/$file").createParentDirectories().writeText(text)

    @Test
    fun `every family of contenders is in every place`() {
        val places = FamilyPlaces(home)
        assertEquals(emptyList(), places.missing())
        assertTrue(places.families.size > 10, "${places.families}")
    }

    @Test
    fun `each place that a contributor forgets is named, with what to add`() {
        write("contenders/pom.xml", "<module>right</module>")
        write("all/pom.xml", "<artifactId>piculet-lab-contender-right</artifactId>")
        write("engine/src/test/resources/golden/equal-work.txt", "right on objects: 22 right\n")
        write("contenders/right/pom.xml", "<artifactId>piculet-lab-contender-right</artifactId>")
        write("contenders/right/src/main/descriptors/right.properties", "id=right\nsuites=objects\n")
        write("contenders/right/src/main/descriptors/far.properties", "id=far\nsuites=objects\nrepository=https://x\n")
        checkout.resolve("laboratory/contenders/sources").createDirectories()
        assertEquals(listOf("right"), FamilyPlaces(checkout).families.map { it.name })
        assertEquals(emptyList(), FamilyPlaces(checkout).missing())
        write("contenders/empty/pom.xml", "<artifactId>empty</artifactId>")
        write("contenders/right/src/main/descriptors/new.properties", "id=new\nsuites=\n")
        assertEquals(
            listOf(
                "laboratory/contenders/empty: name its artifact piculet-lab-contender-empty in its pom.xml",
                "laboratory/contenders/empty: add <module>empty</module> to laboratory/contenders/pom.xml",
                "laboratory/contenders/empty: add a dependency on piculet-lab-contender-empty to laboratory/all/pom.xml",
                "laboratory/contenders/empty: add src/main/descriptors/ID.properties for each contender",
                "new.properties: add suites=… with the suites that it takes part in",
                "new.properties: let EqualWorkTest add it to golden/equal-work.txt, with -Dgolden.update=true",
            ),
            FamilyPlaces(checkout).missing(),
        )
    }
}
