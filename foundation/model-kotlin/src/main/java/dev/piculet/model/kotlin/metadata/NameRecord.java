package dev.piculet.model.kotlin.metadata;

/**
 * Tells how a run of names is made: from a text of its own, from a name that every reader knows, or from the strings of the
 * annotation; of that a part may be taken, and a character replaced.
 */
final class NameRecord {
    private static final int FROM_INTERNAL_NAME = 1;

    private static final int FROM_DESCRIPTOR = 2;

    private static final int[] NOTHING = {};

    /** The names that metadata refers to by number, the same for every class. */
    private static final String[] PREDEFINED = {
        "kotlin/Any",
        "kotlin/Nothing",
        "kotlin/Unit",
        "kotlin/Throwable",
        "kotlin/Number",
        "kotlin/Byte",
        "kotlin/Double",
        "kotlin/Float",
        "kotlin/Int",
        "kotlin/Long",
        "kotlin/Short",
        "kotlin/Boolean",
        "kotlin/Char",
        "kotlin/CharSequence",
        "kotlin/String",
        "kotlin/Comparable",
        "kotlin/Enum",
        "kotlin/Array",
        "kotlin/ByteArray",
        "kotlin/DoubleArray",
        "kotlin/FloatArray",
        "kotlin/IntArray",
        "kotlin/LongArray",
        "kotlin/ShortArray",
        "kotlin/BooleanArray",
        "kotlin/CharArray",
        "kotlin/Cloneable",
        "kotlin/Annotation",
        "kotlin/collections/Iterable",
        "kotlin/collections/MutableIterable",
        "kotlin/collections/Collection",
        "kotlin/collections/MutableCollection",
        "kotlin/collections/List",
        "kotlin/collections/MutableList",
        "kotlin/collections/Set",
        "kotlin/collections/MutableSet",
        "kotlin/collections/Map",
        "kotlin/collections/MutableMap",
        "kotlin/collections/Map.Entry",
        "kotlin/collections/MutableMap.MutableEntry",
        "kotlin/collections/Iterator",
        "kotlin/collections/MutableIterator",
        "kotlin/collections/ListIterator",
        "kotlin/collections/MutableListIterator",
    };

    private int[] part = NOTHING;

    private int[] replaced = NOTHING;

    /** Null where the strings of the annotation are taken. */
    private String text;

    private int operation;

    private int end;

    /** The text of all names of the run if the record has one; null until the first is asked for. */
    private String shared;

    private NameRecord() {}

    /** Reads the record of a run whose first name has the index {@code begin}. */
    static NameRecord read(MessageReader message, int begin) {
        NameRecord read = new NameRecord();
        int count = 1;
        String predefined = null;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> count = message.integer();
                case 2 -> predefined = predefined(message.integer());
                case 3 -> read.operation = message.integer();
                case 4 -> read.part = message.integers();
                case 5 -> read.replaced = message.integers();
                case 6 -> read.text = message.text();
                default -> message.skip();
            }
        }
        if (count < 0 || count > Integer.MAX_VALUE - begin) {
            throw new IllegalArgumentException("A run has " + count + " names.");
        }
        if (read.text == null) {
            read.text = predefined;
        }
        read.end = begin + count;
        return read;
    }

    /** Returns the index behind the last name of the run. */
    int end() {
        return end;
    }

    /** Returns the name of an index; the string of the same index is what it may be made of. */
    String name(String[] strings, int index) {
        if (text == null) {
            if (index >= strings.length) {
                throw new IllegalArgumentException("There is no string " + index + ".");
            }
            return make(strings[index]);
        }
        if (shared == null) {
            shared = make(text);
        }
        return shared;
    }

    private String make(String source) {
        String name = hasPart(source) ? source.substring(part[0], part[1]) : source;
        if (replaced.length >= 2) {
            name = name.replace((char) replaced[0], (char) replaced[1]);
        }
        return switch (operation) {
            case FROM_INTERNAL_NAME -> className(name);
            case FROM_DESCRIPTOR -> className(name.length() < 2 ? name : name.substring(1, name.length() - 1));
            default -> name;
        };
    }

    private boolean hasPart(String source) {
        return part.length >= 2 && part[0] >= 0 && part[0] <= part[1] && part[1] <= source.length();
    }

    /** Returns null for a number that nothing is known of. */
    private static String predefined(int number) {
        return number >= 0 && number < PREDEFINED.length ? PREDEFINED[number] : null;
    }

    private static String className(String internalName) {
        return internalName.replace('$', '.');
    }
}
