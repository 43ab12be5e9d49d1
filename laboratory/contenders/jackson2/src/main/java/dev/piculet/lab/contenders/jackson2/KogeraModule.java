package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.Module;

/**
 * Makes kogera's Jackson module by reflection: kogera is not in the registry that this project builds from, so its
 * classes are there when a lab has found them elsewhere, and never when this class is compiled.
 */
final class KogeraModule {
    private static final String BUILDER = ".KotlinModule$Builder";

    private KogeraModule() {}

    /** @throws ClassNotFoundException if kogera is not there */
    static Module create(boolean strictNullChecks) throws ReflectiveOperationException {
        return create(builderType(), strictNullChecks);
    }

    /**
     * Does what {@code Builder().configure(KotlinFeature.StrictNullChecks, …).build()} does. The feature is set either way
     * because its default differs from version to version.
     */
    static Module create(Class<?> builderType, boolean strictNullChecks) throws ReflectiveOperationException {
        Class<?> featureType = Class.forName(builderType.getPackageName() + ".KotlinFeature");
        Object feature = featureType.getField("StrictNullChecks").get(null);
        Object builder = builderType.getConstructor().newInstance();
        builderType.getMethod("configure", featureType, boolean.class).invoke(builder, feature, strictNullChecks);
        return (Module) builderType.getMethod("build").invoke(builder);
    }

    /** Versions before 2.15.2-beta0 stand in the package of the module that they were forked from. */
    private static Class<?> builderType() throws ClassNotFoundException {
        try {
            return Class.forName("io.github.projectmapk.jackson.module.kogera" + BUILDER);
        } catch (ClassNotFoundException missing) {
            try {
                return Class.forName("com.fasterxml.jackson.module.kotlin" + BUILDER);
            } catch (ClassNotFoundException missingToo) {
                throw missing;
            }
        }
    }
}
