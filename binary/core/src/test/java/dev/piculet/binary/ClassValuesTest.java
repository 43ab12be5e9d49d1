package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Circle;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes as values: only classes that the rules name are read. A name in the bytes loads nothing. */
@Tag("jdk")
class ClassValuesTest {
    static final class Holder {
        Class<?> type;
        Map<Class<? extends Number>, String> names = new HashMap<>();

        static Holder of(Class<?> type) {
            Holder holder = new Holder();
            holder.type = type;
            holder.names.put(Integer.class, "int");
            return holder;
        }
    }

    /** Reports that it was initialized. */
    static final class Loud {
        static {
            initialized = true;
        }
    }

    private static boolean initialized;

    private static TypedSerializerBuilder<Holder> builder() {
        return TypedSerializer.builder(Holder.class).allow(Point.class).subtypes(Shape.class, Circle.class);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                int.class,
                void.class,
                Integer.class,
                String.class,
                Object.class,
                Class.class,
                BigDecimal.class,
                Timestamp.class,
                List.class,
                ArrayList.class,
                Point.class,
                Shape.class,
                Circle.class,
                int[].class,
                boolean[][].class,
                String[][].class,
                Point[].class
            })
    void theyComeBackAsThemselves(Class<?> type) {
        Twins<Holder> twins = Twins.of(ClassValuesTest::builder);
        Holder holder = Holder.of(type);
        byte[] bytes = twins.write(holder);
        for (Object each : new Object[] {twins.readInterpreted(bytes), twins.readGenerated(bytes)}) {
            Holder read = (Holder) each;
            assertSame(type, read.type);
            assertEquals(holder.names, read.names);
        }
    }

    @Test
    void theyStandAtARootAndAmongOthers() {
        TypedSerializer<Class> serializer = TypedSerializer.of(Class.class);
        assertSame(int.class, serializer.deserialize(serializer.serialize(int.class)));
        BinarySerializer any =
                BinarySerializer.builder().allow(Class.class, Point.class).build();
        byte[] bytes = any.serialize(Point.class);
        assertSame(Point.class, any.deserialize(bytes));
        assertEquals(Point.class.getName(), BinarySerializer.tree(bytes));
        Class<?>[] array = (Class<?>[]) any.deserialize(any.serialize(new Class<?>[] {int.class, Point[].class}));
        assertSame(Point[].class, array[1]);
    }

    @Test
    void otherClassesAreNotWritten() {
        for (Class<?> type : new Class<?>[] {
            Thread.State.class, Loud.class, Loud[].class, Runnable.class, ((Runnable) () -> {}).getClass()
        }) {
            UnsupportedValueException e = assertThrows(
                    UnsupportedValueException.class, () -> builder().build().serialize(Holder.of(type)));
            assertEquals(
                    "Class " + type.getName() + " is not allowed as a value at $.type.\n"
                            + "  Allow it with OptionsBuilder.allow.",
                    e.getMessage());
        }
    }

    @Test
    void otherClassesAreNotRead() {
        TypedSerializer<Holder> writer = TypedSerializer.builder(Holder.class)
                .allow(Loud.class, Loud[].class)
                .build();
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<Holder> reader =
                    builder().generateAfter(generateAfter).build();
            for (Class<?> type : new Class<?>[] {Loud.class, Loud[].class}) {
                byte[] bytes = writer.serialize(Holder.of(type));
                SchemaMismatchException e =
                        assertThrows(SchemaMismatchException.class, () -> reader.deserialize(bytes));
                assertEquals(
                        "Class " + Loud.class.getName()
                                + " was written, which this serializer does not allow as a value, at $.type.\n"
                                + "  Allow it with OptionsBuilder.allow.",
                        e.getMessage().replace("[L" + Loud.class.getName() + ";", Loud.class.getName()));
            }
        }
        assertFalse(initialized);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[",
                "[]",
                "[V",
                "[int",
                "[Lint;",
                "[Ljava.lang.String",
                "Ljava.lang.String;",
                "[L;",
                "java/lang/String",
                "java.lang.Runtime",
                "java.lang.ProcessBuilder",
                "sun.misc.Unsafe",
                "no.such.Class",
                "I"
            })
    void namesThatMeanNoAllowedClassAreRefused(String name) {
        BinaryOutput out = new BinaryOutput();
        out.writeString(name);
        TypedSerializer<Class> serializer =
                TypedSerializer.builder(Class.class).headerless().build();
        assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(out.toByteArray()));
    }

    @Test
    void arraysHaveAsManyDimensionsAsTheJvmAllows() {
        TypedSerializer<Class> serializer =
                TypedSerializer.builder(Class.class).headerless().build();
        for (int dimensions : new int[] {255, 256, 100_000}) {
            BinaryOutput out = new BinaryOutput();
            out.writeString("[".repeat(dimensions) + "I");
            if (dimensions == 255) {
                assertEquals(out.position(), serializer.serialize(serializer.deserialize(out.toByteArray())).length);
            } else {
                assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(out.toByteArray()));
            }
        }
        assertThrows(MalformedInputException.class, () -> serializer.deserialize(new byte[] {8, 'i'}));
    }

    /** The JVM keeps a class for each dimension: 300 bytes with the name of an exception would cost a megabyte. */
    @Test
    void arraysOfObjectsHaveNoMoreDimensionsThanAnybodyNeeds() {
        Class<?> component = String.class;
        for (int i = 0; i < 15; i++) {
            component = component.arrayType();
        }
        Object most = Array.newInstance(component, 1);
        Object more = Array.newInstance(most.getClass(), 1);
        TypedSerializer<Class> serializer =
                TypedSerializer.builder(Class.class).headerless().build();
        assertSame(most.getClass(), serializer.copy(most.getClass()));
        assertThrows(UnsupportedValueException.class, () -> serializer.serialize(more.getClass()));
        BinaryOutput out = new BinaryOutput();
        out.writeString(more.getClass().getName());
        assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(out.toByteArray()));
        BinarySerializer anything = BinarySerializer.builder().build();
        assertSame(
                most.getClass(), anything.deserialize(anything.serialize(most)).getClass());
        UnsupportedValueException e = assertThrows(UnsupportedValueException.class, () -> anything.serialize(more));
        String message = "An instance of " + more.getClass().getName() + " is not allowed";
        assertTrue(e.getMessage().startsWith(message), e::getMessage);
    }

    @Test
    void classesThatWereRenamedAreFound() {
        byte[] bytes = builder().build().serialize(Holder.of(Point.class));
        TypedSerializer<Holder> renamed = TypedSerializer.builder(Holder.class)
                .allow(Loud.class)
                .alias(Loud.class, Point.class.getName())
                .build();
        assertSame(Loud.class, renamed.deserialize(bytes).type);
    }
}
