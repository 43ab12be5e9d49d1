package dev.piculet.jackson3;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.CodePaths;
import dev.piculet.jackson.bean.JavaModels;
import dev.piculet.jackson3.beans.BuilderDeserializer;
import dev.piculet.jackson3.beans.GeneratingSerializer;
import dev.piculet.jackson3.beans.JacksonCalls;
import dev.piculet.jackson3.beans.JavaBeanDeserializer;
import java.util.List;
import tools.jackson.core.Version;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.bean.BuilderBasedDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * Makes a mapper read and write Java classes and records by generated code, which gives the same and is faster. {@code
 * findAndAddModules()} finds it. What it can't do stays Jackson's own, and {@link #diagnostics} says why. Classes of Kotlin
 * are left to a module for Kotlin, in any order of the two. One module may serve several mappers. Thread-safe.
 */
public final class PiculetModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    private static final String NAME = "dev.piculet.jackson3.PiculetModule";

    private final int generateAfter;
    private final boolean readsBuffer;
    private final boolean writesBuffer;

    /** Not made in the constructor: a module that was serialized comes back without. */
    private transient BeanSettings settings;

    /** Creates the module as frameworks do. */
    public PiculetModule() {
        this(builder());
    }

    private PiculetModule(Builder builder) {
        super(NAME, new Version(0, 1, 0, "SNAPSHOT", "dev.piculet", "piculet-jackson3"));
        generateAfter = builder.generateAfter;
        readsBuffer = builder.readsBuffer;
        writesBuffer = builder.writesBuffer;
    }

    /** Returns a builder of a module that is not as frameworks make it. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the path that each class takes so far, and why: a line for reading, one for writing, and more where whole
     * objects are tried.
     */
    public List<String> diagnostics() {
        return settings().paths().lines();
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addDeserializerModifier(new Deserializers(this));
        context.addSerializerModifier(new Serializers(this));
    }

    private synchronized BeanSettings settings() {
        if (settings == null) {
            settings = new BeanSettings(new JavaModels(), generateAfter, readsBuffer, writesBuffer, new CodePaths());
        }
        return settings;
    }

    private static final class Deserializers extends ValueDeserializerModifier {
        private static final long serialVersionUID = 1L;

        private final PiculetModule module;

        Deserializers(PiculetModule module) {
            this.module = module;
        }

        @Override
        public ValueDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription.Supplier description, ValueDeserializer<?> deserializer) {
            Class<?> way = deserializer.getClass();
            boolean isKnown = way == BeanDeserializer.class || way == BuilderBasedDeserializer.class;
            if (!isKnown || JavaModels.isKotlin(description.getBeanClass())) {
                return deserializer;
            }
            return deserializer instanceof BeanDeserializer beans
                    ? new JavaBeanDeserializer(beans, module.settings())
                    : new BuilderDeserializer((BuilderBasedDeserializer) deserializer, description, module.settings());
        }
    }

    private static final class Serializers extends ValueSerializerModifier {
        private static final long serialVersionUID = 1L;

        private final PiculetModule module;

        Serializers(PiculetModule module) {
            this.module = module;
        }

        @Override
        public ValueSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription.Supplier description, ValueSerializer<?> serializer) {
            return JacksonCalls.isPlainBeans(serializer) && !JavaModels.isKotlin(description.getBeanClass())
                    ? new GeneratingSerializer((BeanSerializerBase) serializer, module.settings())
                    : serializer;
        }
    }

    /** Makes a {@link PiculetModule}. Not thread-safe. */
    public static final class Builder {
        private int generateAfter = BeanSettings.WHEN_IT_PAYS;
        private boolean readsBuffer = true;
        private boolean writesBuffer = true;

        private Builder() {}

        /**
         * Generates code for a class once it was read or written so often: 0 at the first call, on the calling thread; {@code
         * Integer.MAX_VALUE} never. Unless this is called, code is generated once it pays: for a class after 10,000 calls, but no
         * earlier in a program than after some 250,000 of all classes. The system property {@code piculet.jackson.generateAfter}, a
         * number or {@code never}, overrules this for all modules that are registered.
         *
         * @throws IllegalArgumentException for a negative number
         */
        public Builder generateAfter(int calls) {
            if (calls < 0) {
                throw new IllegalArgumentException(
                        "generateAfter is " + calls + ". Give the number of calls, 0 or more.");
            }
            generateAfter = calls;
            return this;
        }

        /**
         * Lets generated code take values from the buffer of Jackson's parser for UTF-8, and decode dates and times of
         * any parser, as it does unless told otherwise; {@code false} lets it read tokens alone, by Jackson's
         * deserializers. The system property {@code piculet.jackson.readBuffer}, {@code true} or {@code false}, overrules
         * this for all modules that are registered.
         */
        public Builder readBuffer(boolean enabled) {
            readsBuffer = enabled;
            return this;
        }

        /**
         * Lets generated code write into the buffer of Jackson's generator for UTF-8, as it does unless told otherwise; {@code
         * false} lets it write tokens alone. The system property {@code piculet.jackson.writeBuffer}, {@code true} or {@code
         * false}, overrules this for all modules that are registered.
         */
        public Builder writeBuffer(boolean enabled) {
            writesBuffer = enabled;
            return this;
        }

        /** Returns the module. */
        public PiculetModule build() {
            return new PiculetModule(this);
        }
    }
}
