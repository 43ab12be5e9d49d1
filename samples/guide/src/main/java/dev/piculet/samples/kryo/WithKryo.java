package dev.piculet.samples.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.piculet.samples.binary.Order;
import java.util.ArrayList;

/** The program before. */
public final class WithKryo {
    // region before
    // One for each thread. Every program registers the same classes in the same order.
    private static final ThreadLocal<Kryo> KRYO = ThreadLocal.withInitial(() -> {
        Kryo kryo = new Kryo();
        kryo.register(Order.class);
        kryo.register(Order.Line.class);
        kryo.register(ArrayList.class);
        return kryo;
    });

    static byte[] write(Order order) {
        Output out = new Output(64, -1);
        KRYO.get().writeObject(out, order);
        return out.toBytes();
    }

    static Order read(byte[] bytes) {
        return KRYO.get().readObject(new Input(bytes), Order.class);
    }
    // endregion

    private WithKryo() {}

    public static void main(String[] args) {
        Order order = new Order(7, "Ann", new ArrayList<>(Order.example().lines()));
        System.out.println(read(write(order)));
    }
}
