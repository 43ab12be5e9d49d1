package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How do I cache values as bytes? Nobody who reads an entry can change it for the others, and the garbage collector has one
 * array to look at instead of a graph. Any store of byte arrays will do instead of the map.
 */
public final class Caching {
    // region cache
    private final TypedSerializer<Order> orders = TypedSerializer.of(Order.class);
    private final Map<Long, byte[]> cache = new ConcurrentHashMap<>();

    public void put(Order order) {
        cache.put(order.id(), orders.serialize(order));
    }

    public Optional<Order> get(long id) {
        return Optional.ofNullable(cache.get(id)).map(orders::deserialize);
    }
    // endregion

    public static void main(String[] args) {
        Caching caching = new Caching();
        caching.put(Order.example());
        System.out.println(caching.get(7).map(Order::customer));
        System.out.println(caching.get(8).map(Order::customer));
        System.out.println(caching.get(7).get() != caching.get(7).get());
    }
}
