package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.access.proof.UnnoticedCode;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What only computes, throws and stores into its own instance may run twice. */
class UnnoticedCodeTest {
    static final AtomicInteger COUNT = new AtomicInteger();

    static int last;

    record Point(int x, String name) {}

    record Checked(int count, List<String> tags) {
        Checked {
            if (count < 0 || count > limit(10)) {
                throw new IllegalArgumentException("count is " + count);
            }
            Objects.requireNonNull(tags, "tags");
            tags = List.copyOf(tags);
        }

        private static int limit(int base) {
            return Math.max(base, 100);
        }
    }

    enum Coded {
        ONE("1"),
        TWO("2");

        private final String code;
        private int calls;

        Coded(String code) {
            this.code = code;
        }

        static Coded find(String code) {
            for (Coded each : values()) {
                if (each.code.equals(code)) {
                    return each;
                }
            }
            throw new IllegalArgumentException("Unexpected value '" + code + "'");
        }

        static Coded named(String name) {
            return valueOf(name);
        }

        static Coded counted(String name) {
            Coded found = valueOf(name);
            found.calls++;
            return found;
        }
    }

    static class Parent {
        private final List<String> all = new ArrayList<>();
        private String text;

        void setText(String text) {
            this.text = text == null ? null : text.trim();
        }

        void setCounted(String text) {
            COUNT.incrementAndGet();
            this.text = text;
        }

        void addText(String text) {
            all.add(text);
        }

        void setByAnother(String text) {
            setText(text);
        }
    }

    static final class Child extends Parent {
        private final int number;

        Child(int number) {
            this.number = number;
        }
    }

    static final class Counted {
        Counted(int number) {
            COUNT.addAndGet(number);
        }
    }

    static final class Kept {
        Kept(int number) {
            last = number;
        }
    }

    static final class Shown {
        Shown(Object any) {
            Objects.requireNonNull(any, "any " + any);
        }
    }

    static final class Hashing {
        final Set<Object> all;

        Hashing(List<Object> all) {
            this.all = new HashSet<>(all);
        }
    }

    static final class Changing {
        Changing(List<String> all) {
            all.clear();
        }
    }

    static final class Failing {
        Failing(int number) {
            if (number < 0) {
                throw new AssertionError(number);
            }
        }
    }

    private static boolean isUnnoticed(Class<?> type) {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        return new UnnoticedCode(type).has(constructor);
    }

    private static boolean isUnnoticed(Class<?> type, String method) throws NoSuchMethodException {
        return new UnnoticedCode(type).has(type.getDeclaredMethod(method, String.class));
    }

    @Test
    void constructorsThatCheckAndCopyAreUnnoticed() {
        assertEquals(true, isUnnoticed(Point.class));
        assertEquals(true, isUnnoticed(Checked.class));
        assertEquals(true, isUnnoticed(Child.class));
    }

    @Test
    void whatIsStoredElsewhereIsNoticed() {
        assertEquals(false, isUnnoticed(Counted.class));
        assertEquals(false, isUnnoticed(Kept.class));
        assertEquals(false, isUnnoticed(Changing.class));
    }

    @Test
    void codeOfArgumentsIsUnknown() {
        assertEquals(false, isUnnoticed(Shown.class));
        assertEquals(false, isUnnoticed(Hashing.class));
    }

    @Test
    void errorsAreNoticed() {
        assertEquals(false, isUnnoticed(Failing.class));
    }

    @Test
    void settersThatOnlySetAreUnnoticed() throws NoSuchMethodException {
        assertEquals(true, isUnnoticed(Parent.class, "setText"));
        assertEquals(false, isUnnoticed(Parent.class, "setCounted"));
        assertEquals(false, isUnnoticed(Parent.class, "addText"));
    }

    @Test
    void aFactoryMayLookForAConstant() throws NoSuchMethodException {
        assertEquals(true, isUnnoticed(Coded.class, "find"));
        assertEquals(true, isUnnoticed(Coded.class, "named"));
        assertEquals(false, isUnnoticed(Coded.class, "counted"));
    }

    @Test
    void anOverridableMethodMayBeAnyCode() throws NoSuchMethodException {
        assertEquals(false, isUnnoticed(Parent.class, "setByAnother"));
    }
}
