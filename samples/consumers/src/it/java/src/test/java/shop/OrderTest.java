package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.TypedSerializer;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderTest {
    @Test
    void javaAloneReadsItsOwnBytes() {
        TypedSerializer<Order> serializer = TypedSerializer.of(Order.class);
        Order order = new Order(7, "Ann", List.of("fragile"));
        assertEquals(order, serializer.deserialize(serializer.serialize(order)));
    }

    @Test
    void noKotlinComesWithIt() {
        assertThrows(ClassNotFoundException.class, () -> Class.forName("kotlin.Unit"));
    }
}
