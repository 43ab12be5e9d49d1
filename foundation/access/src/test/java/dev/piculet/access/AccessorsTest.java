package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.access.elsewhere.Parent;
import dev.piculet.access.error.ArgumentException;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Accessors of Java classes. */
@Tag("jdk")
class AccessorsTest {
    private static Accessors accessors(ClassModel model, MethodHandles.Lookup lookup) {
        return Accessors.of(model, lookup);
    }

    @Test
    void readsEachPrimitiveBoxed() {
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

        assertEquals(
                List.of(true, (byte) -1, (short) 2, 'x', 3, 4L, 5.5f, 6.5, "seven"),
                model(EachKind.class).properties().stream()
                        .map(property -> getter(EachKind.class, property.name()).get(each))
                        .toList());
    }

    @Test
    void writesEachPrimitiveUnboxed() {
        EachKind each = new EachKind();
        setter(EachKind.class, "flag").set(each, true);
        setter(EachKind.class, "tiny").set(each, (byte) -1);
        setter(EachKind.class, "small").set(each, (short) 2);
        setter(EachKind.class, "letter").set(each, 'x');
        setter(EachKind.class, "number").set(each, 3);
        setter(EachKind.class, "large").set(each, 4L);
        setter(EachKind.class, "real").set(each, 5.5f);
        setter(EachKind.class, "precise").set(each, 6.5);
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
    void wrongInstancesAndValuesAreRefused() {
        EachKind each = new EachKind();
        Getter number = getter(EachKind.class, "number");
        Setter setNumber = setter(EachKind.class, "number");
        Setter setText = setter(EachKind.class, "text");
        assertThrows(NullPointerException.class, () -> number.get(null));
        assertThrows(NullPointerException.class, () -> number.get(null));
        assertThrows(ClassCastException.class, () -> number.get("not the class"));
        assertThrows(NullPointerException.class, () -> setNumber.set(null, 1));
        assertThrows(NullPointerException.class, () -> setNumber.set(each, null));
        assertThrows(ClassCastException.class, () -> setNumber.set(each, 1L));
        assertThrows(ClassCastException.class, () -> setText.set(each, 1));
        assertThrows(ClassCastException.class, () -> setText.set("not the class", "text"));
    }

    @Test
    void finalFieldsAreReadButNeverWritten() {
        Pair<String> pair = new Pair<>("left", 2);
        assertEquals("left", getter(Pair.class, "left").get(pair));
        assertEquals(2, getter(Pair.class, "right").get(pair));
        UnsupportedClassException refusal =
                assertThrows(UnsupportedClassException.class, () -> setter(Pair.class, "left"));
        assertEquals(
                "Cannot write dev.piculet.access.AccessorsTest$Pair.left: it is final."
                        + " Pass its value to a creator.",
                refusal.getMessage());
        assertEquals(Pair.class.getName(), refusal.className());
    }

    @Test
    void membersOfASuperclassInAnotherPackageAreReached() {
        Child child = new Child();
        assertEquals(1, getter(Child.class, "secret").get(child));
        assertEquals(2L, getter(Child.class, "guarded").get(child));
        assertEquals("three", getter(Child.class, "packaged").get(child));
        assertEquals(4, getter(Child.class, "own").get(child));

        setter(Child.class, "secret").set(child, 10);
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
        ClassModel model = model(Shadowing.class);
        Accessors accessors = accessors(model, MethodHandles.lookup());
        List<Object> values = model.properties().stream()
                .filter(property -> property.name().equals("number"))
                .map(property -> accessors.getter(property).get(shadowing))
                .toList();
        assertEquals(List.of(0, 100L), values);
    }

    @Test
    void privateConstructorsAndPrivateRecordsAreCalled() {
        Instantiator pairs = instantiator(Pair.class, 2);
        Object[] pair = pairs.arguments();
        pair[0] = "left";
        pair[1] = 2;
        assertEquals("left 2", pairs.create(pair).toString());

        Instantiator points = instantiator(Point.class, 2);
        Object[] point = points.arguments();
        point[0] = 1.5;
        point[1] = 2L;
        assertEquals(new Point(1.5, 2L), points.create(point));
        assertEquals(1.5, getter(Point.class, "x").get(new Point(1.5, 2L)));
    }

    @Test
    void argumentsOfEachKindArriveAsTheyWere() {
        Instantiator instantiator = instantiator(EachKind.class, 9);
        Object[] arguments = instantiator.arguments();
        assertEquals(9, arguments.length);
        arguments[0] = true;
        arguments[1] = Byte.MIN_VALUE;
        arguments[2] = Short.MIN_VALUE;
        arguments[3] = '\uffff';
        arguments[4] = Integer.MIN_VALUE;
        arguments[5] = Long.MIN_VALUE;
        arguments[6] = -0f;
        arguments[7] = Double.MIN_VALUE;
        arguments[8] = null;
        String expected = "true -128 -32768 \uffff -2147483648 -9223372036854775808 -0.0 4.9E-324 null";
        assertEquals(expected, instantiator.create(arguments).toString());
        assertEquals(expected, instantiator.create(arguments).toString(), "arguments can be used again");
    }

    @Test
    void missingAndMisplacedArgumentsAreRefusedBeforeTheCall() {
        Instantiator instantiator = instantiator(Pair.class, 2);
        Object[] arguments = instantiator.arguments();
        arguments[0] = "left";
        ArgumentException missing = assertThrows(ArgumentException.class, () -> instantiator.create(arguments));
        assertEquals(
                "Parameter 'right: int' of dev.piculet.access.AccessorsTest$Pair has no argument and no default."
                        + " Give it a value, or declare a default.",
                missing.getMessage());
        assertEquals(ArgumentException.Problem.MISSING, missing.problem());
        assertEquals("right", missing.parameter());
        assertEquals(1, missing.index());
        assertEquals(Pair.class.getName(), missing.className());

        arguments[1] = null;
        ArgumentException isNull = assertThrows(ArgumentException.class, () -> instantiator.create(arguments));
        assertEquals(
                "Parameter 'right: int' of dev.piculet.access.AccessorsTest$Pair must not be null."
                        + " Give it a value.",
                isNull.getMessage());
        assertEquals(ArgumentException.Problem.NULL, isNull.problem());
        arguments[1] = 2L;
        assertThrows(ClassCastException.class, () -> instantiator.create(arguments));
        assertEquals(
                "dev.piculet.access.AccessorsTest$Pair(java.lang.Object, int) takes 2 arguments, not 1."
                        + " Give as many as its model says.",
                assertThrows(IllegalArgumentException.class, () -> instantiator.create(new Object[1]))
                        .getMessage());
    }

    @Test
    void argumentsOfAnotherClassAreRefused() {
        Instantiator instantiator = instantiator(EachKind.class, 9);
        Object[] arguments = {false, (byte) 0, (short) 0, 'x', 0, 0L, 0f, 0.0, 1};
        assertThrows(ClassCastException.class, () -> instantiator.create(arguments));
    }

    @Test
    void anAbsentVarargIsEmpty() {
        Instantiator instantiator = instantiator(Words.class, 2);
        Object[] arguments = instantiator.arguments();
        arguments[0] = 7;
        assertEquals("7[]", instantiator.create(arguments).toString());
        arguments[1] = new String[] {"a", "b"};
        assertEquals("7[a, b]", instantiator.create(arguments).toString());
    }

    @Test
    void exceptionsOfTheUserPassUnwrapped() {
        Instantiator instantiator = instantiator(Failing.class, 1);
        Object[] arguments = instantiator.arguments();
        IOException expected = new IOException("checked");
        arguments[0] = (Callable<Object>) () -> {
            throw expected;
        };
        assertSame(expected, assertThrows(IOException.class, () -> instantiator.create(arguments)));
        AssertionError error = new AssertionError("error");
        arguments[0] = (Callable<Object>) () -> {
            throw error;
        };
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
        Object[] arguments = instantiator.arguments();
        arguments[0] = "both";
        assertEquals("both 4", instantiator.create(arguments).toString());
    }

    @Test
    void membersOfAnotherModelAreRefused() {
        Accessors accessors = accessors(model(Pair.class), MethodHandles.lookup());
        PropertyModel foreign = model(EachKind.class).properties().get(0);
        assertEquals(
                "dev.piculet.access.AccessorsTest$EachKind.flag is not a property in the model of"
                        + " dev.piculet.access.AccessorsTest$Pair."
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
