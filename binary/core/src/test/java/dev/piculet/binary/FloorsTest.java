package dev.piculet.binary;

import dev.piculet.floors.Floors;
import org.junit.jupiter.api.Test;

class FloorsTest {
    @Test
    void packagesUseThoseThatArchitectureAllowsAndNoOthers() {
        Floors.check("binary/core", "dev.piculet.binary");
    }
}
