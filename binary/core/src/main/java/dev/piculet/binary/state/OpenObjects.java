package dev.piculet.binary.state;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The objects that are being written, one inside the other, the outermost first. Kept only when a value is written a second
 * time to find out why it exceeded a limit: values that have no fault pay nothing for it.
 */
public final class OpenObjects {
    private final Map<Object, Integer> places = new IdentityHashMap<>();
    private final List<Object> objects = new ArrayList<>();

    /** How many of the objects, up to each, are such that a reference may stand for them. */
    private final List<Integer> referable = new ArrayList<>();

    /** The number of objects. */
    public int size() {
        return objects.size();
    }

    /** Whether an object is among them. */
    public boolean contains(Object object) {
        return places.containsKey(object);
    }

    /** Whether a reference may stand for the object, or for one inside it. */
    public boolean isReferableFrom(Object object) {
        int place = places.get(object);
        int before = place == 0 ? 0 : referable.get(place - 1);
        return referable.get(objects.size() - 1) > before;
    }

    /** Adds an object that is not among them, as the innermost. */
    public void add(Object object, boolean isReferable) {
        int before = objects.isEmpty() ? 0 : referable.get(objects.size() - 1);
        places.put(object, objects.size());
        objects.add(object);
        referable.add(isReferable ? before + 1 : before);
    }

    /** Removes the innermost until so many are left. */
    public void shrinkTo(int size) {
        for (int i = objects.size() - 1; i >= size; i--) {
            places.remove(objects.remove(i));
            referable.remove(i);
        }
    }
}
