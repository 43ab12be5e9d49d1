package dev.piculet.samples.binary;

import dev.piculet.binary.FramedReader;
import dev.piculet.binary.FramedWriter;
import dev.piculet.binary.TypedSerializer;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How do I keep many values in a file? The layout stands once at the head, so that a later version of the class reads the
 * file without being told anything.
 */
public final class OrderLog {
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);

    private OrderLog() {}

    static void write(Path file, List<Order> orders) throws IOException {
        // region write
        try (FramedWriter<Order> writer = ORDERS.writer(new BufferedOutputStream(Files.newOutputStream(file)))) {
            for (Order order : orders) {
                writer.write(order);
            }
        }
        // endregion
    }

    static List<Order> read(Path file) throws IOException {
        List<Order> orders = new ArrayList<>();
        // region read
        try (FramedReader<Order> reader = ORDERS.reader(new BufferedInputStream(Files.newInputStream(file)))) {
            for (Optional<Order> order = reader.read(); order.isPresent(); order = reader.read()) {
                orders.add(order.get());
            }
        }
        // endregion
        return orders;
    }

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("orders", ".log");
        try {
            write(file, List.of(Order.example(), Order.example()));
            System.out.println(read(file).size() + " orders in " + Files.size(file) + " bytes");
        } finally {
            Files.delete(file);
        }
    }
}
