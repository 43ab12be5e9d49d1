package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedClassException;
import java.security.SecureRandom;
import java.util.Date;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random and subclasses of Date write themselves by the JDK's own methods, in generated code as in interpreted. */
@Tag("jdk")
class SerialFormsOfTheJdkTest {
    static class Dice extends Random {
        private static final long serialVersionUID = 1L;
        private final int sides;

        Dice(long seed, int sides) {
            super(seed);
            this.sides = sides;
        }

        int roll() {
            return 1 + nextInt(sides);
        }
    }

    static class Deadline extends Date {
        private static final long serialVersionUID = 1L;
        private final String task;

        Deadline(long time, String task) {
            super(time);
            this.task = task;
        }
    }

    record Game(Random random, Dice dice, Object any, Date date, Deadline deadline) {}

    private static Random random(long seed) {
        Random random = new Random(seed);
        // The second of a pair of numbers is kept.
        random.nextGaussian();
        return random;
    }

    @Test
    void theyGoOnWhereTheyWere() {
        Twins<Game> twins = Twins.of(Game.class);
        Game game = new Game(random(1), new Dice(2, 20), random(3), new Date(4), new Deadline(5, "mow"));
        byte[] bytes = twins.interpreted().serialize(game);
        assertArrayEquals(bytes, twins.generated().serialize(game));
        for (TypedSerializer<Game> each : List.of(twins.generated(), twins.interpreted())) {
            Game read = each.deserialize(bytes);
            Random expected = random(1);
            assertSame(Random.class, read.random().getClass());
            assertEquals(expected.nextGaussian(), read.random().nextGaussian());
            assertEquals(expected.nextLong(), read.random().nextLong());
            Dice dice = new Dice(2, 20);
            assertEquals(dice.roll(), read.dice().roll());
            assertEquals(
                    random(3).nextGaussian(),
                    assertInstanceOf(Random.class, read.any()).nextGaussian());
            assertEquals(new Date(4), read.date());
            assertSame(Deadline.class, read.deadline().getClass());
            assertEquals(5, read.deadline().getTime());
            assertEquals("mow", read.deadline().task);
        }
    }

    @Test
    void bytesThatTheyRefuseAreRefused() {
        TypedSerializer<Random> serializer = TypedSerializer.of(Random.class);
        byte[] bytes = serializer.serialize(new Random(1));
        int refused = 0;
        for (int i = 0; i < bytes.length; i++) {
            byte[] mutant = bytes.clone();
            mutant[i] ^= (byte) 0x80;
            try {
                assertSame(Random.class, serializer.deserialize(mutant).getClass());
            } catch (BinaryException e) {
                refused++;
            }
        }
        // The header, the length, and the highest byte of the seed, which is never negative.
        assertTrue(refused >= 6, () -> "not refused");
    }

    @Test
    void othersOfTheJdkStayRefused() {
        assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(SecureRandom.class));
        assertThrows(
                UnsupportedClassException.class,
                () -> TypedSerializer.builder(Random.class)
                        .requireConstructors()
                        .build());
    }
}
