package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Contenders that do less than the work, as a measured JVM examines them after thousands of calls. */
class CheatsTest {
    private static final int CALLS = 50 * 64;

    /** Honest; the cheats override the work that they avoid. */
    private static class OrderBinding implements Binding<Order> {
        @Override
        public byte[] serialize(Order value) throws Exception {
            return Order.write(value);
        }

        @Override
        public Order deserialize(byte[] bytes) throws Exception {
            return Order.read(bytes);
        }
    }

    private static MeasuredWork measured(Binding<?> binding, Operation operation) throws Exception {
        return measured(binding, operation, true);
    }

    private static MeasuredWork measured(Binding<?> binding, Operation operation, boolean looksElsewhere)
            throws Exception {
        BoundPayload<?> bound = BoundPayload.of(binding, Order.payload(1));
        Work work = bound.work(operation);
        for (int i = 0; i < CALLS; i++) {
            work.run();
        }
        return MeasuredWork.of(bound, Order.payload(2), operation, looksElsewhere);
    }

    private static String writing(Binding<?> binding) throws Exception {
        return measured(binding, Operation.SERIALIZE).failure();
    }

    private static String reading(Binding<?> binding) throws Exception {
        return measured(binding, Operation.DESERIALIZE).failure();
    }

    @Test
    void honestWorkIsRightInEveryOperation() throws Exception {
        for (Operation operation : Operation.OF_OBJECTS) {
            MeasuredWork work = measured(new OrderBinding(), operation);
            assertNull(work.failure());
            assertNull(work.remark());
            assertTrue(work.leastBytes() > 100, "a document or an object: " + work.leastBytes());
            assertEquals(
                    operation == Operation.DESERIALIZE ? 0 : 64,
                    work.documents().size());
        }
    }

    /** Otherwise one value could be memorized. */
    @Test
    void callsTakeAllValuesOfAPopulationInTurn() throws Exception {
        for (Operation operation : Operation.OF_OBJECTS) {
            List<Object> met = new ArrayList<>();
            Binding<Order> counting = new OrderBinding() {
                @Override
                public byte[] serialize(Order value) throws Exception {
                    met.add(value.id);
                    return super.serialize(value);
                }

                @Override
                public Order deserialize(byte[] bytes) throws Exception {
                    Order order = super.deserialize(bytes);
                    met.add(order.id);
                    return order;
                }
            };
            Work work = BoundPayload.of(counting, Order.payload(1)).work(operation);
            met.clear();
            for (int i = 0; i < 64; i++) {
                work.run();
            }
            assertEquals(64, met.stream().distinct().count(), operation.id());
        }
    }

    @Test
    void documentsRememberedByIdentityAreTheSameObjects() throws Exception {
        Map<Order, byte[]> known = new IdentityHashMap<>();
        assertEquals("returns the same object from two calls", writing(new OrderBinding() {
            @Override
            public byte[] serialize(Order value) {
                return known.computeIfAbsent(value, Order::write);
            }
        }));
    }

    @Test
    void copiesOfDocumentsRememberedByIdentityAreOutdatedWhenAValueChanges() throws Exception {
        Map<Order, byte[]> known = new IdentityHashMap<>();
        assertEquals("writes what a value was before it was changed", writing(new OrderBinding() {
            @Override
            public byte[] serialize(Order value) {
                return known.computeIfAbsent(value, Order::write).clone();
            }
        }));
    }

    @Test
    void documentsRememberedByAKeyAreOutdatedWhenTheRestChanges() throws Exception {
        Map<Integer, byte[]> known = new HashMap<>();
        assertEquals("writes what a value was before it was changed", writing(new OrderBinding() {
            @Override
            public byte[] serialize(Order value) {
                return known.computeIfAbsent(value.id & ~1, id -> Order.write(value))
                        .clone();
            }
        }));
    }

    @Test
    void valuesRememberedByIdentityAreTheSameObjects() throws Exception {
        Map<byte[], Order> known = new IdentityHashMap<>();
        assertEquals("reads with the same object at $ as in another call's result", reading(new OrderBinding() {
            @Override
            public Order deserialize(byte[] bytes) {
                return known.computeIfAbsent(bytes, Order::read);
            }
        }));
    }

