package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;

/**
 * Jackson 2 with Afterburner, which replaces reflection by generated classes. They live in a class loader of their own:
 * the payloads' classes are public, and the class loader of those is closed to Afterburner on every JDK from 16 on.
 */
public final class AfterburnerContender implements Contender {
    private final JsonMapper mapper = Mappers.with(new AfterburnerModule().setUseValueClassLoader(false));

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new MapperBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
