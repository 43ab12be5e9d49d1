package dev.piculet.binary.state;

import java.util.ArrayList;
import java.util.List;

/** What codecs note of the value that is being read. Generated code calls it, too. */
public final class Reading {
    static final int ANY_LENGTH = Integer.MAX_VALUE - 8;

    private Reading() {}

    /**
     * Notes that a value begins at a position. One in a part lies a level deeper than what it is a part of, and what bytes pay for is
     * counted through both.
     */
    public static void begin(ReadState state, int position) {
        end(state);
        ReadState whole = state.whole;
        state.depth = whole == null ? 0 : whole.depth + 1;
        state.valueStart = whole == null ? position : whole.valueStart;
        state.objects = whole == null ? 0 : whole.objects;
        state.places = whole == null ? 0 : whole.places;
    }

    /** Notes that a value was read, which the bytes of what it is a part of have paid for. */
    public static void countInWhole(ReadState state) {
        if (state.whole != null) {
            state.whole.objects = state.objects;
            state.whole.places = state.places;
        }
    }

    /** Forgets what is known of the value that was read last. A part has the limits of the whole until it ends. */
    public static void end(ReadState state) {
        state.depth = 0;
        state.refusal = null;
        state.keyWork = 0;
        state.readObjects = null;
        state.readTypes = null;
        state.readArrayClasses = null;
        state.typesBefore = 0;
        if (state.whole == null) {
            limits(state, ANY_LENGTH, ANY_LENGTH);
        } else {
            sameLimits(state, state.whole);
        }
    }

    /** The position at which the value began. */
    public static int valueStart(ReadState state) {
        return state.valueStart;
    }

    /** Objects of recursive types that are being read, one inside the other. */
    public static int depth(ReadState state) {
        return state.depth;
    }

    /** Notes how many objects of recursive types are being read, one inside the other. */
    public static void depth(ReadState state, int depth) {
        state.depth = depth;
    }

    /** The shared objects of the value that have been read. */
    public static ReadObjects objects(ReadState state) {
        if (state.readObjects == null) {
            state.readObjects = new ReadObjects();
        }
        return state.readObjects;
    }

    /** What open places of the value have described so far, by number; what is noted of each is its reader's. */
    public static List<Object> types(ReadState state) {
        if (state.readTypes == null) {
            state.readTypes = new ArrayList<>();
        }
        return state.readTypes;
    }

    /** The names of elements' classes by which the value has told classes of arrays so far, by number: the first is Object. */
    public static List<String> arrayClasses(ReadState state) {
        if (state.readArrayClasses == null) {
            state.readArrayClasses = new ArrayList<>();
            state.readArrayClasses.add(Object.class.getName());
        }
        return state.readArrayClasses;
    }

    /** How many types other parts of the message have described so far, which know nothing of each other. */
    public static int typesBefore(ReadState state) {
        return state.typesBefore;
    }

    private static int allTypes(ReadState state) {
        return state.typesBefore + (state.readTypes == null ? 0 : state.readTypes.size());
    }

    /**
     * Notes that {@code part} is a part of the other's bytes, in the same array and one level deeper, with objects and types of its
     * own. What bytes pay for is counted through both.
     */
    public static void beginFrame(ReadState part, ReadState whole) {
        nest(part, whole);
        part.depth = whole.depth + 1;
        part.valueStart = whole.valueStart;
        part.objects = whole.objects;
        part.places = whole.places;
        part.keyWork = whole.keyWork;
        part.typesBefore = allTypes(whole);
        part.validations = whole.validations;
    }

    /** Notes that a part has ended. */
    public static void endFrame(ReadState part, ReadState whole) {
        whole.objects = part.objects;
        whole.places = part.places;
        whole.keyWork = part.keyWork;
        whole.typesBefore += allTypes(part) - allTypes(whole);
    }

    /** What classes want to be called when the outermost of those that read themselves has been read; null outside of these. */
    public static List<Object> validations(ReadState state) {
        return state.validations;
    }

    /** Begins the outermost of parts that classes read themselves, and whose validations it collects. */
    public static void collectValidations(ReadState state) {
        state.validations = new ArrayList<>(0);
    }

    /** Looks at what only the complete value can tell. */
    public static void complete(ReadState state) {
        if (state.readObjects != null) {
            state.readObjects.complete();
        }
    }

    /** Notes an object, and returns how many there are. */
    public static long addObject(ReadState state) {
        return ++state.objects;
    }

    /** Notes room for constants of an enum, and returns how much there is. */
    public static long addPlaces(ReadState state, int count) {
        state.places += count;
        return state.places;
    }

    /** The most that tables inside of keys take so far; 0 outside of such keys. */
    public static int keyWork(ReadState state) {
        return state.keyWork;
    }

    /** Notes what tables inside of keys take. */
    public static void keyWork(ReadState state, int work) {
        state.keyWork = work;
    }

    /** The most chars of a string. */
    public static int stringLimit(ReadState state) {
        return state.stringLimit;
    }

    /** The most elements of an array. */
    public static int elementLimit(ReadState state) {
        return state.elementLimit;
    }

    /** Notes that {@code part} is one of the other's bytes, which anything may read, and has the same limits. */
    public static void beginPart(ReadState part, ReadState whole) {
        nest(part, whole);
        sameLimits(part, whole);
    }

    private static void nest(ReadState part, ReadState whole) {
        part.whole = whole;
        part.tentative = whole.tentative;
        part.repeated = whole.repeated;
    }

    /** Whether somebody reads the value again by interpreted codecs if that fails now. */
    public static boolean isTentative(ReadState state) {
        return state.tentative;
    }

    /** Says whether somebody reads the value again, and all parts that begin from now on. */
    public static void tentative(ReadState state, boolean tentative) {
        state.tentative = tentative;
    }

    /** Whether the value is being read again, by interpreted codecs alone. */
    public static boolean isRepeated(ReadState state) {
        return state.repeated;
    }

    /** Says whether the value is being read again, and all parts that begin from now on. */
    public static void repeated(ReadState state, boolean repeated) {
        state.repeated = repeated;
    }

    /** Notes, for all that this is a part of, with what its value was refused. */
    public static void refuse(ReadState state, Throwable refusal) {
        for (ReadState each = state.whole; each != null; each = each.whole) {
            each.refusal = refusal;
        }
    }

    /** Whether somebody repeats the value, and what was thrown comes from a part of it that was refused. */
    public static boolean isForOthers(ReadState state, Throwable thrown) {
        return state.tentative && Causes.lead(thrown, state.refusal);
    }

    /** Says how many chars a string may have, and how many elements an array, until the value ends. */
    public static void limits(ReadState state, int chars, int elements) {
        state.stringLimit = chars;
        state.elementLimit = elements;
    }

    private static void sameLimits(ReadState part, ReadState whole) {
        limits(part, whole.stringLimit, whole.elementLimit);
    }
}
