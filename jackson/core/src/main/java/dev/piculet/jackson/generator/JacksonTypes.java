package dev.piculet.jackson.generator;

import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.util.Optional;

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
 * @param refusesNull whether a creator must not give null once all its arguments were read
 * @param window how to reach the parser's buffer; empty to read tokens alone
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
        boolean createsEarly,
        boolean refusesNull,
        Optional<WindowTypes> window) {
    /** Returns the same types, for readers that take values from the parser's buffer. */
    public JacksonTypes withWindow(WindowTypes window) {
        return new JacksonTypes(
                reader,
                writer,
                parser,
                generator,
                name,
                reading,
                writing,
                settable,
                written,
                deserializer,
                serializer,
                buffer,
                createsEarly,
                refusesNull,
                Optional.of(window));
    }

    /** Returns the same types, for readers that extend another class. */
    public JacksonTypes withReader(Class<?> other) {
        return new JacksonTypes(
                other,
                writer,
                parser,
                generator,
                name,
                reading,
                writing,
                settable,
                written,
                deserializer,
                serializer,
                buffer,
                createsEarly,
                refusesNull,
                window);
    }

    static ClassDesc desc(Class<?> type) {
        return Types.of(type);
    }
}
