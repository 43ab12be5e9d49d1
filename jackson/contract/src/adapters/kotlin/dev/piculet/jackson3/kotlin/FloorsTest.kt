package dev.piculet.jackson3.kotlin

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use those that ARCHITECTURE allows and no others`() = Floors
        .check("jackson/jackson3-kotlin", "dev.piculet.jackson3.kotlin")
}
