package dev.piculet.codegen;

import dev.piculet.floors.Floors;
import org.junit.jupiter.api.Test;

class FloorsTest {
    @Test
    void packagesUseThoseThatArchitectureAllowsAndNoOthers() {
        Floors.check("foundation/codegen", "dev.piculet.codegen");
    }
}
