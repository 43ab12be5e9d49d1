package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.io.ValueCodec;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which instances the codec of a class writes: those of subclasses only where they would lose nothing. */
@Tag("jdk")
class CodecsOfSubclassesTest {
    static class Animal {
        String name;

        Animal() {}

        Animal(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object other) {
            return other != null && other.getClass() == getClass() && ((Animal) other).name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + " " + name;
        }
    }

    static class Dog extends Animal {
        int age;

        Dog() {}

        Dog(String name, int age) {
            super(name);
            this.age = age;
        }

        @Override
        public boolean equals(Object other) {
            return super.equals(other) && ((Dog) other).age == age;
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, age);
        }
    }

    static final class Puppy extends Dog {
        Puppy(String name) {
            super(name, 0);
        }
    }

    record Owner(Animal pet) {}

    interface Shape {
        String text();
    }

    record Circle(String text) implements Shape {}

    record Square(String text) implements Shape {}

    interface Round extends Shape {}

    record Ball(String text) implements Round {}

    record Drawing(Shape shape, List<Shape> more) {}

    sealed interface Pet permits Cat, Fish {}

    static non-sealed class Cat implements Pet {
        String name = "";
    }

    static final class Tiger extends Cat {}

    record Fish(int length) implements Pet {}

    /** Writes a text alone. */
    private record Texts<T>(String id, Function<T, String> text, Function<String, T> of) implements ValueCodec<T> {
        @Override
        public void encode(BinaryOutput out, T value) {
            out.writeUtf8(text.apply(value));
        }

        @Override
        public T decode(BinaryInput in) {
            return of.apply(in.readUtf8());
        }
    }

    private static final ValueCodec<Animal> ANIMALS = new Texts<>("animal", it -> it.name, Animal::new);
    private static final ValueCodec<Dog> DOGS = new Texts<>("dog", it -> it.name, it -> new Dog(it, 1));
    private static final ValueCodec<Shape> SHAPES = new Texts<>("shape", Shape::text, it -> new Circle("of " + it));
    private static final ValueCodec<Round> ROUNDS = new Texts<>("round", Round::text, it -> new Ball("of " + it));

    private static String refusal(Class<?> subclass, Class<?> type, String path) {
        return "An instance of " + subclass.getName() + " would be read back as " + type.getName() + " at " + path
                + ".\n  What the subclass adds would be lost: convert it, or register a codec for the class.";
    }

    private static <T> void assertRefused(String message, Supplier<TypedSerializerBuilder<T>> builder, T value) {
        for (int generateAfter : new int[] {-1, 0}) {
            for (boolean references : new boolean[] {false, true}) {
                TypedSerializerBuilder<T> options = builder.get().generateAfter(generateAfter);
                TypedSerializer<T> serializer = (references ? options.references() : options).build();
                assertEquals(
                        message,
                        assertThrows(UnsupportedValueException.class, () -> serializer.serialize(value))
                                .getMessage());
            }
        }
    }

    @Test
    void anAllowedSubclassKeepsItsLayoutWhereAnythingMayStand() {
        BinarySerializer any = BinarySerializer.builder()
                .allow(Dog.class)
                .codec(Animal.class, ANIMALS)
                .build();
        for (Object value : List.of(new Dog("rex", 5), List.of(new Dog("rex", 5), new Animal("tom")))) {
            assertEquals(value, any.deserialize(any.serialize(value)));
        }
        TypedSerializer<Object[]> open = TypedSerializer.builder(Object[].class)
                .allow(Dog.class)
                .codec(Animal.class, ANIMALS)
                .build();
        assertEquals(new Dog("rex", 5), open.copy(new Object[] {new Dog("rex", 5)})[0]);
    }

    @Test
    void anotherSubclassIsRefusedWhereAnythingMayStand() {
        BinarySerializer any =
                BinarySerializer.builder().codec(Animal.class, ANIMALS).build();
        BinaryException e = assertThrows(BinaryException.class, () -> any.serialize(List.of(new Dog("rex", 5))));
        assertEquals("$[0]", e.path());
        assertEquals(List.of(new Animal("tom")), any.deserialize(any.serialize(List.of(new Animal("tom")))));
    }

    @Test
    void aSubclassIsRefusedWhereTheClassIsDeclared() {
        String message = refusal(Dog.class, Animal.class, "$.pet");
        Owner owner = new Owner(new Dog("rex", 5));
        assertRefused(message, () -> TypedSerializer.builder(Owner.class).codec(Animal.class, ANIMALS), owner);
        assertRefused(
                message,
                () -> TypedSerializer.builder(Owner.class)
                        .codec(Animal.class, ANIMALS)
                        .allow(Dog.class),
                owner);
        assertRefused(
                message,
                () -> TypedSerializer.builder(Owner.class)
                        .codec(Animal.class, ANIMALS)
                        .subtypes(Animal.class, Dog.class),
                owner);
        assertRefused(
                refusal(Puppy.class, Dog.class, "$"),
                () -> TypedSerializer.builder(Dog.class)
                        .codec(Animal.class, ANIMALS)
                        .codec(Dog.class, DOGS),
                new Puppy("bo"));
        Twins<Owner> twins = Twins.of(() -> TypedSerializer.builder(Owner.class).codec(Animal.class, ANIMALS));
        assertEquals(new Owner(new Animal("tom")), twins.generated().copy(new Owner(new Animal("tom"))));
    }

    @Test
    void aSubclassOfAnAlternativeIsRefused() {
        assertRefused(
                refusal(Tiger.class, Cat.class, "$"),
                () -> TypedSerializer.builder(Pet.class)
                        .codec(Cat.class, new Texts<>("cat", it -> it.name, it -> new Cat())),
                new Tiger());
    }

    @Test
    void theCodecOfAnInterfaceTakesWhatHasNoOtherLayout() {
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<Drawing> drawings = TypedSerializer.builder(Drawing.class)
                    .codec(Shape.class, SHAPES)
                    .generateAfter(generateAfter)
                    .build();
            assertEquals(
                    new Drawing(new Circle("of a"), List.of(new Circle("of b"))),
                    drawings.copy(new Drawing(new Square("a"), List.of(new Ball("b")))));
            TypedSerializer<Object[]> open = TypedSerializer.builder(Object[].class)
                    .codec(Shape.class, SHAPES)
                    .allow(Square.class)
                    .generateAfter(generateAfter)
                    .build();
            Object[] copy = open.copy(new Object[] {new Square("a"), new Ball("b")});
            assertEquals(List.of(new Square("a"), new Circle("of b")), List.of(copy));
        }
    }

    @Test
    void theNearestCodecIsTakenInWhateverOrderTheyAreNamed() {
        List<Function<TypedSerializerBuilder<Object[]>, TypedSerializerBuilder<Object[]>>> orders = List.of(
                it -> it.codec(Shape.class, SHAPES).codec(Round.class, ROUNDS),
                it -> it.codec(Round.class, ROUNDS).codec(Shape.class, SHAPES));
        for (Function<TypedSerializerBuilder<Object[]>, TypedSerializerBuilder<Object[]>> order : orders) {
            TypedSerializer<Object[]> open =
                    order.apply(TypedSerializer.builder(Object[].class)).build();
            Object[] copy = open.copy(new Object[] {new Ball("a"), new Square("b")});
            assertEquals(List.of(new Ball("of a"), new Circle("of b")), List.of(copy));
        }
    }

    record Host(InetAddress address) {}

    /** Hardly an address is exactly of the class that is declared. */
    @Test
    void theCodecOfAClassThatItsPackageAloneExtendsTakesItsSubclasses() throws UnknownHostException {
        InetAddress address = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        ValueCodec<InetAddress> codec =
                new Texts<>("address", InetAddress::getHostAddress, CodecsOfSubclassesTest::address);
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<Host> hosts = TypedSerializer.builder(Host.class)
                    .codec(InetAddress.class, codec)
                    .generateAfter(generateAfter)
                    .build();
            assertEquals(new Host(address), hosts.copy(new Host(address)));
        }
    }

    private static InetAddress address(String text) {
        try {
            return InetAddress.getByName(text);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }

    static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Broken(String message) {
            super(message);
        }
    }

    record Failure(Exception cause) {}

    @Test
    void theCodecOfAGeneralExceptionTakesAll() {
        TypedSerializer<Failure> failures = TypedSerializer.builder(Failure.class)
                .codec(Exception.class, new Texts<>("failure", Throwable::getMessage, Exception::new))
                .build();
        assertEquals("a", failures.copy(new Failure(new Broken("a"))).cause().getMessage());
        TypedSerializer<Object[]> open = TypedSerializer.builder(Object[].class)
                .codec(Exception.class, new Texts<>("failure", Throwable::getMessage, Exception::new))
                .build();
        assertEquals("b", ((Exception) open.copy(new Object[] {new Broken("b")})[0]).getMessage());
    }
}
