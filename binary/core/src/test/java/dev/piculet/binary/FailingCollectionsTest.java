package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import java.io.IOException;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each call to a collection fails in turn during a write, by both implementations. */
class FailingCollectionsTest {
    /** Has fields with a flag for nulls, so collections are searched for nulls before they are written. */
    public static final class Numbers {
        public Collection<Integer> elements;
        public Map<Integer, Integer> entries;
    }

    /** Works for a number of calls, then fails. */
    private static final class Failing {
        private final Throwable failure;
        private int calls;

        Failing(int calls, Throwable failure) {
            this.calls = calls;
            this.failure = failure;
        }

        <T> T answer(T answer) {
            if (calls == 0) {
                throw FailingCollectionsTest.<RuntimeException>undeclared(failure);
            }
            calls--;
            return answer;
        }

        Collection<Integer> elements() {
            return new AbstractList<>() {
                @Override
                public Integer get(int index) {
                    return answer(1);
                }

                @Override
                public Iterator<Integer> iterator() {
                    return answer(super.iterator());
                }

                @Override
                public int size() {
                    return answer(1);
                }
            };
        }

        Map<Integer, Integer> entries() {
            Collection<Integer> keys = elements();
            return Collections.unmodifiableMap(new AbstractMap<>() {
                @Override
                public Set<Map.Entry<Integer, Integer>> entrySet() {
                    return new AbstractSet<>() {
                        @Override
                        public Iterator<Map.Entry<Integer, Integer>> iterator() {
                            Iterator<Integer> iterator = answer(keys).iterator();
                            return new Iterator<>() {
                                @Override
                                public boolean hasNext() {
                                    return iterator.hasNext();
                                }

                                @Override
                                public Map.Entry<Integer, Integer> next() {
                                    return Map.entry(iterator.next(), 1);
                                }
                            };
                        }

                        @Override
                        public int size() {
                            return answer(1);
                        }
                    };
                }

                @Override
                public Set<Integer> keySet() {
                    return answer(Set.of(1));
                }
            });
        }
    }

    @SuppressWarnings("unchecked") // The test needs an unchecked cast.
    private static <T extends Throwable> T undeclared(Throwable e) throws T {
        throw (T) e;
    }

    private static TypedSerializer<Numbers> serializer(int generateAfter) {
        return TypedSerializer.builder(Numbers.class)
                .generateAfter(generateAfter)
                .build();
    }

    private static Throwable failureOf(TypedSerializer<Numbers> serializer, Numbers numbers) {
        try {
            serializer.serialize(numbers);
            return null;
        } catch (Throwable e) {
            return e;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void whicheverCallOfACollectionFailsIsTheCauseOfATypedError(int generateAfter) {
        List<Throwable> failures = List.of(
                new IllegalStateException("lazy"), new IOException("undeclared"), new AssertionError("asserted"));
        for (Throwable failure : failures) {
            for (boolean isMap : new boolean[] {false, true}) {
                int calls = 0;
                Throwable thrown;
                do {
                    Failing failing = new Failing(calls++, failure);
                    Numbers numbers = new Numbers();
                    numbers.elements = isMap ? null : failing.elements();
                    numbers.entries = isMap ? failing.entries() : null;
                    thrown = failureOf(serializer(generateAfter), numbers);
                    if (thrown != null) {
                        assertInstanceOf(UnsupportedValueException.class, thrown);
                        assertSame(failure, thrown.getCause());
                    }
                } while (thrown != null);
                assertTrue(calls > 5, "calls that failed: " + calls);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void errorsOfTheJvmAreNotBlamedOnACollection(int generateAfter) {
        OutOfMemoryError failure = new OutOfMemoryError("of the test");
        Numbers numbers = new Numbers();
        numbers.elements = new Failing(3, failure).elements();
        assertSame(failure, failureOf(serializer(generateAfter), numbers));
    }
}
