package dev.piculet.lab.payload.objects;

import dev.piculet.lab.payload.random.Variety;
import java.io.Serializable;

/** Write-up 003's DeepObject as its code measured it: five levels, each with a double that the text does not show. */
public class Deep implements Serializable {
    private static final long serialVersionUID = 1L;
    static final int LEVELS = 5;

    public int id;
    public String name;
    public double value;
    public Deep child;

    /** Returns the write-up's value for a seed. */
    public static Deep of(int seed) {
        Deep child = null;
        for (int level = LEVELS; level >= 1; level--) {
            Deep deep = new Deep();
            deep.id = seed + 10 * level;
            deep.name = "Level" + level + "_" + seed;
            deep.value = 1.5 * level + seed;
            deep.child = child;
            child = deep;
        }
        return child;
    }

    /** Returns a value as they vary, one to six levels deep. */
    static Deep of(Variety variety) {
        Deep child = null;
        for (int left = Math.min(variety.size(), LEVELS); left >= 0; left--) {
            Deep deep = new Deep();
            deep.id = variety.number();
            deep.name = variety.text();
            deep.value = variety.decimal();
            deep.child = child;
            child = deep;
        }
        return child;
    }
}
