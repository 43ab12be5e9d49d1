package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** How do I hand values from one thread, or one process, to another? One serializer serves all threads. */
public final class Queueing {
    // region queue
    private final TypedSerializer<Order> orders = TypedSerializer.of(Order.class);
    private final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();

    void send(Order order) {
        queue.add(orders.serialize(order));
    }

    Order receive() throws InterruptedException {
        return orders.deserialize(queue.take());
    }
    // endregion

    public static void main(String[] args) throws InterruptedException {
        Queueing queueing = new Queueing();
        Thread sender = new Thread(() -> {
            for (long id = 1; id <= 3; id++) {
                queueing.send(new Order(id, "Ann", List.of()));
            }
        });
        sender.start();
        for (int i = 0; i < 3; i++) {
            System.out.println("received " + queueing.receive().id());
        }
        sender.join();
    }
}
