package dev.piculet.lab.environment

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.nio.file.attribute.FileTime
import kotlin.io.path.copyTo
import kotlin.io.path.createDirectories
import kotlin.io.path.setLastModifiedTime
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals

class ClassPathDigestTest {
    @TempDir
    lateinit var folder: Path

    private val digest = ClassPathDigest()

    private fun file(
        name: String,
        content: String,
    ): Path = folder.resolve(name).also { it.parent.createDirectories() }.apply { writeText(content) }

    @Test
    fun `the same classes elsewhere, and of another day, are the same`() {
        val first = file("a/p/X.class", "x").parent.parent
        val copy = file("b/p/X.class", "x").apply { setLastModifiedTime(FileTime.fromMillis(1)) }.parent.parent
        assertEquals(digest.of(listOf(first)), digest.of(listOf(copy)))
    }

    @Test
    fun `another content, name or order is another build`() {
        val x = file("x.jar", "x")
        val y = file("y.jar", "y")
        val sums =
            listOf(
                listOf(x, y),
                listOf(y, x),
                listOf(x),
                listOf(x, y, x),
                listOf(file("c/p/X.class", "x").parent.parent),
                listOf(file("d/p/Y.class", "x").parent.parent),
                listOf(file("e/p/X.class", "z").parent.parent),
            ).map(digest::of)
        assertEquals(sums, sums.distinct())
    }

    @Test
    fun `a change is seen by a digest that knows the file`() {
        val folder = file("classes/X.class", "one").parent
        val before = digest.of(listOf(folder))
        file("classes/X.class", "another")
        assertNotEquals(before, digest.of(listOf(folder)))
        file("classes/X.class", "one")
        assertEquals(before, digest.of(listOf(folder)))
        file("Y.class", "new").copyTo(folder.resolve("Y.class"))
        assertNotEquals(before, digest.of(listOf(folder)))
    }

    @Test
    fun `a missing entry counts as empty, as for a JVM`() {
        val empty = folder.resolve("empty").createDirectories()
        assertEquals(digest.of(listOf(empty)), digest.of(listOf(folder.resolve("missing"))))
    }
}
