package io.github.projectmapk.jackson.module.kogera;

import com.fasterxml.jackson.databind.module.SimpleModule;

/** Stands for kogera's class of this name: the same ways to make it, and nothing else. */
public final class KotlinModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    /** The settings of the builder. */
    public final boolean strictNullChecks;

    private KotlinModule(boolean strictNullChecks) {
        this.strictNullChecks = strictNullChecks;
    }

    /** Stands for kogera's class of this name. */
    public static final class Builder {
        private boolean strictNullChecks = true;

        public Builder configure(KotlinFeature feature, boolean enabled) {
            strictNullChecks = enabled;
            return this;
        }

        public KotlinModule build() {
            return new KotlinModule(strictNullChecks);
        }
    }
}
