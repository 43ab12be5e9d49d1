package dev.piculet.lab.contenders.gson;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.reflect.TypeToken;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.kotlin.KotlinPayloads;
import dev.piculet.lab.payload.kotlin.Wrapper;
import java.time.Instant;
import java.time.LocalDate;

/** Gson with its default settings: one {@link Gson}, whose adapter for a payload is looked up once. */
public final class GsonContender implements Contender {
    private final Gson gson = new GsonBuilder()
            .registerTypeAdapter(LocalDate.class, new LocalDateAdapter().nullSafe())
            .registerTypeAdapter(Instant.class, new InstantAdapter().nullSafe())
            .registerTypeAdapter(Wrapper.class, new WrapperAdapter().nullSafe())
            .create();

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (payload.has(PayloadOption.STRICT_NULL_CHECKS)) {
            throw new UnsupportedPayloadException("Gson has no strict null checks.");
        }
        if (payload.suite().equals(KotlinPayloads.SUITE) && payload.id().contains("factory")) {
            throw new UnsupportedPayloadException(
                    "Gson calls no factories: it makes objects itself and sets their fields.");
        }
        return new GsonBinding<>(gson, gson.getAdapter(TypeToken.get(payload.type())));
    }
}
