package dev.piculet.binary.state;

import java.util.Arrays;

/**
 * Numbers of the shared objects of one value, in the order in which their writing began. The plain version is an {@code
 * IdentityHashMap}, which boxes every number; this one is a hash table of numbers, each the index of its object, plus one.
 */
public final class WrittenObjects {
    /** Stands for the number of an object that had none. */
    public static final int NEW = -1;

    /** Stands for the number of an object that nothing can refer to yet. */
    public static final int OPEN = -2;

    private static final int INITIAL_OBJECTS = 32;

    private static final int INITIAL_OPEN = 8;

    /** Tables that grew beyond this are not kept for the next value. */
    private static final int MAX_KEPT_OBJECTS = 1024;

    private Object[] objects = new Object[INITIAL_OBJECTS];
    private int[] table = new int[4 * INITIAL_OBJECTS];
    private int count;

    /** The numbers of the objects that are open, in ascending order: the outermost was given its number first. */
    private int[] open = new int[INITIAL_OPEN];

    private int openCount;

    /** The objects that have numbers. */
    public int count() {
        return count;
    }

    /** Returns the number of an object that has been written; {@link #NEW}, and then gives it one; or {@link #OPEN}. */
    public int numberOrAdd(Object object) {
        int place = place(object);
        int number = table[place] - 1;
        if (number < 0) {
            add(object, place);
        } else if (openCount > 0 && Arrays.binarySearch(open, 0, openCount, number) >= 0) {
            return OPEN;
        }
        return number;
    }

    /**
     * The same for an object that is open until {@link #close}: when it is read, it exists after its fields, so that none of
     * them can refer to it.
     */
    public int numberOrOpen(Object object) {
        int number = numberOrAdd(object);
        if (number == NEW) {
            if (openCount == open.length) {
                open = Arrays.copyOf(open, 2 * openCount);
            }
            open[openCount++] = count - 1;
        }
        return number;
    }

    /** Ends the innermost object that is open. */
    public void close() {
        openCount--;
    }

    /** Returns where in the table an object's number is, or belongs. */
    private int place(Object object) {
        int mask = table.length - 1;
        int hash = System.identityHashCode(object);
        int place = (hash ^ hash >>> 16) & mask;
        while (table[place] != 0 && objects[table[place] - 1] != object) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void add(Object object, int place) {
        if (count == objects.length) {
            grow();
            add(object, place(object));
            return;
        }
        objects[count] = object;
        count++;
        table[place] = count;
    }

    private void grow() {
        objects = Arrays.copyOf(objects, 2 * count);
        table = new int[8 * count];
        for (int i = 0; i < count; i++) {
            table[place(objects[i])] = i + 1;
        }
    }

    /** Forgets all objects. */
    public void clear() {
        if (objects.length > MAX_KEPT_OBJECTS) {
            objects = new Object[INITIAL_OBJECTS];
            table = new int[4 * INITIAL_OBJECTS];
        } else if (count > 0) {
            Arrays.fill(objects, 0, count, null);
            Arrays.fill(table, 0);
        }
        count = 0;
        openCount = 0;
    }
}
