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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedAccessorsTest {
    private static final int THREADS = 8;

    private static final int ROUNDS = 1_000;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void threadsThatAskForTheSameAccessorsAtOnceEachGetThem(boolean generated) throws Exception {
        ClassModel model = ClassModels.create().of(Counter.class);
        Accessors accessors = generated
                ? Accessors.generated(model, MethodHandles.lookup())
                : Accessors.interpreted(model, MethodHandles.lookup());
        CyclicBarrier start = new CyclicBarrier(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<Integer>> sums = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                sums.add(threads.submit(() -> {
                    start.await();
                    return sum(accessors);
                }));
            }
            for (Future<Integer> sum : sums) {
                assertEquals(ROUNDS * (ROUNDS - 1) / 2, sum.get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int sum(Accessors accessors) {
        Instantiator instantiator =
                accessors.instantiator(accessors.model().creators().get(0));
        Getter getter = accessors.getter(accessors.model().properties().get(0));
        Setter setter = accessors.setter(accessors.model().properties().get(0));
        Arguments arguments = instantiator.arguments();
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            Object counter = instantiator.create(arguments);
            setter.setInt(counter, i);
            sum += getter.getInt(counter);
        }
        return sum;
    }

    private static final class Counter {
        private int count;
    }
}
