package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;

/** Avro by reflection on the payload's class. Its schema allows null in every field, as Java does. */
public final class ReflectContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        for (Class<?> type : payload.classes()) {
            if (!type.isEnum() && !hasConstructorWithoutParameters(type)) {
                throw new UnsupportedPayloadException(
                        "Avro makes objects by constructors without parameters, and " + type.getName() + " has none");
            }
        }
        ReflectData model = new ReflectData.AllowNull();
        Schema schema = model.getSchema(payload.type());
        return new ReflectBinding(
                new DocumentWriter<>(new ReflectDatumWriter<>(schema, model)),
                new DocumentReader<>(new ReflectDatumReader<>(schema, schema, model)));
    }

    private static boolean hasConstructorWithoutParameters(Class<?> type) {
        return Arrays.stream(type.getDeclaredConstructors())
                .anyMatch(constructor -> constructor.getParameterCount() == 0);
    }
}
