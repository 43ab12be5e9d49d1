package dev.piculet.binary.state;

import dev.piculet.binary.encoding.TextWriter;
import java.util.IdentityHashMap;
import java.util.Map;

/** What codecs note of the value that is being written. Generated code calls it, too. */
public final class Writing {
    /** The most bytes that an array can have. */
    public static final int ANY_SIZE = Integer.MAX_VALUE - 8;

    private Writing() {}

    /**
     * Notes that a value begins. One in a part lies a level deeper than what it is a part of, and what bytes pay for is counted through
     * both; the bytes of the part's length, which stand before it, are not counted.
     *
     * @param sizeLimit the most bytes that it may take
     * @param stringLimit the most chars of a string in it
     * @param elementLimit the most elements of an array in it
     * @param start the index of the first byte that the limit counts
     * @param position the index of its first byte behind the header
     */
    public static void begin(
            WriteState state, int sizeLimit, int stringLimit, int elementLimit, int start, int position) {
        state.sizeLimit = sizeLimit;
        state.stringLimit = stringLimit;
        state.elementLimit = elementLimit;
        state.end = (int) Math.min(ANY_SIZE, (long) start + sizeLimit);
        state.valueStart = position;
        state.refusal = null;
        state.objects = 0;
        state.places = 0;
        if (state.whole != null) {
            state.valueStart = state.whole.valueStart - state.placeInWhole;
            state.objects = state.whole.objects;
            state.places = state.whole.places;
            state.depth = state.whole.depth + 1;
            state.openObjects = state.whole.openObjects;
            limitToPart(state);
        }
    }

    /** Notes that a value was written, which the bytes of what it is a part of have paid for. */
    public static void countInWhole(WriteState state) {
        if (state.whole != null) {
            state.whole.objects = state.objects;
            state.whole.places = state.places;
        }
    }

    /** Has a value that another serializer writes into a part take no more than what is left to the whole. */
    private static void limitToPart(WriteState state) {
        int left = left(state.whole, state.placeInWhole);
        if (left < state.end) {
            state.end = left;
            state.sizeLimit = state.whole.sizeLimit;
        }
    }

    private static int left(WriteState whole, int position) {
        return Math.max(0, whole.end - position);
    }

    /** Notes that the value of {@code part} is one inside the other's, and takes no more than what is left to that. */
    public static void beginPart(WriteState part, WriteState whole, int position) {
        part.tentative = whole.tentative;
        part.repeated = whole.repeated;
        limitPart(part, whole, position);
    }

    private static void limitPart(WriteState part, WriteState whole, int position) {
        part.sizeLimit = whole.sizeLimit;
        part.stringLimit = whole.stringLimit;
        part.elementLimit = whole.elementLimit;
        part.end = left(whole, position);
        part.whole = whole;
        part.placeInWhole = position;
        part.outermost = whole.outermost == null ? whole : whole.outermost;
    }

    /**
     * Notes that {@code part} is for a part of the other's bytes, one level deeper, with objects and types of its own. What bytes
     * pay for is counted through both; the bytes of its length, which stand before it, are not counted.
     *
     * @param position where in the other output it will be appended
     */
    public static void beginFrame(WriteState part, WriteState whole, int position) {
        beginPart(part, whole, position);
        part.depth = whole.depth + 1;
        part.valueStart = whole.valueStart - position;
        part.objects = whole.objects;
        part.places = whole.places;
        part.typesBefore = allTypes(whole);
        part.openObjects = whole.openObjects;
    }

    /** Notes that a part has ended. */
    public static void endFrame(WriteState part, WriteState whole) {
        whole.objects = part.objects;
        whole.places = part.places;
        whole.typesBefore += allTypes(part) - allTypes(whole);
    }

    /** How many types other parts of the message have described so far, which know nothing of each other. */
    public static int typesBefore(WriteState state) {
        return state.typesBefore;
    }

    private static int allTypes(WriteState state) {
        return state.typesBefore + (state.writtenTypes == null ? 0 : state.writtenTypes.count());
    }

    /** Forgets what is known of the value that was written last. What a part is limited to holds until it ends. */
    public static void end(WriteState state) {
        state.depth = 0;
        state.sizeLimit = ANY_SIZE;
        state.stringLimit = ANY_SIZE;
        state.elementLimit = ANY_SIZE;
        state.end = ANY_SIZE;
        state.refusal = null;
        state.openObjects = null;
        state.replacements = null;
        state.typesBefore = 0;
        if (state.writtenObjects != null) {
            state.writtenObjects.clear();
        }
        if (state.writtenTypes != null) {
            state.writtenTypes.clear();
        }
        state.writtenArrayClasses = null;
        if (state.whole == null) {
            state.otherwise = null;
        } else {
            limitPart(state, state.whole, state.placeInWhole);
        }
    }

    /** Whether the value is one inside another's. */
    public static boolean isPart(WriteState state) {
        return state.whole != null;
    }

