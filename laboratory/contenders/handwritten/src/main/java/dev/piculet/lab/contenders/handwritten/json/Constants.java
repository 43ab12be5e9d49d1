package dev.piculet.lab.contenders.handwritten.json;

/** The constants of an enum, few, with their names in quotes. */
final class Constants<E extends Enum<E>> {
    private final E[] constants;
    private final Pattern[] quoted;

    private Constants(E[] constants) {
        this.constants = constants;
        quoted = new Pattern[constants.length];
        for (int i = 0; i < constants.length; i++) {
            quoted[i] = Pattern.of('"' + constants[i].name() + '"');
        }
    }

    static <E extends Enum<E>> Constants<E> of(Class<E> type) {
        return new Constants<>(type.getEnumConstants());
    }

    /** Returns the constant whose name stands at a position in its usual form, or null. */
    E at(byte[] input, int at, int end) {
        for (int i = 0; i < quoted.length; i++) {
            if (quoted[i].isAt(input, at, end)) {
                return constants[i];
            }
        }
        return null;
    }

    Pattern quoted(E constant) {
        return quoted[constant.ordinal()];
    }

    /** Returns the constant with a name. */
    E named(String name) {
        return Enum.valueOf(constants[0].getDeclaringClass(), name);
    }
}
