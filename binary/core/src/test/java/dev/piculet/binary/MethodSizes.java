package dev.piculet.binary;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads from a class file how many bytes of code each method has (JVMS 4). */
final class MethodSizes {
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private final DataInputStream in;
    private String[] texts;

    private MethodSizes(DataInputStream in) {
        this.in = in;
    }

    static Map<String, Integer> of(DataInputStream in) throws IOException {
        return new MethodSizes(in).read();
    }

    private Map<String, Integer> read() throws IOException {
        in.skipNBytes(8);
        readConstants();
        in.skipNBytes(6);
        in.skipNBytes(2L * in.readUnsignedShort());
        readMembers();
        return readMembers();
    }

    private void readConstants() throws IOException {
        texts = new String[in.readUnsignedShort()];
        for (int i = 1; i < texts.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case UTF8 -> texts[i] = in.readUTF();
                case LONG, DOUBLE -> {
                    in.skipNBytes(8);
                    i++;
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                default -> in.skipNBytes(4);
            }
        }
    }

    private Map<String, Integer> readMembers() throws IOException {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        for (int members = in.readUnsignedShort(); members > 0; members--) {
            in.skipNBytes(2);
            String name = texts[in.readUnsignedShort()] + texts[in.readUnsignedShort()];
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                String attribute = texts[in.readUnsignedShort()];
                int length = in.readInt();
                if (attribute.equals("Code")) {
                    in.skipNBytes(4);
                    sizes.put(name, in.readInt());
                    length -= 8;
                }
                in.skipNBytes(length);
            }
        }
        return sizes;
    }
}
