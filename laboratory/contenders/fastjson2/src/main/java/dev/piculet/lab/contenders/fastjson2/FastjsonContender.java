package dev.piculet.lab.contenders.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.kotlin.KotlinPayloads;
import dev.piculet.lab.payload.kotlin.Wrapper;

/**
 * fastjson2's JSON, by fields, so that members are named like fields even where getters suggest other names.
 *
 * <p>Kotlin classes are read by the constructor that fastjson2 finds with kotlin-reflect, or by fields where the only
 * constructor has no parameters.
 */
public final class FastjsonContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (payload.has(PayloadOption.STRICT_NULL_CHECKS)) {
            throw new UnsupportedPayloadException("fastjson2 has no strict null checks.");
        }
        if (payload.suite().equals(KotlinPayloads.SUITE) && payload.id().contains("factory")) {
            throw new UnsupportedPayloadException(
                    "fastjson2 calls no factories of Kotlin classes: it makes objects by their constructor.");
        }
        ObjectWriterProvider writers = new ObjectWriterProvider();
        writers.register(Wrapper.class, WrapperCodec.INSTANCE, /* fieldBased= */ true);
        ObjectReaderProvider readers = new ObjectReaderProvider();
        readers.register(Wrapper.class, WrapperCodec.INSTANCE, /* fieldBased= */ true);
        for (Class<?> type : payload.classes()) {
            if (ReadByField.isKotlin(type) && hasOnlyConstructorWithoutParameters(type)) {
                readers.mixIn(type, ReadByField.class);
            }
        }
        return new FastjsonBinding(
                payload.type(),
                new JSONWriter.Context(writers, JSONWriter.Feature.FieldBased),
                new JSONReader.Context(readers, JSONReader.Feature.FieldBased));
    }

    private static boolean hasOnlyConstructorWithoutParameters(Class<?> type) {
        return type.getDeclaredConstructors().length == 1 && type.getDeclaredConstructors()[0].getParameterCount() == 0;
    }
}
