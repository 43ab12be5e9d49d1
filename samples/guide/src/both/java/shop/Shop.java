package shop;

import dev.piculet.binary.FramedReader;
import dev.piculet.binary.FramedWriter;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.samples.evolution.Program;
import dev.piculet.samples.evolution.SharedCache;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** The program, compiled with the class as it was before the change, and as it is after it. */
public final class Shop implements Program {
    private static final TypedSerializer<Customer> CUSTOMERS = TypedSerializer.of(Customer.class);
    private final SharedCache<Customer> cache;

    public Shop(Map<String, byte[]> values, Map<Integer, byte[]> schemas) {
        cache = new SharedCache<>(Customer.class, values, schemas);
    }

    /** The second part is what the other version does not have. */
    private static Customer customer(String name) {
        return new Customer(name, "only here");
    }

    @Override
    public void put(String name) {
        cache.put(name, customer(name));
    }

    @Override
    public String get(String name) {
        return cache.get(name).orElseThrow().toString();
    }

    @Override
    public byte[] writeLog(String name) {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        try (FramedWriter<Customer> writer = CUSTOMERS.writer(log)) {
            writer.write(customer(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return log.toByteArray();
    }

    @Override
    public String readLog(byte[] log) {
        try (FramedReader<Customer> reader = CUSTOMERS.reader(new ByteArrayInputStream(log))) {
            return reader.read().orElseThrow().toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
