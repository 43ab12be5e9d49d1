package dev.piculet.model.kotlin.metadata;

/**
 * The bytes that a compiler has put into the strings of an annotation. Each character is a byte where the first one is a
 * mark of that, as all compilers of today write; older ones packed seven bits into a character, with another mark or none.
 */
final class MetadataBytes {
    private static final char BYTES = '\u0000';

    private static final char SEVEN_BITS = '\uffff';

    private MetadataBytes() {}

    /** Returns the bytes; none if there are no strings. */
    static byte[] decode(String[] strings) {
        char mark = strings.length == 0 || strings[0].isEmpty() ? ' ' : strings[0].charAt(0);
        return switch (mark) {
            case BYTES -> join(strings, 1);
            case SEVEN_BITS -> unpack(join(strings, 1));
            default -> unpack(join(strings, 0));
        };
    }

    @SuppressWarnings("deprecation") // The low halves of the characters are what is wanted.
    private static byte[] join(String[] strings, int begin) {
        int size = -begin;
        for (String string : strings) {
            size += string.length();
        }
        byte[] bytes = new byte[Math.max(size, 0)];
        int at = 0;
        for (int i = 0; i < strings.length; i++) {
            int from = i == 0 ? begin : 0;
            strings[i].getBytes(from, strings[i].length(), bytes, at);
            at += strings[i].length() - from;
        }
        return bytes;
    }

    /** Characters are one more than their bits, so that none is zero; the lowest bits come first. */
    private static byte[] unpack(byte[] packed) {
        byte[] bytes = new byte[(int) (packed.length * 7L / Byte.SIZE)];
        int bits = 0;
        int known = 0;
        int at = 0;
        for (byte seven : packed) {
            bits |= (seven - 1 & 0x7f) << known;
            known += 7;
            if (known >= Byte.SIZE) {
                bytes[at++] = (byte) bits;
                bits >>>= Byte.SIZE;
                known -= Byte.SIZE;
            }
        }
        return bytes;
    }
}