    @Test
    void copiesOfValuesRememberedByIdentityAreOutdatedWhenAnArrayChanges() throws Exception {
        Map<byte[], Order> known = new IdentityHashMap<>();
        String failure = reading(new OrderBinding() {
            @Override
            public Order deserialize(byte[] bytes) {
                return Order.read(Order.write(known.computeIfAbsent(bytes, Order::read)));
            }
        });
        assertTrue(failure.startsWith("reads with a difference at $.id: expected "), failure);
        assertTrue(failure.endsWith(", in an array that held another document before"), failure);
    }

    @Test
    void valuesRememberedByContentAreTheSameObjects() throws Exception {
        Map<ByteBuffer, Order> known = new HashMap<>();
        assertEquals("reads with the same object at $ as in another call's result", reading(new OrderBinding() {
            @Override
            public Order deserialize(byte[] bytes) {
                return known.computeIfAbsent(ByteBuffer.wrap(bytes), b -> Order.read(bytes));
            }
        }));
    }

    @Test
    void aPartThatIsRememberedIsFoundWithItsPath() throws Exception {
        Map<String, Order.Line> known = new HashMap<>();
        assertEquals("reads with the same object at $.first as in another call's result", reading(new OrderBinding() {
            @Override
            public Order deserialize(byte[] bytes) {
                Order order = Order.read(bytes);
                order.first = known.computeIfAbsent(order.first.article, article -> order.first);
                return order;
            }
        }));
    }

    @Test
    void oneInstanceThatEveryReadFillsHoldsTheLastValueOnly() throws Exception {
        Order shared = new Order();
        String failure = reading(new OrderBinding() {
            @Override
            public Order deserialize(byte[] bytes) {
                Order order = Order.read(bytes);
                shared.id = order.id;
                shared.customer = order.customer;
                shared.day = order.day;
                shared.first = order.first;
                shared.notes = order.notes;
                shared.stock = order.stock;
                return shared;
            }
        });
        assertTrue(failure.startsWith("reads with a difference at $.id: expected "), failure);
    }

    @Test
    void constantsAreWrongAfterAThousandCalls() throws Exception {
        byte[] constant = Order.write(Order.payload(1).values().get(0));
        int[] calls = new int[1];
        assertEquals("returns the same object from two calls", writing(new OrderBinding() {
            @Override
            public byte[] serialize(Order value) {
                return calls[0]++ < 1000 ? Order.write(value) : constant;
            }
        }));
        assertEquals("writes what a value was before it was changed", writing(new OrderBinding() {
            @Override
            public byte[] serialize(Order value) {
                return constant.clone();
            }
        }));
        String failure = reading(new OrderBinding() {
            @Override
            public Order deserialize(byte[] bytes) {
                return Order.read(calls[0]++ < 3000 ? bytes : constant);
            }
        });
        assertTrue(failure.startsWith("reads with a difference at $.id: expected "), failure);
    }

    @Test
    void aTableOfTheValuesThatWereMeasuredFailsOnOthers() throws Exception {
        List<Order> table = new ArrayList<>();
        Order.payload(1).values().forEach(value -> table.add((Order) value));
        String failure = measured(
                        new OrderBinding() {
                            @Override
                            public byte[] serialize(Order value) {
                                for (int i = 0; i < table.size(); i++) {
                                    if (value.id == table.get(i).id && value.customer.equals(table.get(i).customer)) {
                                        return new byte[] {(byte) i};
                                    }
                                }
                                return new byte[] {-1};
                            }

                            @Override
                            public Order deserialize(byte[] bytes) {
                                return Order.read(Order.write(table.get(bytes[0])));
                            }
                        },
                        Operation.ROUNDTRIP)
                .failure();
        assertEquals("on values that it had not seen before: writes what a value was before it was changed", failure);
    }

    @Test
    void aResultThatIsNotFinishedIsWorkOutsideTheClock() throws Exception {
        String failure = reading(new Binding<Object>() {
            @Override
            public byte[] serialize(Object value) {
                return Order.write(value);
            }

            @Override
            public Object deserialize(byte[] bytes) {
                return bytes.clone();
            }

            @Override
            public Object release(Object value) {
                return Order.read((byte[]) value);
            }
        });
        assertTrue(failure.startsWith("reads with a difference at $[0]: expected "), failure);
        assertTrue(failure.endsWith(" before it is translated"), failure);
    }

