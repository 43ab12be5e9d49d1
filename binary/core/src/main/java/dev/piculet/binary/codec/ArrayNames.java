package dev.piculet.binary.codec;

import dev.piculet.binary.error.ArrayErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;
import dev.piculet.binary.state.WrittenObjects;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The class of an array in the bytes, where it is another than the declared one: the name of its elements' class, or the number of
 * one that was named before. Object has a number without a name (wire format, section 4.6.1).
 */
public final class ArrayNames {
    private ArrayNames() {}

    static void write(BinaryOutput out, Class<?> component) {
        int number = Writing.arrayClasses(out).numberOrAdd(component);
        if (number == WrittenObjects.NEW) {
            out.writeVarint(0);
            byte[] name = component.getName().getBytes(StandardCharsets.UTF_8);
            out.writeVarint(name.length);
            out.writeBytes(name);
        } else {
            out.writeVarint(number + 1);
        }
    }

    /** Reads the name of the elements' class, which need not be that of any. */
    public static String next(BinaryInput in) {
        List<String> known = Reading.arrayClasses(in);
        int number = in.readVarint();
        if (number > known.size()) {
            throw ArrayErrors.unknownNumber(number, known.size(), in);
        }
        if (number > 0) {
            return known.get(number - 1);
        }
        String name = readName(in);
        known.add(name);
        return name;
    }

    /** The name is no text of the value, so its length has no limit of those. */
    private static String readName(BinaryInput in) {
        BinaryInput rest = new BinaryInput(in.array(), in.position(), in.remaining());
        try {
            String name = rest.readUtf8();
            in.position(rest.position());
            return name;
        } catch (MalformedInputException e) {
            throw e.behind(in.offset());
        }
    }
}
