package dev.piculet.lab.contenders.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/**
 * fastjson2's binary format in its compact form: an object is an array of its fields' values, without their names.
 *
 * <p>Kotlin classes are read by fields, without a constructor: in this form fastjson2 calls none that has parameters.
 */
public final class JsonbContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        ObjectReaderProvider readers = new ObjectReaderProvider();
        for (Class<?> type : payload.classes()) {
            if (ReadByField.isKotlin(type)) {
                readers.mixIn(type, ReadByField.class);
            }
        }
        return new JsonbBinding(
                payload.type(),
                new JSONWriter.Context(
                        new ObjectWriterProvider(), JSONWriter.Feature.FieldBased, JSONWriter.Feature.BeanToArray),
                new JSONReader.Context(readers, JSONReader.Feature.FieldBased, JSONReader.Feature.SupportArrayToBean));
    }
}
