package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonDigits;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Reads whatever comes, as maps, lists, strings, numbers and truth values. */
public final class DirectAny implements DirectValue {
    private final DirectValue objects = new DirectMap(LinkedHashMap.class, this, /* takesNull= */ true);
    private final DirectValue arrays = new DirectList(ArrayList.class, this, /* addsNull= */ true);

    @Override
    public Object read(DirectInput in, int at) {
        if (at >= in.end()) {
            return in.odd();
        }
        return switch (in.bytes()[at]) {
            case '"' -> in.readText(at);
            case '{' -> objects.read(in, at);
            case '[' -> arrays.read(in, at);
            case 't', 'f' -> in.readBoolean(at);
            default -> readNumber(in, at);
        };
    }

    /** Reads an {@code Integer}, a {@code Long} if that is too small, or a {@code Double}. */
    private static Object readNumber(DirectInput in, int at) {
        int behind = JsonDigits.endOfLong(in.bytes(), at, in.end());
        if (behind >= 0) {
            long number = in.readLong(at);
            return number == (int) number ? (Object) (int) number : (Object) number;
        }
        double number = in.readDouble(at);
        // Of the whole numbers only longer ones are left.
        return in.position() >= 0 ? (Object) number : (Object) in.readLong(at);
    }
}
