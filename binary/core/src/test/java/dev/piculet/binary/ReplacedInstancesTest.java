package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Replaced.Apart;
import dev.piculet.binary.fixture.Replaced.Bag;
import dev.piculet.binary.fixture.Replaced.Figure;
import dev.piculet.binary.fixture.Replaced.Figures;
import dev.piculet.binary.fixture.Replaced.Holder;
import dev.piculet.binary.fixture.Replaced.Knot;
import dev.piculet.binary.fixture.Replaced.Lost;
import dev.piculet.binary.fixture.Replaced.Period;
import dev.piculet.binary.fixture.Replaced.Plain;
import dev.piculet.binary.fixture.Replaced.Round;
import dev.piculet.binary.fixture.Replaced.Strange;
import dev.piculet.binary.fixture.Replaced.Token;
import dev.piculet.binary.fixture.ReplacedApart;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.tree.ObjectTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A class's own {@code writeReplace} chooses what is written, in generated code as in interpreted. */
class ReplacedInstancesTest {
    private static final String PREFIX = "dev.piculet.binary.fixture.Replaced$";

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static <T> Twins<T> twins(Class<T> type, boolean references) {
        return twins(type, builder -> references ? builder.references() : builder);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aProxyInTheSameSourceFileNeedsNoRule(boolean references) {
        Twins<Holder> twins = twins(Holder.class, references);
        Holder holder = new Holder(
                1, Period.of(3, 4), List.of(Period.of(5, 6), Period.of(7, 9)), Map.of(Period.of(0, 1), 8), "end");
        byte[] bytes = twins.write(holder);
        assertEquals(holder, twins.read(bytes));
        Holder empty = new Holder(1, null, List.of(), Map.of(), null);
        assertEquals(empty, twins.read(twins.write(empty)));
    }

    @Test
    void aRootIsReplaced() {
        Twins<Period> twins = Twins.of(Period.class);
        assertEquals(Period.of(1, 2), twins.read(twins.write(Period.of(1, 2))));
        String described = TypedSerializer.of(Period.class).describe();
        assertTrue(
                described.contains(PREFIX + "Period\n  written as what " + PREFIX + "Period.writeReplace() returns"),
                described);
    }

    @Test
    void aCodecIsUsedInsteadOfAProxyWhereAnythingIsDeclared() {
        ValueCodec<Period> codec = new ValueCodec<>() {
            @Override
            public String id() {
                return "period";
            }

            @Override
            public void encode(BinaryOutput out, Period value) {
                out.writeByte((byte) value.hashCode());
            }

            @Override
            public Period decode(BinaryInput in) {
                in.readByte();
                return Period.of(0, 1);
            }
        };
        TypedSerializer<Object> anything =
                TypedSerializer.builder(Object.class).codec(Period.class, codec).build();
        assertEquals(Period.of(0, 1), anything.copy(Period.of(3, 4)));
    }

    @Test
    void theProxyChecksWhatItIsRead() {
        TypedSerializer<Period> periods = TypedSerializer.of(Period.class);
        byte[] bytes = periods.serialize(Period.of(1, 2));
        bytes[bytes.length - 4] = 9;
        BinaryException refused = assertThrows(BinaryException.class, () -> periods.deserialize(bytes));
        assertInstanceOf(IllegalArgumentException.class, refused.getCause());
    }

    @Test
    void collectionsMayBeReplaced() {
        Twins<Bag> twins = Twins.of(Bag.class);
        Bag bag = new Bag(List.of("a", 1, List.of(2.5)));
        assertEquals(bag, twins.read(twins.write(bag)));
        Object[] any = {bag, new ArrayList<>(List.of(bag))};
        TypedSerializer<Object[]> open = TypedSerializer.builder(Object[].class)
                .allowPackage("dev.piculet.binary.fixture")
                .build();
        assertInstanceOf(Bag.class, open.copy(any)[0]);
        assertEquals(bag, open.copy(any)[0]);
    }

    @Test
    void aReplacementMayBeReplacedAndMayBeAnything() {
        TypedSerializer<Token> tokens = TypedSerializer.of(Token.class);
        for (Token each : List.of(new Token(1), new Token(2), new Token(3))) {
            assertEquals(each.number, tokens.copy(each).number);
        }
        UnsupportedValueException lost = assertThrows(
                UnsupportedValueException.class,
                () -> TypedSerializer.of(Lost.class).serialize(new Lost()));
        assertTrue(
                lost.getMessage()
                        .startsWith(
                                "An instance of " + PREFIX + "Lost is replaced by one of java.lang.String, which is no "
                                        + PREFIX + "Lost and has no readResolve that gives one,"),
                lost.getMessage());
        TypedSerializer<Object> anything =
                TypedSerializer.builder(Object.class).allow(Lost.class).build();
        assertEquals("lost", anything.copy(new Lost()));
        assertEquals(List.of("lost", "x"), anything.copy(List.of(new Lost(), "x")));
        for (int way : new int[] {0, 1, 2}) {
            assertThrows(
                    UnsupportedValueException.class,
                    () -> TypedSerializer.of(Strange.class).serialize(new Strange(way)));
        }
    }

    @Test
    void anotherFileNeedsARule() {
        TypedSerializer<Apart> without = TypedSerializer.of(Apart.class);
        UnsupportedValueException refused =
                assertThrows(UnsupportedValueException.class, () -> without.serialize(new Apart("x")));
        assertEquals(
                "An instance of " + PREFIX + "Apart is replaced by one of " + ReplacedApart.class.getName()
                        + ", which is not allowed at $.\n  Name it with OptionsBuilder.allowNames(\""
                        + ReplacedApart.class.getName() + "\"::equals), or its package with"
                        + " OptionsBuilder.allowPackage.",
                refused.getMessage());
        Twins<Apart> with = twins(Apart.class, builder -> builder.allowNames(ReplacedApart.class.getName()::equals));
        byte[] bytes = with.write(new Apart("x"));
        assertEquals("x", with.read(bytes).name);
        assertThrows(SchemaMismatchException.class, () -> without.deserialize(bytes));
    }

    /** What one place allows, another place of the same message does not. */
    @Test
    void theDeclarationAllowsNothingElsewhere() {
        record Two(Period period, Object any) {}
        record Swapped(Object period, Object any) {}
        TypedSerializer<Swapped> writer = TypedSerializer.builder(Swapped.class)
                .allowPackage("dev.piculet.binary.fixture")
                .build();
        byte[] bytes = writer.serialize(new Swapped(Period.of(1, 2), Period.of(3, 4)));
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer<Two> reader = TypedSerializer.builder(Two.class)
                    .generateAfter(generateAfter)
                    .reads(writer.schema())
                    .build();
            SchemaMismatchException refused =
                    assertThrows(SchemaMismatchException.class, () -> reader.deserialize(bytes));
            assertTrue(refused.getMessage().contains("Period$Proxy was written, which this"), refused.getMessage());
            assertTrue(refused.getMessage().contains("$.any"), refused.getMessage());
            Two read = reader.deserialize(writer.serialize(new Swapped(Period.of(1, 2), null)));
            assertEquals(Period.of(1, 2), read.period());
        }
    }

