package dev.piculet.reach;

import dev.piculet.floors.Reachability;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The foundation has no classes that the products do not need. */
class UnusedClassesTest {
    private static final List<String> PRODUCTS = List.of(
            "binary/core",
            "binary/kotlin",
            "jackson/core",
            "jackson/jackson3",
            "jackson/jackson2",
            "jackson/kotlin",
            "jackson/jackson3-kotlin",
            "jackson/jackson2-kotlin",
            "jackson/jackson3-dropin",
            "jackson/jackson2-dropin");

    @Test
    void productsUseEveryClassOfTheFoundation() {
        Reachability.check(
                PRODUCTS,
                List.of("foundation/codegen", "foundation/model", "foundation/model-kotlin", "foundation/access"));
    }
}
