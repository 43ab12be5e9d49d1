package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.elsewhere.Parent;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** What accessors of Java classes do, generated or interpreted. */
abstract class AccessorsContract {
    /** Returns the accessors under test. */
    abstract Accessors accessors(ClassModel model, MethodHandles.Lookup lookup);

    @Test
    void readsEachPrimitiveByItsOwnGetterAndBoxedByGet() {
        EachKind each = new EachKind();
        each.flag = true;
        each.tiny = -1;
        each.small = 2;
        each.letter = 'x';
        each.number = 3;
        each.large = 4L;
        each.real = 5.5f;
        each.precise = 6.5;
        each.text = "seven";

        assertTrue(getter(EachKind.class, "flag").getBoolean(each));
        assertEquals(-1, getter(EachKind.class, "tiny").getByte(each));
        assertEquals(2, getter(EachKind.class, "small").getShort(each));
        assertEquals('x', getter(EachKind.class, "letter").getChar(each));
        assertEquals(3, getter(EachKind.class, "number").getInt(each));
        assertEquals(4L, getter(EachKind.class, "large").getLong(each));
        assertEquals(5.5f, getter(EachKind.class, "real").getFloat(each));
        assertEquals(6.5, getter(EachKind.class, "precise").getDouble(each));
        assertEquals(
                List.of(true, (byte) -1, (short) 2, 'x', 3, 4L, 5.5f, 6.5, "seven"),
                model(EachKind.class).properties().stream()
                        .map(property -> getter(EachKind.class, property.name()).get(each))
                        .toList());
    }

    @Test
    void writesEachPrimitiveByItsOwnSetterAndUnboxedBySet() {
        EachKind each = new EachKind();
        setter(EachKind.class, "flag").setBoolean(each, true);
        setter(EachKind.class, "tiny").setByte(each, (byte) -1);
        setter(EachKind.class, "small").setShort(each, (short) 2);
        setter(EachKind.class, "letter").setChar(each, 'x');
        setter(EachKind.class, "number").setInt(each, 3);
        setter(EachKind.class, "large").setLong(each, 4L);
        setter(EachKind.class, "real").setFloat(each, 5.5f);
        setter(EachKind.class, "precise").setDouble(each, 6.5);
        setter(EachKind.class, "text").set(each, "seven");
        assertEquals("true -1 2 x 3 4 5.5 6.5 seven", each.toString());

        Object[] values = {false, (byte) 9, (short) 8, 'y', 7, 6L, 5f, 4.0, null};
        for (int i = 0; i < values.length; i++) {
            String name = model(EachKind.class).properties().get(i).name();
            setter(EachKind.class, name).set(each, values[i]);
        }
        assertEquals("false 9 8 y 7 6 5.0 4.0 null", each.toString());
    }

    @Test
    void anotherKindIsRefusedWithTheMethodToCall() {
        EachKind each = new EachKind();
        String prefix = "dev.piculet.access.AccessorsContract$EachKind.";
        Getter number = getter(EachKind.class, "number");
        Getter text = getter(EachKind.class, "text");
        Setter letter = setter(EachKind.class, "letter");
        assertEquals(
                "Cannot read " + prefix + "number as long: it is of type int. Call getInt.",
                assertThrows(ClassCastException.class, () -> number.getLong(each))
                        .getMessage());
        assertEquals(
                "Cannot read " + prefix + "text as boolean: it is of type java.lang.String. Call get.",
                assertThrows(ClassCastException.class, () -> text.getBoolean(each))
                        .getMessage());
        assertEquals(
                "Cannot write " + prefix + "letter as short: it is of type char. Call setChar.",
                assertThrows(ClassCastException.class, () -> letter.setShort(each, (short) 1))
                        .getMessage());
    }

