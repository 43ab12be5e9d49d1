package dev.piculet.jackson3.beans;

import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** What decides on how a mapper writes beside the value. Nothing of it changes. */
final class MapperState {
    private final JsonMapper mapper;

    MapperState(JsonMapper mapper) {
        this.mapper = mapper;
    }

    /** Tells whether the mapper has not been configured since. */
    boolean isCurrent() {
        return true;
    }

    /** Tells whether generators are Jackson's own, and write straight to their target. */
    boolean hasPlainGenerators() {
        JsonFactory factory = mapper.tokenStreamFactory();
        return factory.getClass() == JsonFactory.class
                && factory.getOutputDecorator() == null
                && !SampleGenerator.isDecorated(factory);
    }
}
