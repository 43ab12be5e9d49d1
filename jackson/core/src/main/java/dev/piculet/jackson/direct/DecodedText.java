package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonBytes;
import dev.piculet.jackson.bytes.StringDecoder;

/** Reads what a decoder makes of a string. */
public record DecodedText(StringDecoder decoder) implements DirectValue {
    @Override
    public Object read(DirectInput in, int at) {
        int last = JsonBytes.endOfString(in.bytes(), at, in.end());
        Object value = last < 0 || last - at > in.limits().text()
                ? null
                : decoder.decode(in.bytes(), at, last, in.end(), in.limits().config());
        in.moveTo(value == null ? DirectInput.ODD : last + 1);
        return value;
    }
}
