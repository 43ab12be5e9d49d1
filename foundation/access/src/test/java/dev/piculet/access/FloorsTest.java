package dev.piculet.access;

import dev.piculet.floors.Floors;
import org.junit.jupiter.api.Test;

class FloorsTest {
    @Test
    void packagesUseThoseThatArchitectureAllowsAndNoOthers() {
        Floors.check("foundation/access", "dev.piculet.access");
    }
}