    @Test
    void wrongInstancesAndValuesAreRefused() {
        EachKind each = new EachKind();
        Getter number = getter(EachKind.class, "number");
        Setter setNumber = setter(EachKind.class, "number");
        Setter setText = setter(EachKind.class, "text");
        assertThrows(NullPointerException.class, () -> number.getInt(null));
        assertThrows(NullPointerException.class, () -> number.get(null));
        assertThrows(ClassCastException.class, () -> number.getInt("not the class"));
        assertThrows(NullPointerException.class, () -> setNumber.setInt(null, 1));
        assertThrows(NullPointerException.class, () -> setNumber.set(each, null));
        assertThrows(ClassCastException.class, () -> setNumber.set(each, 1L));
        assertThrows(ClassCastException.class, () -> setText.set(each, 1));
        assertThrows(ClassCastException.class, () -> setText.set("not the class", "text"));
    }

    @Test
    void finalFieldsAreReadButNeverWritten() {
        Pair<String> pair = new Pair<>("left", 2);
        assertEquals("left", getter(Pair.class, "left").get(pair));
        assertEquals(2, getter(Pair.class, "right").getInt(pair));
        UnsupportedClassException refusal =
                assertThrows(UnsupportedClassException.class, () -> setter(Pair.class, "left"));
        assertEquals(
                "Cannot write dev.piculet.access.AccessorsContract$Pair.left: it is final."
                        + " Pass its value to a creator.",
                refusal.getMessage());
        assertEquals(Pair.class.getName(), refusal.className());
    }

    @Test
    void membersOfASuperclassInAnotherPackageAreReached() {
        Child child = new Child();
        assertEquals(1, getter(Child.class, "secret").getInt(child));
        assertEquals(2, getter(Child.class, "guarded").getLong(child));
        assertEquals("three", getter(Child.class, "packaged").get(child));
        assertEquals(4, getter(Child.class, "own").get(child));

        setter(Child.class, "secret").setInt(child, 10);
        setter(Child.class, "hidden").set(child, Parent.hidden("eleven"));
        setter(Child.class, "guarded").set(child, 20L);
        setter(Child.class, "packaged").set(child, "thirty");
        assertEquals("10 eleven 20 thirty", child.toString());
        assertEquals(
                "dev.piculet.access.elsewhere.Parent$Hidden",
                getter(Child.class, "hidden").get(child).getClass().getName());
        assertThrows(
                ClassCastException.class, () -> setter(Child.class, "hidden").set(child, "text"));
    }

    @Test
    void shadowedFieldsAreTwoProperties() {
        Shadowing shadowing = new Shadowing();
        Accessors accessors = accessors(model(Shadowing.class), MethodHandles.lookup());
        List<Object> values = accessors.model().properties().stream()
                .filter(property -> property.name().equals("number"))
                .map(property -> accessors.getter(property).get(shadowing))
                .toList();
        assertEquals(List.of(0, 100L), values);
    }

    @Test
    void privateConstructorsAndPrivateRecordsAreCalled() {
        Instantiator pairs = instantiator(Pair.class, 2);
        Arguments pair = pairs.arguments();
        pair.set(0, "left");
        pair.setInt(1, 2);
        assertEquals("left 2", pairs.create(pair).toString());

        Instantiator points = instantiator(Point.class, 2);
        Arguments point = points.arguments();
        point.setDouble(0, 1.5);
        point.set(1, 2L);
        assertEquals(new Point(1.5, 2L), points.create(point));
        assertEquals(1.5, getter(Point.class, "x").getDouble(new Point(1.5, 2L)));
    }

