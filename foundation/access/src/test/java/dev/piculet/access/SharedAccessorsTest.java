package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SharedAccessorsTest {
    private static final int THREADS = 8;

    private static final int ROUNDS = 1_000;

    @Test
    void threadsThatAskForTheSameAccessorsAtOnceEachGetThem() throws Exception {
        ClassModel model = ClassModels.create().of(Counter.class);
        Accessors accessors = Accessors.of(model, MethodHandles.lookup());
        CyclicBarrier start = new CyclicBarrier(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<Integer>> sums = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                sums.add(threads.submit(() -> {
                    start.await();
                    return sum(accessors, model);
                }));
            }
            for (Future<Integer> sum : sums) {
                assertEquals(ROUNDS * (ROUNDS - 1) / 2, sum.get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int sum(Accessors accessors, ClassModel model) {
        Instantiator instantiator = accessors.instantiator(model.creators().get(0));
        Getter getter = accessors.getter(model.properties().get(0));
        Setter setter = accessors.setter(model.properties().get(0));
        Object[] arguments = instantiator.arguments();
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            Object counter = instantiator.create(arguments);
            setter.set(counter, i);
            sum += (int) getter.get(counter);
        }
        return sum;
    }

    private static final class Counter {
        private int count;
    }
}
