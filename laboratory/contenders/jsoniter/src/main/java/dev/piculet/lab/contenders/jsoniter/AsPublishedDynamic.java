package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** Case 1 of write-up 004: dynamic mode, which counts for the whole JVM. */
public final class AsPublishedDynamic implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        JsonStream.setMode(EncodingMode.DYNAMIC_MODE);
        return new AsPublished();
    }
}
