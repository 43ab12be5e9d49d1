package dev.piculet.jackson3

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use what ARCHITECTURE says and nothing else`() = Floors
        .check("jackson/jackson3", "dev.piculet.jackson3")
}
