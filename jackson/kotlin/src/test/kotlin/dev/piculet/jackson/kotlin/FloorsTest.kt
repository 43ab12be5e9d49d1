package dev.piculet.jackson.kotlin

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use what ARCHITECTURE says and nothing else`() = Floors
        .check("jackson/kotlin", "dev.piculet.jackson.kotlin")
}
