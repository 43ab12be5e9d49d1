package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A class whose static initializer fails is refused with that as the cause, the first time and later. */
class FailingInitializersTest {
    private static final String NAME = FailingInitializersTest.class.getName();

    static void fail() {
        throw new IllegalStateException("no config");
    }

    enum Good {
        A
    }

    /** Has a name as long as the other's. */
    enum Evil {
        A;

        static {
            fail();
        }
    }

    enum Dire {
        A;

        static {
            fail();
        }
    }

    enum Declared {
        A;

        static {
            fail();
        }
    }

    static final class Level {
        static final Level LOW = new Level("low");
        static final Level HIGH = new Level("high");

        static {
            fail();
        }

        private final String name;

        private Level(String name) {
            this.name = name;
        }
    }

    static final class Single {
        static final Single ONE = new Single();

        static {
            fail();
        }

        private Single() {}
    }

    static final class Written implements Serializable {
        private static final long serialVersionUID = 1L;

        static {
            fail();
        }

        private transient int state;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(state);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            state = in.readInt();
        }
    }

    static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        static {
            fail();
        }
    }

    private static byte[] renamed(Object value, String name) {
        BinarySerializer writer = BinarySerializer.builder().allow(Good.class).build();
        String text = new String(writer.serialize(value), StandardCharsets.ISO_8859_1);
        return text.replace("$Good", name).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static void assertRefused(byte[] bytes, String name) {
        BinarySerializer reader =
                BinarySerializer.builder().allowNames(it -> it.startsWith(NAME)).build();
        SchemaMismatchException first = assertThrows(SchemaMismatchException.class, () -> reader.deserialize(bytes));
        String reason = "Cannot initialize " + NAME + name + ": java.lang.IllegalStateException: no config."
                + " Its static initializer has to succeed.";
        assertTrue(first.getMessage().endsWith("Its class says why: " + reason), first.getMessage());
        assertInstanceOf(ExceptionInInitializerError.class, first.getCause().getCause());
        SchemaMismatchException second = assertThrows(SchemaMismatchException.class, () -> reader.deserialize(bytes));
        assertInstanceOf(NoClassDefFoundError.class, second.getCause().getCause());
    }

    @Test
    void whereBytesNameIt() {
        assertRefused(renamed(Good.A, "$Evil"), "$Evil");
        assertRefused(renamed(new ArrayList<>(List.of(Good.A)), "$Dire"), "$Dire");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Declared", "Level", "Single", "Written"})
    void whereItIsDeclared(String name) throws Exception {
        Class<?> type = Class.forName(
                NAME + "$" + name, /* initialize= */ false, getClass().getClassLoader());
        UnsupportedClassException refused =
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type));
        assertTrue(
                refused.getMessage()
                        .startsWith("Cannot initialize " + type.getName()
                                + ": java.lang.IllegalStateException: no config. Its static initializer has to"
                                + " succeed."),
                refused.getMessage());
        assertInstanceOf(ExceptionInInitializerError.class, refused.getCause());
        assertEquals(type.getName(), refused.className());
    }

    @Test
    void whereACollectionIsTried() {
        UnsupportedClassException refused =
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Names.class));
        assertTrue(
                refused.getMessage()
                        .startsWith("Cannot initialize " + Names.class.getName()
                                + ": java.lang.IllegalStateException: no config."),
                refused.getMessage());
    }
}
