package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.charset.StandardCharsets;
import java.util.Currency;

/** The three letters of its code. */
final class CurrencyLeaf extends Leaf<Currency> {
    private static final int LENGTH = 3;

    CurrencyLeaf() {
        super("currency", Currency.class);
    }

    @Override
    public void encode(BinaryOutput out, Currency value) {
        String code = value.getCurrencyCode();
        for (int i = 0; i < LENGTH; i++) {
            out.writeByte(code.charAt(i));
        }
    }

    @Override
    public Currency decode(BinaryInput in) {
        return Currency.getInstance(new String(in.readBytes(LENGTH), StandardCharsets.ISO_8859_1));
    }
}
