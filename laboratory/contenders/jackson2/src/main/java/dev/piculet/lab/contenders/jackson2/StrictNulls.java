package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.module.kotlin.KotlinFeature;
import com.fasterxml.jackson.module.kotlin.KotlinModule;

/** Strict null checks of jackson-module-kotlin, which are off by default. Versions before 2.13 have no {@link KotlinFeature}. */
final class StrictNulls {
    private StrictNulls() {}

    static KotlinModule.Builder set(KotlinModule.Builder builder, boolean isOn) {
        return isOn ? builder.configure(KotlinFeature.StrictNullChecks, true) : builder;
    }
}
