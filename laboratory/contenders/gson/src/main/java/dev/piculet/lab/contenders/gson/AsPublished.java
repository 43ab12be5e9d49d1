package dev.piculet.lab.contenders.gson;

import com.google.gson.Gson;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import java.nio.charset.StandardCharsets;

/** Gson as write-up 003 calls it: text, turned into bytes and back. */
public final class AsPublished implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new ByText(new Gson(), payload.classes().get(0));
    }

    private record ByText(Gson gson, Class<?> root) implements Binding<Object> {
        @Override
        public byte[] serialize(Object value) {
            return gson.toJson(value).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public Object deserialize(byte[] bytes) {
            return gson.fromJson(new String(bytes, StandardCharsets.UTF_8), root);
        }
    }
}
