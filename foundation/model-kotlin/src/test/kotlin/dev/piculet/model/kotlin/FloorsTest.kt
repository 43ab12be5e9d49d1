package dev.piculet.model.kotlin

import dev.piculet.floors.Floors
import org.junit.jupiter.api.Test

class FloorsTest {
    @Test
    fun `packages use those that ARCHITECTURE allows and no others`() = Floors
        .check("foundation/model-kotlin", "dev.piculet.model.kotlin")
}
