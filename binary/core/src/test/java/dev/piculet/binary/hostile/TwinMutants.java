package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import java.util.function.Function;

/** Damaged bytes of a value, which both twins read alike: as a value, or as an error of ours. */
final class TwinMutants {
    private TwinMutants() {}

    /**
     * Returns how many mutants are values.
     *
     * @param text tells values that were read apart
     */
    static <T> int values(Twins<T> twins, T value, long seed, int mutants, Function<T, String> text) {
        byte[] bytes = twins.generated().serialize(value);
        Mutation mutation = new Mutation(seed);
        int values = 0;
        for (int i = 0; i < mutants; i++) {
            byte[] mutant = mutation.of(bytes, Integer.BYTES);
            String interpreted = outcome(twins.interpreted(), mutant, text);
            assertEquals(interpreted, outcome(twins.generated(), mutant, text));
            values += interpreted.startsWith("error") ? 0 : 1;
        }
        return values;
    }

    private static <T> String outcome(TypedSerializer<T> serializer, byte[] mutant, Function<T, String> text) {
        T read;
        try {
            read = serializer.deserialize(mutant);
        } catch (BinaryException e) {
            return "error " + e.getMessage();
        }
        return text.apply(read);
    }
}
