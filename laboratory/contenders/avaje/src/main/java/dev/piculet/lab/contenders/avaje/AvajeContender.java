package dev.piculet.lab.contenders.avaje;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.java.JavaPayloads;
import dev.piculet.lab.payload.json.FeatureCollection;
import dev.piculet.lab.payload.json.JsonPayloads;
import dev.piculet.lab.payload.objects.ObjectsPayloads;
import io.avaje.jsonb.Jsonb;
import java.util.Set;

/** avaje-jsonb with the adapters that its annotation processor generated. */
public final class AvajeContender implements Contender {
    private static final Set<String> SUITES = Set.of(ObjectsPayloads.SUITE, JavaPayloads.SUITE, JsonPayloads.SUITE);

    private final Jsonb jsonb = Jsonb.builder().build();

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (!SUITES.contains(payload.suite())) {
            throw new UnsupportedPayloadException(
                    "needs adapters made at build time, made for suites objects, java and json");
        }
        if (payload.classes().get(0) == FeatureCollection.class) {
            throw new UnsupportedPayloadException("avaje-jsonb has no adapter for double[]");
        }
        return new AvajeBinding<>(jsonb.type(payload.type()));
    }
}
