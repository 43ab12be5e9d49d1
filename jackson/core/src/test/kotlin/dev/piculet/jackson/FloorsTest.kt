package dev.piculet.jackson

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use those that ARCHITECTURE allows and no others`() =
        Floors.check("jackson/core", "dev.piculet.jackson")
}
