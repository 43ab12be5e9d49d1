package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import java.io.IOException;

/** Jackson as write-up 003 calls it: a mapper without modules, and its own functions for bytes. */
public final class AsPublished implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new ByMapper(new ObjectMapper(), payload.classes().get(0));
    }

    private record ByMapper(ObjectMapper mapper, Class<?> root) implements Binding<Object> {
        @Override
        public byte[] serialize(Object value) throws IOException {
            return mapper.writeValueAsBytes(value);
        }

        @Override
        public Object deserialize(byte[] bytes) throws IOException {
            return mapper.readValue(bytes, root);
        }
    }
}
