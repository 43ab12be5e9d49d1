package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.ValueCodec;
import java.util.List;

/** How do I write a class in a way of my own, or one that can't be created from its fields? */
public final class CustomLayout {
    private CustomLayout() {}

    /** A class that only its factory creates. */
    static final class Temperature {
        private final double kelvin;

        private Temperature(double value, boolean celsius) {
            kelvin = celsius ? value + 273.15 : value;
        }

        static Temperature ofKelvin(double kelvin) {
            return new Temperature(kelvin, /* celsius= */ false);
        }

        double kelvin() {
            return kelvin;
        }
    }

    /** A measured value. */
    record Reading(String sensor, List<Temperature> values) {}

    // region codec
    static final class CentikelvinCodec implements ValueCodec<Temperature> {
        @Override
        public String id() {
            return "centikelvin";
        }

        @Override
        public void encode(BinaryOutput out, Temperature value) {
            out.writeVarint((int) Math.round(value.kelvin() * 100));
        }

        @Override
        public Temperature decode(BinaryInput in) {
            return Temperature.ofKelvin(in.readVarint() / 100.0);
        }
    }
    // endregion

    public static void main(String[] args) {
        TypedSerializer<Reading> readings = TypedSerializer.builder(Reading.class)
                .codec(Temperature.class, new CentikelvinCodec())
                .build();

        Reading reading = new Reading("roof", List.of(Temperature.ofKelvin(273.15), Temperature.ofKelvin(300)));
        byte[] bytes = readings.serialize(reading);
        for (Temperature value : readings.deserialize(bytes).values()) {
            System.out.println(value.kelvin());
        }
    }
}
