package dev.piculet.corpus;

import java.util.ArrayList;
import java.util.List;

/** Chooses the classes to examine. */
final class Sample {
    private Sample() {}

    /**
     * Returns classes in the order of their libraries.
     *
     * @param share takes one of so many, the same ones each time; 1 takes all
     */
    static List<String> classes(List<Library> libraries, int share) {
        List<String> classes = new ArrayList<>();
        for (Library library : libraries) {
            for (String name : library.classes()) {
                if (Math.floorMod(name.hashCode() * 0x9E3779B9 >>> 8, share) == 0) {
                    classes.add(name);
                }
            }
        }
        return classes;
    }
}
