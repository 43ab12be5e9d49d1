package dev.piculet.model.kotlin

import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import kotlin.io.path.Path
import kotlin.io.path.createParentDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** Compares models as text with checked-in files; `-Dgolden.update=true` rewrites them. */
internal object Golden {
    fun check(
        name: String,
        vararg types: Class<*>,
    ) {
        val models = ClassModels.create()
        val actual = types.joinToString("\n") { models.of(it).describe() }
        val file = Path("src/test/resources/golden/$name.txt")
        if (System.getProperty("golden.update").toBoolean()) {
            file.createParentDirectories().writeText(actual)
        }
        assertEquals(file.readText(), actual)
    }
}
