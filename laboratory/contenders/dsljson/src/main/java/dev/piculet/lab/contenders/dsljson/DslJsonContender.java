package dev.piculet.lab.contenders.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.guest.GuestPayloads;
import dev.piculet.lab.payload.objects.ObjectsPayloads;
import java.lang.reflect.Type;

/**
 * dsl-json with the converters that its annotation processor generated. It puts together those of collections at run time, which
 * its basic setup allows.
 */
public final class DslJsonContender implements Contender {
    private final DslJson<Object> json = new DslJson<>(Settings.basicSetup());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (payload.suite().equals(GuestPayloads.SUITE)) {
            return guest(payload.type());
        }
        if (!payload.suite().equals(ObjectsPayloads.SUITE)) {
            throw new UnsupportedPayloadException("needs converters made at build time, made for suite objects");
        }
        return new DslJsonBinding<>(json, (Class<?>) payload.type());
    }

    private static Binding<?> guest(Type type) throws UnsupportedPayloadException {
        DslJson<Object> reflective = new DslJson<>(Settings.withRuntime());
        if (reflective.tryFindWriter(type) == null || reflective.tryFindReader(type) == null) {
            throw new UnsupportedPayloadException(
                    "dsl-json puts together no converter for " + type.getTypeName() + " by reflection");
        }
        return new RuntimeBinding(reflective, type);
    }
}
