package dev.piculet.lab

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use those that ARCHITECTURE allows and no others`() = Floors
        .check("laboratory/engine", "dev.piculet.lab")
}
