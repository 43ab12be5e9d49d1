package dev.piculet.lab.contenders.jackson2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.databind.Module;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.payload.Payloads;
import io.github.projectmapk.jackson.module.kogera.KotlinModule;
import org.junit.jupiter.api.Test;

/** Runs on a stand-in for kogera with the same names. It shows how kogera is configured, not how it behaves. */
class KogeraTest {
    @Test
    void strictNullChecksAreSetEitherWay() throws Exception {
        for (boolean strict : new boolean[] {true, false}) {
            KotlinModule module = assertInstanceOf(KotlinModule.class, KogeraModule.create(strict));
            assertEquals(strict, module.strictNullChecks);
        }
    }

    /** Kogera's first versions have the names of the module that they were forked from, so that module stands for them. */
    @Test
    void firstVersionsAreMadeUnderTheirOldNames() throws Exception {
        Class<?> builderType = com.fasterxml.jackson.module.kotlin.KotlinModule.Builder.class;
        for (boolean strict : new boolean[] {true, false}) {
            Module module = KogeraModule.create(builderType, strict);
            assertEquals(
                    strict,
                    assertInstanceOf(com.fasterxml.jackson.module.kotlin.KotlinModule.class, module)
                            .getStrictNullChecks());
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void bindsPayloadsAsTheyAre() throws Exception {
        TextBinding<Object> binding =
                (TextBinding<Object>) new KogeraContender().bind(Payloads.create("required", "java-plain", 42L));
        Object value = binding.deserializeText("{\"token\":\"abc\",\"unknown\":1}");
        assertEquals("abc", value.getClass().getMethod("getToken").invoke(value));
    }
}
