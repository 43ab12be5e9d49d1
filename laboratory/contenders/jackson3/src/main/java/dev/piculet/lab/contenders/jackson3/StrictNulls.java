package dev.piculet.lab.contenders.jackson3;

import tools.jackson.module.kotlin.KotlinFeature;
import tools.jackson.module.kotlin.KotlinModule;

/** Strict null checks of jackson-module-kotlin. */
final class StrictNulls {
    private StrictNulls() {}

    static KotlinModule.Builder set(KotlinModule.Builder builder, boolean isOn) {
        return builder.configure(KotlinFeature.StrictNullChecks, isOn);
    }
}
