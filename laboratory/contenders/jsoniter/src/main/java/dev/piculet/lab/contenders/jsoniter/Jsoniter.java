package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.JsonIterator;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.JsoniterSpi;
import com.jsoniter.spi.TypeLiteral;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.ab.TestData;
import dev.piculet.lab.payload.java.Article;
import dev.piculet.lab.payload.kotlin.Wrapper;
import java.lang.reflect.Constructor;
import java.time.LocalDate;

/**
 * Common parts of the library's two modes: the settings of the JVM, and the limits.
 *
 * <p>There are no lambdas here or in the bindings: a JVM's first would add to the time that the library takes to start.
 */
final class Jsoniter {
    private static EncodingMode mode;

    private Jsoniter() {}

    /**
     * Sets the library up for this JVM.
     *
     * @throws IllegalStateException if it has been set up for another mode
     */
    static synchronized void setUp(EncodingMode encoding, DecodingMode decoding) {
        if (mode != null && mode != encoding) {
            throw new IllegalStateException(
                    "Jsoniter works in " + mode + " in this JVM, so it can't work in " + encoding + ".");
        }
        if (mode == null) {
            mode = encoding;
            // The modes come first: what is registered counts for the modes of the moment.
            JsonStream.setMode(encoding);
            JsonIterator.setMode(decoding);
            // Without it, the library writes no more than six decimals. Its reader has nothing of the kind: a double
            // may come
            // back as a neighbour, which the gate calls wrong.
            PreciseFloatSupport.enable();
            LocalDateCodec dates = new LocalDateCodec();
            JsoniterSpi.registerTypeEncoder(LocalDate.class, dates);
            JsoniterSpi.registerTypeDecoder(LocalDate.class, dates);
            WrapperCodec wrappers = new WrapperCodec();
            JsoniterSpi.registerTypeEncoder(Wrapper.class, wrappers);
            JsoniterSpi.registerTypeDecoder(Wrapper.class, wrappers);
        }
    }

    static Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (payload.has(PayloadOption.STRICT_NULL_CHECKS)) {
            throw new UnsupportedPayloadException("Jsoniter has no strict null checks.");
        }
        Class<?> root = payload.classes().get(0);
        if (root == TestData.class) {
            return payload.type() == TestData.class ? TestDataTwin.bind() : TestDataTwin.bindList();
        }
        if (root == Article.class) {
            throw new UnsupportedPayloadException(
                    "Jsoniter needs codecs for UUID and Instant, which nobody has written here.");
        }
        if (!hasConstructorWithoutParameters(root)) {
            throw new UnsupportedPayloadException("Jsoniter makes objects by a constructor without parameters, which "
                    + root.getSimpleName() + " does not have.");
        }
        return new JsoniterBinding<>((TypeLiteral<?>) TypeLiteral.create(payload.type()));
    }

    private static boolean hasConstructorWithoutParameters(Class<?> type) {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == 0) {
                return true;
            }
        }
        return false;
    }
}
