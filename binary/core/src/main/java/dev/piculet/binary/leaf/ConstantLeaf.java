package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.charset.CodingErrorAction;
import java.util.Collections;
import java.util.Comparator;

/** The number of a constant, a byte, of a class of the JDK's that has these instances and no others. */
final class ConstantLeaf<T> extends Leaf<T> {
    private final T[] constants;

    @SafeVarargs
    private ConstantLeaf(String id, Class<T> type, T... constants) {
        super(id, type);
        this.constants = constants;
    }

    static ConstantLeaf<CodingErrorAction> codingErrorAction() {
        return new ConstantLeaf<>(
                "coding-error-action",
                CodingErrorAction.class,
                CodingErrorAction.IGNORE,
                CodingErrorAction.REPLACE,
                CodingErrorAction.REPORT);
    }

    static ConstantLeaf<?> naturalOrder() {
        return ofOnly("natural-order", Comparator.<String>naturalOrder());
    }

    static ConstantLeaf<?> reverseOrder() {
        return ofOnly("reverse-order", Collections.<String>reverseOrder());
    }

    static ConstantLeaf<?> caseInsensitiveOrder() {
        return ofOnly("case-insensitive-order", String.CASE_INSENSITIVE_ORDER);
    }

    @SuppressWarnings("unchecked") // What has a class is of this class.
    private static <T> ConstantLeaf<T> ofOnly(String id, T constant) {
        return new ConstantLeaf<>(id, (Class<T>) constant.getClass(), constant);
    }

    @Override
    public void encode(BinaryOutput out, T value) {
        int number = 0;
        while (number < constants.length - 1 && constants[number] != value) {
            number++;
        }
        out.writeByte((byte) number);
    }

    @Override
    public T decode(BinaryInput in) {
        int number = in.readByte();
        if (number < 0 || number >= constants.length) {
            throw new IllegalArgumentException("no constant number " + number);
        }
        return constants[number];
    }
}
