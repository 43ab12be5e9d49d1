package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What would be read as an instance of another class is refused when it is written, wherever it stands. */
class ReadAsAnotherTest {
    private static final String PREFIX = ReadAsAnotherTest.class.getName() + "$";

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    /** Reads itself as an instance of its subclass. */
    static class Draft implements Serializable {
        private static final long serialVersionUID = 1L;
        String text = "";

        Object readResolve() {
            return new Final();
        }
    }

    static final class Final extends Draft {
        private static final long serialVersionUID = 1L;

        @Override
        Object readResolve() {
            return this;
        }
    }

    /** Writes itself, and is read as its text. */
    public static final class Told implements Externalizable {
        private static final long serialVersionUID = 1L;
        private transient String text = "";

        public Told() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeUTF(text);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            text = in.readUTF();
        }

        private Object readResolve() {
            return text;
        }
    }

    record Places(Draft draft, Told told, List<Draft> drafts, Optional<Told> maybe, Draft[] array) {}

    @Test
    void noDeclaredPlaceHoldsWhatIsReadAsAnother() {
        Twins<Places> twins = twins(Places.class, builder -> builder);
        Draft[] none = {null};
        Places empty = new Places(null, null, List.of(), Optional.empty(), none);
        Places read = twins.read(twins.write(empty));
        assertEquals(Optional.empty(), read.maybe());
        assertEquals(1, read.array().length);
        assertRefused(twins, "Draft", "Final", "draft", new Places(new Draft(), null, List.of(), empty.maybe(), none));
        assertRefused(
                twins,
                "Draft",
                "Final",
                "drafts[0]",
                new Places(null, null, List.of(new Draft()), empty.maybe(), none));
        assertRefused(
                twins, "Draft", "Final", "array[0]", new Places(null, null, List.of(), empty.maybe(), new Draft[] {
                    new Draft()
                }));
        for (Places told : List.of(
                new Places(null, new Told(), List.of(), empty.maybe(), none),
                new Places(null, null, List.of(), Optional.of(new Told()), none))) {
            assertThrows(UnsupportedValueException.class, () -> twins.writeInterpreted(told));
            assertThrows(
                    UnsupportedValueException.class, () -> twins.generated().serialize(told));
        }
        String described = twins.generated().describe();
        assertTrue(
                described.contains(
                        "Cannot read " + PREFIX + "Draft: its readResolve gives an instance of " + PREFIX + "Final"),
                described);
    }

    private static void assertRefused(Twins<Places> twins, String type, String read, String path, Places value) {
        for (Executable write : List.<Executable>of(
                () -> twins.writeInterpreted(value), () -> twins.generated().serialize(value))) {
            String message =
                    assertThrows(UnsupportedValueException.class, write).getMessage();
            assertTrue(
                    message.startsWith("An instance of " + PREFIX + type + " can't be written: readResolve of " + PREFIX
                            + type + " gives an instance of " + PREFIX + read + " in its place, at $." + path),
                    message);
        }
    }

    sealed interface Number permits Digits, Whole {}

    record Whole(int value) implements Number {}

    /** Reads itself as another alternative. */
    static final class Digits implements Number, Serializable {
        private static final long serialVersionUID = 1L;
        private final String text;

        Digits(String text) {
            this.text = text;
        }

        private Object readResolve() {
            return new Whole(Integer.parseInt(text));
        }
    }

    record Numbers(Number first, List<Number> all, Number[] array) {}

    @Test
    void noAlternativeIsReadAsAnother() {
        for (boolean references : new boolean[] {false, true}) {
            Twins<Numbers> twins = twins(Numbers.class, builder -> references ? builder.references() : builder);
            Numbers whole = new Numbers(new Whole(1), List.of(new Whole(2)), new Number[] {new Whole(3), null});
            twins.assertRoundTripOfUnusual(whole);
            for (Numbers each : List.of(
                    new Numbers(new Digits("1"), List.of(), new Number[0]),
                    new Numbers(null, List.of(new Digits("1")), new Number[0]),
                    new Numbers(null, List.of(), new Number[] {new Digits("1")}))) {
                for (Executable write : List.<Executable>of(
                        () -> twins.writeInterpreted(each),
                        () -> twins.generated().serialize(each))) {
                    String message =
                            assertThrows(UnsupportedValueException.class, write).getMessage();
                    assertTrue(
                            message.startsWith("An instance of " + PREFIX + "Digits can't be written: readResolve of "
                                    + PREFIX + "Digits gives an instance of " + PREFIX + "Whole in its place, at $."),
                            message);
                }
            }
        }
    }

    /** Its proxy knows nothing of subclasses, and its code does not tell what it gives. */
    static class Account implements Serializable {
        private static final long serialVersionUID = 1L;
        int number;

        Object writeReplace() {
            return new AccountNumber(number);
        }
    }

    static final class Savings extends Account {
        private static final long serialVersionUID = 1L;
        int interest = 3;
    }

    static final class Secret extends Account {
        private static final long serialVersionUID = 1L;

        @Override
        Object writeReplace() {
            return this;
        }
    }

    static final class AccountNumber implements Serializable {
        private static final long serialVersionUID = 1L;
        private final int number;

        AccountNumber(int number) {
            this.number = number;
        }

        private Object readResolve() {
            Object account = new Account();
            ((Account) account).number = number;
            return account;
        }
    }

    record Accounts(Account first, Savings second) {}

    @Test
    void aSubclassThatItsSuperclassReplacesByItselfIsNotWritten() {
        Twins<Accounts> twins = twins(Accounts.class, builder -> builder.allowNames(name -> name.startsWith(PREFIX)));
        Account plain = new Account();
        plain.number = 7;
        assertEquals(7, twins.read(twins.write(new Accounts(plain, null))).first().number);
        assertInstanceOf(
                Secret.class,
                twins.read(twins.write(new Accounts(new Secret(), null))).first());
        Savings savings = new Savings();
        for (Accounts accounts : List.of(new Accounts(savings, null), new Accounts(null, savings))) {
            for (TypedSerializer<Accounts> each : List.of(twins.interpreted(), twins.generated())) {
                String message = assertThrows(UnsupportedValueException.class, () -> each.serialize(accounts))
                        .getMessage();
                assertTrue(
                        message.startsWith("An instance of " + PREFIX + "Savings can't be written: readResolve of "
                                + PREFIX + "AccountNumber gives an instance of " + PREFIX
                                + "Account in its place, at $"),
                        message);
            }
        }
    }
}
