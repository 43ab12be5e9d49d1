package dev.piculet.jackson3

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use those that ARCHITECTURE allows and no others`() =
        Floors.check("jackson/jackson3", "dev.piculet.jackson3")
}
