package dev.piculet.model;

import dev.piculet.floors.Floors;
import org.junit.jupiter.api.Test;

class FloorsTest {
    @Test
    void packagesUseThoseThatArchitectureAllowsAndNoOthers() {
        Floors.check("foundation/model", "dev.piculet.model");
    }
}
