package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.smile.SmileMapper;

/** Jackson with Smile, its own binary format with the structure of JSON. Names stand in the document. */
public final class SmileContender implements Contender {
    private final ObjectMapper mapper = Mappers.built(SmileMapper.builder());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new BytesBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