    @Test
    void namesFromBytesChooseOnlyAmongTheReplacements() {
        record Any(Object period) {}
        record One(Period period) {}
        TypedSerializer<Any> writer = TypedSerializer.builder(Any.class)
                .allowPackage("dev.piculet.binary.fixture")
                .build();
        TypedSerializer<One> reader =
                TypedSerializer.builder(One.class).reads(writer.schema()).build();
        assertThrows(SchemaMismatchException.class, () -> reader.deserialize(writer.serialize(new Any(new Plain(1)))));
        assertThrows(
                SchemaMismatchException.class,
                () -> reader.deserialize(writer.serialize(new Any(new Figure.Circle(1)))));
        assertThrows(SchemaMismatchException.class, () -> reader.deserialize(writer.serialize(new Any("text"))));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anAlternativeMayBeReplaced(boolean references) {
        Twins<Figures> twins = twins(Figures.class, references);
        Figures figures = new Figures(new Figure.Circle(3), List.of(new Figure.Square(4), new Figure.Circle(5)));
        assertEquals(figures, twins.read(twins.write(figures)));
    }

    @Test
    void referencesMeanOneObject() {
        record Pair(Period first, Period second, List<Period> more) {}
        Period period = Period.of(1, 2);
        Pair pair = new Pair(period, period, List.of(Period.of(1, 2), period));
        for (Object each : both(Pair.class, pair, true)) {
            Pair read = (Pair) each;
            assertSame(read.first(), read.second());
            assertSame(read.first(), read.more().get(1));
            assertNotSame(read.first(), read.more().get(0));
        }
        for (Object each : both(Pair.class, pair, false)) {
            assertNotSame(((Pair) each).first(), ((Pair) each).second());
            assertEquals(pair, each);
        }
    }

    private static <T> List<Object> both(Class<T> type, T value, boolean references) {
        Twins<T> twins = twins(type, references);
        byte[] bytes = twins.write(value);
        return List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCycleThroughAReplacementIsRefused(boolean references) {
        Knot knot = new Knot();
        knot.other = knot;
        Twins<Knot> twins = twins(Knot.class, references);
        BinaryException refused = assertThrows(BinaryException.class, () -> twins.writeInterpreted(knot));
        assertTrue(refused.getMessage().contains(" is inside itself"), refused.getMessage());
        assertThrows(BinaryException.class, () -> twins.generated().serialize(knot));
    }

    @Test
    void aClassThatGivesItselfIsWrittenByItsFields() {
        Twins<Round> twins = Twins.of(Round.class);
        assertEquals(7, twins.read(twins.write(new Round(7))).number);
        assertEquals(-7, twins.read(twins.write(new Round(-7))).number);
    }

    @Test
    void treesAndSelfDescribingValuesShowTheReplacement() {
        BinarySerializer describing = BinarySerializer.builder()
                .allowPackage("dev.piculet.binary.fixture")
                .build();
        byte[] bytes = describing.serialize(Period.of(1, 2));
        assertEquals(Period.of(1, 2), describing.deserialize(bytes));
        assertEquals(PREFIX + "Period$Proxy", ((ObjectTree) BinarySerializer.tree(bytes)).className());
        BinarySerializer named = BinarySerializer.builder().allow(Period.class).build();
        assertThrows(UnsupportedValueException.class, () -> named.serialize(Period.of(1, 2)));
    }

    /** The class was written by its fields before it had the method. */
    @Test
    void dataFromBeforeIsRead() {
        TypedSerializer<Past> past = TypedSerializer.of(Past.class);
        TypedSerializer<Present> present = TypedSerializer.builder(Present.class)
                .alias(Round.class, Plain.class.getName())
                .reads(past.schema())
                .build();
        assertEquals(
                5, present.deserialize(past.serialize(new Past(new Plain(5)))).round().number);
    }

    record Past(Plain round) {}

    record Present(Round round) {}
}
