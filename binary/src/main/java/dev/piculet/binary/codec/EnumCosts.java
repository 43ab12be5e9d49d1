package dev.piculet.binary.codec;

/** What collections with room for all constants of an enum count for, in objects without bytes. */
final class EnumCosts {
    /** Of enums up to this size it is the cost of any other collection. */
    private static final int SMALL = 128;

    private static final int MAP_CONSTANTS_PER_OBJECT = 8;
    private static final int SET_CONSTANTS_PER_OBJECT = 256;

    private EnumCosts() {}

    /** The cost of an EnumMap, which has an array of all values. */
    static int ofMap(Class<?> type) {
        return of(type, MAP_CONSTANTS_PER_OBJECT);
    }

    /** The cost of an EnumSet, which has a bit for each constant. */
    static int ofSet(Class<?> type) {
        return of(type, SET_CONSTANTS_PER_OBJECT);
    }

    private static int of(Class<?> type, int constantsPerObject) {
        int constants = type.isEnum() ? type.getEnumConstants().length : 0;
        return constants <= SMALL ? 0 : constants / constantsPerObject;
    }
}
