package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.access.proof.UnnoticedCode;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Ways in which code that looks harmless would run code of others, or leave something behind. */
class UnnoticedEffectsTest {
    static final AtomicInteger COUNT = new AtomicInteger();

    /** A value that notices when it is asked for its text. */
    static final class Noticing {
        @Override
        public String toString() {
            COUNT.incrementAndGet();
            return "noticing";
        }
    }

    static final class Localized {
        Localized(Locale locale) {
            Locale.setDefault(locale);
        }
    }

    static final class StoredChoice {
        final String text;

        StoredChoice(Noticing any, boolean isAny) {
            Object chosen = isAny ? any : "text";
            text = chosen.toString();
        }
    }

    static final class AskedChoice {
        final String text;

        AskedChoice(Noticing any, boolean isAny) {
            Object other = "text";
            text = (isAny ? any : other).toString();
        }
    }

    static final class CaughtChoice {
        final String text;

        CaughtChoice(int number) {
            Object message = "text";
            try {
                message = "text of " + 10 / number;
            } catch (ArithmeticException e) {
                message = e;
            }
            text = message.toString();
        }
    }

    static final class Message {
        Message(int number) {
            if (number < 0) {
                Object message = "number is " + number;
                throw new IllegalArgumentException(message.toString());
            }
        }
    }

    static final class Supplying implements Supplier<String> {
        Supplying(String text) {
            Objects.requireNonNull(text, this);
        }

        @Override
        public String get() {
            COUNT.incrementAndGet();
            return "no text";
        }
    }

    static final class Listing implements Iterable<String> {
        private final String text;

        Listing(String text) {
            this.text = text;
        }

        @Override
        public Iterator<String> iterator() {
            COUNT.incrementAndGet();
            return Arrays.asList(text).iterator();
        }
    }

    static final class Worded implements CharSequence {
        private final String text;
        final int size;

        Worded(String text) {
            this.text = text;
            size = ((CharSequence) this).length();
        }

        @Override
        public int length() {
            COUNT.incrementAndGet();
            return text.length();
        }

        @Override
        public char charAt(int index) {
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }
    }

    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failure(String message) {
            super(message);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            COUNT.incrementAndGet();
            return this;
        }
    }

    static class Setting {
        private String text;
        private int length;

        void setText(String text) {
            this.text = text;
        }

        void setLength(int length) {
            this.length = length;
        }

        @Override
        public String toString() {
            return text + length;
        }
    }

    static final class Counting extends Setting {
        @Override
        void setText(String text) {
            COUNT.incrementAndGet();
            super.setText(text);
        }
    }

    static class Ended {
        Ended(int number) {
            if (number < 0) {
                throw new IllegalArgumentException();
            }
        }

        @Override
        @SuppressWarnings({"deprecation", "removal"}) // What there is in old classes.
        protected void finalize() {
            COUNT.incrementAndGet();
        }
    }

    static final class EndedChild extends Ended {
        EndedChild(int number) {
            super(number);
        }
    }

    static final class Locked {
        Locked(int number) {
            synchronized (List.class) {
                if (number < 0) {
                    throw new IllegalArgumentException();
                }
            }
        }
    }

    private static boolean isUnnoticed(Class<?> type) {
        return new UnnoticedCode(type).has(type.getDeclaredConstructors()[0]);
    }

    @Test
    void whatTheJvmKeepsIsNoticed() {
        assertEquals(false, isUnnoticed(Localized.class));
    }

    @Test
    void aTextThatMayBeAnotherObjectIsNotAskedForItsText() {
        assertEquals(false, isUnnoticed(StoredChoice.class));
        assertEquals(false, isUnnoticed(AskedChoice.class));
        assertEquals(false, isUnnoticed(CaughtChoice.class));
        assertEquals(true, isUnnoticed(Message.class));
    }

    @Test
    void functionsOfTheJdkCallWhatTheyAreGiven() {
        assertEquals(false, isUnnoticed(Supplying.class));
        assertEquals(false, isUnnoticed(Listing.class));
        assertEquals(false, isUnnoticed(Worded.class));
        assertEquals(false, isUnnoticed(Failure.class));
    }

    @Test
    void theMethodThatOverridesASetterRuns() throws NoSuchMethodException {
        UnnoticedCode code = new UnnoticedCode(Counting.class);
        assertEquals(false, code.has(Setting.class.getDeclaredMethod("setText", String.class)));
        assertEquals(true, code.has(Setting.class.getDeclaredMethod("setLength", int.class)));
    }

    @Test
    void theEndOfAnInstanceIsNoticed() {
        assertEquals(false, isUnnoticed(Ended.class));
        assertEquals(false, isUnnoticed(EndedChild.class));
    }

    @Test
    void aLockThatOthersHoldIsNoticed() {
        assertEquals(false, isUnnoticed(Locked.class));
    }
}
