package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.output.EncodingMode;
import com.jsoniter.spi.DecodingMode;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;

/**
 * Jsoniter with encoders and decoders that it generates at run time, through Javassist.
 *
 * <p>The mode counts for the whole JVM, so this contender and {@link JsoniterContender} exclude each other.
 */
public final class DynamicJsoniterContender implements Contender {
    public DynamicJsoniterContender() {
        // Of the two dynamic decoders this is the one that never takes one name for another.
        Jsoniter.setUp(EncodingMode.DYNAMIC_MODE, DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_STRICTLY);
    }

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return Jsoniter.bind(payload);
    }
}
