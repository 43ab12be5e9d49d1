package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.TypeLiteral;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.GeneratedCode;
import dev.piculet.lab.contender.Payload;
import java.lang.reflect.Method;

/** Case 1 of write-up 004: dynamic mode, which counts for the whole JVM. */
public final class AsPublishedDynamic implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        JsonStream.setMode(EncodingMode.DYNAMIC_MODE);
        return new Generating(payload.classes().get(0));
    }

    private static final class Generating extends AsPublished implements GeneratedCode {
        private final Class<?> type;

        Generating(Class<?> type) {
            this.type = type;
        }

        /** The library keeps the source in a class that is not public. */
        @Override
        public String writerSource() throws ReflectiveOperationException {
            Method keeper = Class.forName("com.jsoniter.output.Codegen").getMethod("getGeneratedSource", String.class);
            keeper.setAccessible(true);
            Object source = keeper.invoke(null, TypeLiteral.create(type).getEncoderCacheKey());
            if (source == null) {
                return null;
            }
            Method entry = source.getClass().getMethod("generateWrapperCode", Class.class);
            entry.setAccessible(true);
            return entry.invoke(source, type) + "\n" + source;
        }
    }
}
