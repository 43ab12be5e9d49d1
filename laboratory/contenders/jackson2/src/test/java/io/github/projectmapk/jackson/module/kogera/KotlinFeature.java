package io.github.projectmapk.jackson.module.kogera;

/** Stands for kogera's enum of this name. */
public enum KotlinFeature {
    StrictNullChecks
}
