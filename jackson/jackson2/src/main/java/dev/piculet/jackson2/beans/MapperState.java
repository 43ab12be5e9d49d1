package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.OutputDecorator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.SerializerFactory;

/** What decides on how a mapper writes beside the value, at one time. */
final class MapperState {
    private final JsonMapper mapper;
    private final JsonFactory factory;
    private final SerializationConfig config;
    private final SerializerFactory serializers;
    private final SerializerProvider provider;
    private final JsonSerializer<Object> nulls;
    private final int features;
    private final int formatFeatures;
    private final CharacterEscapes escapes;
    private final StreamWriteConstraints constraints;
    private final OutputDecorator decorator;

    MapperState(JsonMapper mapper) {
        this.mapper = mapper;
        factory = mapper.getFactory();
        config = mapper.getSerializationConfig();
        serializers = mapper.getSerializerFactory();
        provider = mapper.getSerializerProvider();
        nulls = provider.getDefaultNullValueSerializer();
        features = factory.getGeneratorFeatures();
        formatFeatures = factory.getFormatGeneratorFeatures();
        escapes = factory.getCharacterEscapes();
        constraints = factory.streamWriteConstraints();
        decorator = factory.getOutputDecorator();
    }

    /** Tells whether the mapper has not been configured since. */
    boolean isCurrent() {
        return mapper.getSerializationConfig() == config
                && mapper.getSerializerFactory() == serializers
                && mapper.getSerializerProvider() == provider
                && provider.getDefaultNullValueSerializer() == nulls
                && factory.getGeneratorFeatures() == features
                && factory.getFormatGeneratorFeatures() == formatFeatures
                && factory.getCharacterEscapes() == escapes
                && factory.streamWriteConstraints() == constraints
                && factory.getOutputDecorator() == decorator;
    }

    /** Tells whether generators are Jackson's own, and write straight to their target. */
    boolean hasPlainGenerators() {
        Class<?> type = factory.getClass();
        return (type == JsonFactory.class || type == MappingJsonFactory.class)
                && decorator == null
                && !SampleGenerator.isDecorated(factory);
    }
}
