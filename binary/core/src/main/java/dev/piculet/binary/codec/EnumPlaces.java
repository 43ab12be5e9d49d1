package dev.piculet.binary.codec;

import dev.piculet.access.plan.ConstantClasses;

/** What room collections have for all constants of an enum, however few they hold, in places of a map. */
final class EnumPlaces {
    /** Maps of enums up to this size are as small as others. */
    private static final int SMALL_MAP = 128;

    /** Sets of enums below this size are as small as others. */
    private static final int LARGE_SET = 256;

    /** A place of a map takes as much as so many of a set, which are bits. */
    private static final int BITS_PER_PLACE = 32;

    private EnumPlaces() {}

    /** The room of an EnumMap, which has an array of all values; 0 if it is not counted. */
    static int ofMap(Class<?> type) {
        int constants = constants(type);
        return constants <= SMALL_MAP ? 0 : constants;
    }

    /** The room of an EnumSet; 0 if it is not counted. */
    static int ofSet(Class<?> type) {
        int constants = constants(type);
        return constants < LARGE_SET ? 0 : constants / BITS_PER_PLACE;
    }

    private static int constants(Class<?> type) {
        return type.isEnum() ? ConstantClasses.ofEnum(type).length : 0;
    }
}
