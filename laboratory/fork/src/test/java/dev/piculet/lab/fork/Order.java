package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Payload;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A value with a bit of everything, for contenders that cheat. */
class Order implements Serializable {
    private static final long serialVersionUID = 1L;

    int id;
    String customer;
    LocalDate day;
    Line first;
    List<String> notes = new ArrayList<>();
    Map<String, Integer> stock = new LinkedHashMap<>();

    static class Line implements Serializable {
        private static final long serialVersionUID = 1L;

        String article;
        long price;
    }

    static Order of(Random random) {
        Order order = new Order();
        order.id = random.nextInt();
        order.customer = "customer with a long name, number " + (1_000_000 + random.nextInt(1_000_000));
        order.day = LocalDate.ofEpochDay(random.nextInt(20_000));
        order.first = new Line();
        order.first.article = "article " + (100_000 + random.nextInt(100_000));
        order.first.price = random.nextLong();
        order.notes.add("note " + random.nextInt(10));
        order.stock.put("zero", random.nextInt());
        order.stock.put("another", random.nextInt());
        return order;
    }

    static Payload payload(long seed) {
        Random random = new Random(seed);
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            orders.add(of(random));
        }
        return Payload.inTurn("test", "order", Order.class, orders).build();
    }

    static byte[] write(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toByteArray();
    }

    static Order read(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return (Order) in.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
