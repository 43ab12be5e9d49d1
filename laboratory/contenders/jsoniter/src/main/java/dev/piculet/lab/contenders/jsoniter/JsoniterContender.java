package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.output.EncodingMode;
import com.jsoniter.spi.DecodingMode;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;

/**
 * Jsoniter in its default mode: reflection.
 *
 * <p>The mode counts for the whole JVM, so this contender and {@link DynamicJsoniterContender} exclude each other.
 */
public final class JsoniterContender implements Contender {
    public JsoniterContender() {
        Jsoniter.setUp(EncodingMode.REFLECTION_MODE, DecodingMode.REFLECTION_MODE);
    }

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return Jsoniter.bind(payload);
    }
}
