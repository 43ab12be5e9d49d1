package dev.piculet.binary.layout;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Recognizes hash tables by identity that are no maps: classes that hold an {@code Object[]} and ask for {@link
 * System#identityHashCode}. Where an object lies in such an array depends on a number that no copy of it has. Tables
 * whose slots depend on {@code hashCode()} can't be told from other classes with arrays.
 */
public final class IdentityTables {
    private static final int UTF8 = 1;

    private IdentityTables() {}

    /** Whether a class is one: false if its class file is not to be had. */
    static boolean isOne(Class<?> type) {
        boolean holdsObjects = false;
        for (Class<?> each = type; each != null && !holdsObjects; each = each.getSuperclass()) {
            holdsObjects = holdsObjects(each);
        }
        if (!holdsObjects) {
            return false;
        }
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            if (asksForIdentity(each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsObjects(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (field.getType() == Object[].class && !Modifier.isStatic(field.getModifiers())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a class itself asks for identities; false if its class file is not to be had. */
    public static boolean asksForIdentity(Class<?> type) {
        String name = type.getName();
        try (InputStream bytes = type.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
            return bytes != null && hasConstant(new DataInputStream(bytes), "identityHashCode");
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether a text is in the constant pool of a class file (JVMS 4.4). */
    private static boolean hasConstant(DataInputStream file, String text) throws IOException {
        file.skipNBytes(8);
        int count = file.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = file.readUnsignedByte();
            if (tag == UTF8) {
                if (file.readUTF().equals(text)) {
                    return true;
                }
            } else {
                file.skipNBytes(size(tag));
            }
            if (tag == 5 || tag == 6) {
                // Long and double constants count twice.
                i++;
            }
        }
        return false;
    }

    private static int size(int tag) {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 5, 6 -> 8;
            default -> 4;
        };
    }
}
