package dev.piculet.lab

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use what ARCHITECTURE says and nothing else`() = Floors.check("laboratory/engine", "dev.piculet.lab")
}
