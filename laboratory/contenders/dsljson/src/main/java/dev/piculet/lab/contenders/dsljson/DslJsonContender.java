package dev.piculet.lab.contenders.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.guest.GuestPayloads;
import dev.piculet.lab.payload.java.Article;
import dev.piculet.lab.payload.java.JavaPayloads;
import dev.piculet.lab.payload.json.JsonPayloads;
import dev.piculet.lab.payload.objects.ObjectsPayloads;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.Set;

/**
 * dsl-json with the converters that its annotation processor generated. It puts together those of collections at run time, which
 * its basic setup allows, and by reflection those of records and of classes with creators, for which its processor generates none.
 */
public final class DslJsonContender implements Contender {
    private static final Set<String> OF_ANY_CLASS = Set.of(GuestPayloads.SUITE, JavaPayloads.SUITE, JsonPayloads.SUITE);

    private final DslJson<Object> json = new DslJson<>(Settings.basicSetup());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (payload.suite().equals(ObjectsPayloads.SUITE) || payload.type() == Article.class) {
            return new DslJsonBinding<>(json, (Class<?>) payload.type());
        }
        if (!OF_ANY_CLASS.contains(payload.suite())) {
            throw new UnsupportedPayloadException("has been written for suites objects, java and json");
        }
        return byReflection(payload.type());
    }

    private static Binding<?> byReflection(Type type) throws UnsupportedPayloadException {
        DslJson<Object> reflective = new DslJson<>(Settings.withRuntime());
        reflective.registerReader(Instant.class, InstantConverter.JSON_READER);
        reflective.registerWriter(Instant.class, InstantConverter.JSON_WRITER);
        if (reflective.tryFindWriter(type) == null || reflective.tryFindReader(type) == null) {
            throw new UnsupportedPayloadException(
                    "dsl-json puts together no converter for " + type.getTypeName() + " by reflection");
        }
        return new RuntimeBinding(reflective, type);
    }
}
