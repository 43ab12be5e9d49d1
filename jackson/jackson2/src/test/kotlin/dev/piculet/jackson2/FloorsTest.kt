package dev.piculet.jackson2

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use those that ARCHITECTURE allows and no others`() =
        Floors.check("jackson/jackson2", "dev.piculet.jackson2")
}
