package dev.piculet.binary.state;

import java.util.ArrayList;
import java.util.List;

/** The shared objects of one value, by the number that {@link WrittenObjects} gave them. */
public final class ReadObjects {
    /** Stands for an object in a removed field, which was skipped. */
    public static final Object SKIPPED = new Object();

    private final List<Object> objects = new ArrayList<>();
    private final List<Runnable> checks = new ArrayList<>(0);
    private int references;

    /** Runs what {@link #checkLater} was given. */
    void complete() {
        for (Runnable check : checks) {
            check.run();
        }
    }

    /** Notes what only the complete value can tell. */
    public void checkLater(Runnable check) {
        checks.add(check);
    }

    /** The number of references that have been followed. */
    public int references() {
        return references;
    }

    /** Gives the next number to an object whose reading begins, and returns it. */
    public int begin() {
        objects.add(null);
        return objects.size() - 1;
    }

    /** Gives the next number to an object that is passed over. */
    public void skip() {
        objects.add(SKIPPED);
    }

    /** Whether an object of this number, which is not negative, stands before. */
    public boolean isKnown(int number) {
        return number < objects.size();
    }

    /** Notes the object of a number, as soon as it exists. */
    public void set(int number, Object object) {
        objects.set(number, object);
    }

    /** Returns the object of a number that is known; null if it does not exist yet. */
    public Object get(int number) {
        references++;
        return objects.get(number);
    }
}