    @Test
    void aValueThatIsWrittenBeforeTheClockStartsIsWorkOutsideTheClock() throws Exception {
        String failure = writing(new Binding<byte[]>() {
            @Override
            public byte[] adopt(Object value) {
                return Order.write(value);
            }

            @Override
            public byte[] serialize(byte[] value) {
                return value.clone();
            }

            @Override
            public byte[] deserialize(byte[] bytes) {
                return bytes;
            }

            @Override
            public Object release(byte[] value) {
                return Order.read(value);
            }
        });
        assertTrue(failure.startsWith("works on something else than the value, with a difference at $[0]: "), failure);
    }

    @Test
    void aMapInsteadOfAnObjectIsAnotherClass() throws Exception {
        String failure = reading(new Binding<Object>() {
            @Override
            public byte[] serialize(Object value) {
                return Order.write(value);
            }

            @Override
            public Object deserialize(byte[] bytes) {
                return dev.piculet.lab.contender.ReferenceTree.of(Order.read(bytes));
            }
        });
        assertEquals("reads with a difference at $: expected dev.piculet.lab.fork.Order {", failure.substring(0, 67));
        assertTrue(failure.endsWith(", found java.util.LinkedHashMap"), failure);
    }

    @Test
    void theOrderOfALinkedMapIsPartOfIt() throws Exception {
        assertEquals(
                "reads with a difference at $.stock.key: expected \"zero\", found \"another\"",
                reading(new OrderBinding() {
                    @Override
                    public Order deserialize(byte[] bytes) {
                        Order order = Order.read(bytes);
                        order.stock = new TreeMap<>(order.stock);
                        return order;
                    }
                }));
    }

    @Test
    void textsAndNumbersThatAreCutAreFound() throws Exception {
        assertTrue(reading(new OrderBinding() {
                    @Override
                    public Order deserialize(byte[] bytes) {
                        Order order = Order.read(bytes);
                        order.customer = order.customer.substring(0, 16);
                        return order;
                    }
                })
                .startsWith("reads with a difference at $.customer: expected \"customer with a long name"));
        assertTrue(reading(new OrderBinding() {
                    @Override
                    public Order deserialize(byte[] bytes) {
                        Order order = Order.read(bytes);
                        order.id = (short) order.id;
                        return order;
                    }
                })
                .startsWith("reads with a difference at $.id: expected "));
    }

    @Test
    void workOfAnotherThreadIsRemarkedOn() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            OrderBinding elsewhere = new OrderBinding() {
                @Override
                public byte[] serialize(Order value) throws Exception {
                    return pool.submit(() -> Order.write(value)).get();
                }
            };
            String remark = measured(elsewhere, Operation.SERIALIZE).remark();
            assertTrue(remark.matches("other threads worked [0-9.]+ times as long as the measured one"), remark);
            assertNull(measured(elsewhere, Operation.SERIALIZE, false).remark());
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void waitingIsRemarkedOn() throws Exception {
        Payload one = Payload.of(
                        "test", "order", Order.class, Order.payload(1).values().get(0))
                .build();
        String remark = WorkElsewhere.remarkOn(BoundPayload.of(
                        new OrderBinding() {
                            @Override
                            public byte[] serialize(Order value) throws Exception {
                                Thread.sleep(1);
                                return super.serialize(value);
                            }
                        },
                        one)
                .work(Operation.SERIALIZE));
        assertEquals("the measured thread waited 1.0 times a call", remark);
    }

    @Test
    @Timeout(60)
    void memoryOutsideTheHeapIsRemarkedOn() throws Exception {
        long before = outsideTheHeap();
        String remark = remarkOnMemoryOutsideTheHeap();
        assertTrue(remark.matches("holds [0-9]{7,} bytes outside the heap"), remark);
        // It is freed when the buffer is collected. Until then it would count in other tests.
        while (outsideTheHeap() > before) {
            System.gc();
            Thread.sleep(10);
        }
    }

    private static String remarkOnMemoryOutsideTheHeap() throws Exception {
        ByteBuffer outside = ByteBuffer.allocateDirect(1 << 20);
        return measured(
                        new OrderBinding() {
                            @Override
                            public byte[] serialize(Order value) throws Exception {
                                byte[] bytes = super.serialize(value);
                                outside.clear().put(bytes).flip().get(bytes);
                                return bytes;
                            }
                        },
                        Operation.SERIALIZE)
                .remark();
    }

    private static long outsideTheHeap() {
        return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .mapToLong(BufferPoolMXBean::getMemoryUsed)
                .sum();
    }
}
