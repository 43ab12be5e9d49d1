package dev.piculet.access.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadProofsTest {

    @SuppressWarnings("unused")
    static class Base {
        int number;
        private String text;
        private int calls;

        int number() {
            return number;
        }

        public String text() {
            return text;
        }

        public long constant() {
            return 7;
        }

        public String word() {
            return "word";
        }

        public int computed() {
            return number + 1;
        }

        public int called() {
            return number();
        }

        public String checked() {
            if (text == null) {
                throw new IllegalStateException("missing");
            }
            return text;
        }

        public int assigned() {
            return calls++;
        }

        public Class<?> constantOfClass() {
            return Base.class;
        }

        private int hidden() {
            return number;
        }

        static int ofNothing() {
            return 1;
        }
    }

    static final class Overriding extends Base {
        @Override
        public String text() {
            return super.text() + "!";
        }

        @Override
        public int computed() {
            return number;
        }
    }

    record Pair(int left, Object right) {
        int sum() {
            return left;
        }

        @Override
        public Object right() {
            return right == null ? "" : right;
        }
    }

    interface Named {
        default String name() {
            return "name";
        }
    }

    static final class Person implements Named {}

    private static List<String> proved(Class<?> type, Class<?> declaring) {
        ReadProofs proofs = new ReadProofs(type);
        List<String> names = new ArrayList<>();
        for (Method method : sorted(declaring)) {
            if (method.getParameterCount() == 0 && proofs.isRead(method)) {
                names.add(method.getName());
            }
        }
        return names;
    }

    private static List<Method> sorted(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .sorted(Comparator.comparing(Method::getName))
                .toList();
    }

    @Test
    void methodsThatReadAFieldOrGiveAConstantAreProved() {
        assertEquals(List.of("constant", "hidden", "number", "text", "word"), proved(Base.class, Base.class));
    }

    @Test
    void whatASubclassOverridesCounts() {
        List<String> names = List.of("computed", "constant", "hidden", "number", "word");
        assertEquals(names, proved(Overriding.class, Base.class));
    }

    @Test
    void accessorsOfRecordsAreProvedUnlessSomebodyWroteThem() {
        assertEquals(List.of("left", "sum"), proved(Pair.class, Pair.class));
    }

    @Test
    void methodsOfInterfacesAreNotProved() {
        assertEquals(List.of(), proved(Person.class, Named.class));
    }
}
