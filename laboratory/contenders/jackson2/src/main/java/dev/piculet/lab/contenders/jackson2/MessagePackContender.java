package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** Jackson with MessagePack's own format module, which is made for Jackson 2 alone. */
public final class MessagePackContender implements Contender {
    private final ObjectMapper mapper = Mappers.built(MessagePackMapper.builder());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new BytesBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
