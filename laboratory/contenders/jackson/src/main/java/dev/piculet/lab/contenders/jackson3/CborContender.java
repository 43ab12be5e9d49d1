package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.cbor.CBORMapper;

/** Jackson with its CBOR format, RFC 8949. Names stand in the document. */
public final class CborContender implements Contender {
    private final ObjectMapper mapper = Mappers.built(CBORMapper.builder());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new BytesBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