    /** Whether somebody writes the value again by interpreted codecs if that fails now. */
    public static boolean isTentative(WriteState state) {
        return state.tentative;
    }

    /** Says whether somebody writes the value again, and all parts that begin from now on. */
    public static void tentative(WriteState state, boolean tentative) {
        state.tentative = tentative;
    }

    /** Whether the value is being written again, by interpreted codecs alone. */
    public static boolean isRepeated(WriteState state) {
        return state.repeated;
    }

    /** Says whether the value is being written again, and all parts that begin from now on. */
    public static void repeated(WriteState state, boolean repeated) {
        state.repeated = repeated;
    }

    /**
     * Notes by what else the value is written. If it is a part of others, it may be written once more for each of these: at every
     * level, work would double.
     *
     * @param refused has no room for the value
     * @param other has
     */
    public static void otherwise(WriteState state, Object value, Object refused, Object other) {
        WriteState outermost = state.outermost;
        if (outermost == null) {
            return;
        }
        if (outermost.otherwise == null) {
            outermost.otherwise = new IdentityHashMap<>();
        }
        Map<Object, Object> others = outermost.otherwise.get(value);
        if (others == null) {
            others = new IdentityHashMap<>(2);
            outermost.otherwise.put(value, others);
        }
        others.put(refused, other);
    }

    /** Returns what was noted to have room for the value of a part; null if nothing was. */
    public static Object otherThan(WriteState state, Object value, Object refused) {
        WriteState outermost = state.outermost;
        if (outermost == null || outermost.otherwise == null) {
            return null;
        }
        Map<Object, Object> others = outermost.otherwise.get(value);
        return others == null ? null : others.get(refused);
    }

    /** Notes, for all that this is a part of, with what its value was refused. */
    public static void refuse(WriteState state, Throwable refusal) {
        for (WriteState each = state.whole; each != null; each = each.whole) {
            each.refusal = refusal;
        }
    }

    /** Whether somebody repeats the value, and what was thrown comes from a part of it that was refused. */
    public static boolean isForOthers(WriteState state, Throwable thrown) {
        return state.tentative && Causes.lead(thrown, state.refusal);
    }

    /** What writes texts into the output's array that are not Latin-1, or long. */
    public static TextWriter texts(WriteState state) {
        if (state.texts == null) {
            state.texts = new TextWriter();
        }
        return state.texts;
    }

    /** The position at which the value began. */
    public static int valueStart(WriteState state) {
        return state.valueStart;
    }

    /** The index behind the last byte that the value may take. */
    public static int valueEnd(WriteState state) {
        return state.end;
    }

    /** The most bytes of the value. */
    public static int sizeLimit(WriteState state) {
        return state.sizeLimit;
    }

    /** The most chars of a string. */
    public static int stringLimit(WriteState state) {
        return state.stringLimit;
    }

    /** The most elements of an array. */
    public static int elementLimit(WriteState state) {
        return state.elementLimit;
    }

    /** Objects of recursive types that are being written, one inside the other. */
    public static int depth(WriteState state) {
        return state.depth;
    }

    /** Notes how many objects of recursive types are being written, one inside the other. */
    public static void depth(WriteState state, int depth) {
        state.depth = depth;
    }

    /** Notes an object, and returns how many there are. */
    public static long addObject(WriteState state) {
        return ++state.objects;
    }

    /** Notes room for constants of an enum, and returns how much there is. */
    public static long addPlaces(WriteState state, int count) {
        state.places += count;
        return state.places;
    }

    /** The shared objects of the value that have been written. */
    public static WrittenObjects objects(WriteState state) {
        if (state.writtenObjects == null) {
            state.writtenObjects = new WrittenObjects();
        }
        return state.writtenObjects;
    }

    /** The types that open places of the value have described so far. */
    public static WrittenObjects types(WriteState state) {
        if (state.writtenTypes == null) {
            state.writtenTypes = new WrittenObjects();
        }
        return state.writtenTypes;
    }

    /** The classes of elements by which the value has told classes of arrays so far: the first is Object. */
    public static WrittenObjects arrayClasses(WriteState state) {
        if (state.writtenArrayClasses == null) {
            state.writtenArrayClasses = new WrittenObjects();
            state.writtenArrayClasses.numberOrAdd(Object.class);
        }
        return state.writtenArrayClasses;
    }

    /** What stands in the place of objects whose class chose it, by identity. */
    public static Map<Object, Object> replacements(WriteState state) {
        if (state.replacements == null) {
            state.replacements = new IdentityHashMap<>();
        }
        return state.replacements;
    }

    /** The objects that are being written, one inside the other; null unless a cycle is looked for. */
    public static OpenObjects openObjects(WriteState state) {
        return state.openObjects;
    }

    /** Notes that the value that begins is written to see whether it contains itself. */
    public static void lookForCycles(WriteState state) {
        state.openObjects = new OpenObjects();
    }
}
