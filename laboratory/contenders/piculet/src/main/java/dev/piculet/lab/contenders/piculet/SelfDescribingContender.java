package dev.piculet.lab.contenders.piculet;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** {@link BinarySerializer}: every value with the layout and names of its classes. */
public final class SelfDescribingContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        BinarySerializer serializer = BinarySerializer.builder()
                .allow(payload.classes().toArray(Class<?>[]::new))
                .build();
        return new Binding<>() {
            @Override
            public byte[] serialize(Object value) {
                return serializer.serialize(value);
            }

            @Override
            public Object deserialize(byte[] bytes) {
                return serializer.deserialize(bytes);
            }
        };
    }
}