    @Test
    void argumentsOfEachKindArriveAsTheyWere() {
        Instantiator instantiator = instantiator(EachKind.class, 9);
        Arguments arguments = instantiator.arguments();
        assertEquals(9, arguments.size());
        arguments.setBoolean(0, true);
        arguments.setByte(1, Byte.MIN_VALUE);
        arguments.setShort(2, Short.MIN_VALUE);
        arguments.setChar(3, '\uffff');
        arguments.setInt(4, Integer.MIN_VALUE);
        arguments.setLong(5, Long.MIN_VALUE);
        arguments.setFloat(6, -0f);
        arguments.setDouble(7, Double.MIN_VALUE);
        arguments.set(8, null);
        String expected = "true -128 -32768 \uffff -2147483648 -9223372036854775808 -0.0 4.9E-324 null";
        assertEquals(expected, instantiator.create(arguments).toString());
        assertEquals(expected, instantiator.create(arguments).toString(), "arguments can be used again");

        for (int i = 0; i < arguments.size(); i++) {
            assertTrue(arguments.isPresent(i));
            arguments.set(i, arguments.get(i));
        }
        assertEquals(expected, instantiator.create(arguments).toString());
        arguments.clear();
        assertFalse(arguments.isPresent(8));
        assertNull(arguments.get(8));
        assertEquals(0L, arguments.get(5));
    }

    @Test
    void missingAndMisplacedArgumentsAreRefusedBeforeTheCall() {
        Instantiator instantiator = instantiator(Pair.class, 2);
        Arguments arguments = instantiator.arguments();
        arguments.set(0, "left");
        ArgumentException missing = assertThrows(ArgumentException.class, () -> instantiator.create(arguments));
        assertEquals(
                "Parameter 'right: int' of dev.piculet.access.AccessorsContract$Pair has no argument and no default."
                        + " Give it a value, or declare a default.",
                missing.getMessage());
        assertEquals(ArgumentException.Problem.MISSING, missing.problem());
        assertEquals("right", missing.parameter());
        assertEquals(1, missing.index());
        assertEquals(Pair.class.getName(), missing.className());

        ArgumentException isNull = assertThrows(ArgumentException.class, () -> arguments.set(1, null));
        assertEquals(
                "Parameter 'right: int' of dev.piculet.access.AccessorsContract$Pair must not be null."
                        + " Give it a value.",
                isNull.getMessage());
        assertEquals(ArgumentException.Problem.NULL, isNull.problem());
        ClassCastException wrongKind = assertThrows(ClassCastException.class, () -> arguments.setLong(1, 2L));
        assertEquals(
                "Parameter 'right: int' of dev.piculet.access.AccessorsContract$Pair takes no long."
                        + " Call getInt or setInt.",
                wrongKind.getMessage());
        assertThrows(IndexOutOfBoundsException.class, () -> arguments.setInt(2, 2));
        Instantiator other = instantiator(Point.class, 2);
        IllegalArgumentException foreign = assertThrows(IllegalArgumentException.class, () -> other.create(arguments));
        assertEquals(
                "These arguments are not for dev.piculet.access.AccessorsContract$Point(double, long)."
                        + " Take them from arguments() of the instantiator that is called.",
                foreign.getMessage());
    }

    @Test
    void argumentsOfAnotherClassAreRefused() {
        Instantiator instantiator = instantiator(EachKind.class, 9);
        Arguments arguments = instantiator.arguments();
        for (int i = 0; i < 8; i++) {
            arguments.set(i, arguments.get(i));
        }
        arguments.set(8, 1);
        assertThrows(ClassCastException.class, () -> instantiator.create(arguments));
    }

    @Test
    void anAbsentVarargIsEmpty() {
        Instantiator instantiator = instantiator(Words.class, 2);
        Arguments arguments = instantiator.arguments();
        arguments.setInt(0, 7);
        assertEquals("7[]", instantiator.create(arguments).toString());
        arguments.set(1, new String[] {"a", "b"});
        assertEquals("7[a, b]", instantiator.create(arguments).toString());
        arguments.clear();
        arguments.setInt(0, 8);
        assertEquals("8[]", instantiator.create(arguments).toString());
    }

    @Test
    void exceptionsOfTheUserPassUnwrapped() {
        Instantiator instantiator = instantiator(Failing.class, 1);
        Arguments arguments = instantiator.arguments();
        IOException expected = new IOException("checked");
        arguments.set(0, (Callable<Object>) () -> {
            throw expected;
        });
        assertSame(expected, assertThrows(IOException.class, () -> instantiator.create(arguments)));
        AssertionError error = new AssertionError("error");
        arguments.set(0, (Callable<Object>) () -> {
            throw error;
        });
        assertSame(error, assertThrows(AssertionError.class, () -> instantiator.create(arguments)));
    }

