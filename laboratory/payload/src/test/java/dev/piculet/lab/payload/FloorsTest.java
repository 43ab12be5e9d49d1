package dev.piculet.lab.payload;

import dev.piculet.floors.Floors;
import org.junit.jupiter.api.Test;

class FloorsTest {
    @Test
    void packagesUseThoseThatArchitectureAllowsAndNoOthers() {
        Floors.check("laboratory/payload", "dev.piculet.lab.payload");
    }
}
