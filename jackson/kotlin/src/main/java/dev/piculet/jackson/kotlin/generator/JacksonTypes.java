package dev.piculet.jackson.kotlin.generator;

import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/**
 * The parts of one major of Jackson that generated code uses: types that it names, and the time when instances are
 * created.
 *
 * @param reader the adapter's class that generated readers extend; has what {@link ReaderCalls} calls
 * @param writer the adapter's class that generated writers extend; has what {@link WriterCalls} calls
 * @param parser where tokens come from
 * @param generator where tokens go
 * @param name a property's name, prepared for comparing with input and for writing
 * @param reading what deserializers are passed
 * @param writing what serializers are passed
 * @param settable a property of a class that is read
 * @param written a property of a class that is written
 * @param deserializer a deserializer of values
 * @param serializer a serializer of values
 * @param buffer where tokens are kept that nothing has asked for
 * @param createsEarly whether an instance is made as soon as all its arguments were read, and the rest of the input is
 *     set on it by Jackson itself
 */
public record JacksonTypes(
        Class<?> reader,
        Class<?> writer,
        Class<?> parser,
        Class<?> generator,
        Class<?> name,
        Class<?> reading,
        Class<?> writing,
        Class<?> settable,
        Class<?> written,
        Class<?> deserializer,
        Class<?> serializer,
        Class<?> buffer,
        boolean createsEarly) {
    static ClassDesc desc(Class<?> type) {
        return Types.of(type);
    }
}