    @Test
    void staticFactoriesAreCalled() {
        CreatorModel factory = model(Pair.class).creators().stream()
                .filter(creator -> creator.kind() == CreatorModel.Kind.FACTORY)
                .findFirst()
                .orElseThrow();
        Instantiator instantiator =
                accessors(model(Pair.class), MethodHandles.lookup()).instantiator(factory);
        Arguments arguments = instantiator.arguments();
        arguments.set(0, "both");
        assertEquals("both 4", instantiator.create(arguments).toString());
    }

    @Test
    void membersOfAnotherModelAreRefused() {
        Accessors accessors = accessors(model(Pair.class), MethodHandles.lookup());
        PropertyModel foreign = model(EachKind.class).properties().get(0);
        assertEquals(
                "dev.piculet.access.AccessorsContract$EachKind.flag is not a property in the model of"
                        + " dev.piculet.access.AccessorsContract$Pair."
                        + " Take it from the model that the accessors were made of.",
                assertThrows(IllegalArgumentException.class, () -> accessors.getter(foreign))
                        .getMessage());
        CreatorModel creator = model(Point.class).primaryCreator().orElseThrow();
        assertThrows(IllegalArgumentException.class, () -> accessors.instantiator(creator));
    }

    private ClassModel model(Class<?> type) {
        return ClassModels.create().of(type);
    }

    private Getter getter(Class<?> type, String name) {
        ClassModel model = model(type);
        return accessors(model, MethodHandles.lookup()).getter(property(model, name));
    }

    private Setter setter(Class<?> type, String name) {
        ClassModel model = model(type);
        return accessors(model, MethodHandles.lookup()).setter(property(model, name));
    }

    private Instantiator instantiator(Class<?> type, int parameters) {
        ClassModel model = model(type);
        CreatorModel constructor = model.creators().stream()
                .filter(creator -> creator.kind() == CreatorModel.Kind.CONSTRUCTOR)
                .filter(creator -> creator.parameters().size() == parameters)
                .findFirst()
                .orElseThrow();
        return accessors(model, MethodHandles.lookup()).instantiator(constructor);
    }

    private static PropertyModel property(ClassModel model, String name) {
        return model.properties().stream()
                .filter(property -> property.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static final class EachKind {
        private boolean flag;
        private byte tiny;
        private short small;
        private char letter;
        private int number;
        private long large;
        private float real;
        private double precise;
        private String text;

        private EachKind() {}

        private EachKind(
                boolean flag,
                byte tiny,
                short small,
                char letter,
                int number,
                long large,
                float real,
                double precise,
                String text) {
            this.flag = flag;
            this.tiny = tiny;
            this.small = small;
            this.letter = letter;
            this.number = number;
            this.large = large;
            this.real = real;
            this.precise = precise;
            this.text = text;
        }

        @Override
        public String toString() {
            return flag + " " + tiny + " " + small + " " + letter + " " + number + " " + large + " " + real + " "
                    + precise + " " + text;
        }
    }

    private static final class Pair<T> {
        private final T left;
        private final int right;

        private Pair(T left, int right) {
            this.left = left;
            this.right = right;
        }

        private static Pair<String> of(String left) {
            return new Pair<>(left, left.length());
        }

        @Override
        public String toString() {
            return left + " " + right;
        }
    }

    private record Point(double x, long y) {}

    private static class Child extends Parent {
        private Integer own = 4;
    }

    private static class Shadowed {
        private int number;
    }

    private static final class Shadowing extends Shadowed {
        private long number = 100;
    }

    private static final class Words {
        private final int number;
        private final String[] words;

        private Words(int number, String... words) {
            this.number = number;
            this.words = words;
        }

        @Override
        public String toString() {
            return number + List.of(words).toString();
        }
    }

    private static final class Failing {
        private Failing(Callable<Object> action) throws Exception {
            action.call();
        }
    }
}
