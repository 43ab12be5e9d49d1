package dev.piculet.lab.payload.objects;

import dev.piculet.lab.payload.random.Variety;
import java.io.Serializable;

/** Write-up 003's DeepObject as its text shows it: five levels of an id and a name. */
public class DeepAsDocumented implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public String name;
    public DeepAsDocumented child;

    /** Returns the write-up's value for a seed. */
    public static DeepAsDocumented of(int seed) {
        DeepAsDocumented child = null;
        for (int level = Deep.LEVELS; level >= 1; level--) {
            DeepAsDocumented deep = new DeepAsDocumented();
            deep.id = seed + 10 * level;
            deep.name = "Level" + level + "_" + seed;
            deep.child = child;
            child = deep;
        }
        return child;
    }

    /** Returns a value as they vary, one to six levels deep. */
    static DeepAsDocumented of(Variety variety) {
        DeepAsDocumented child = null;
        for (int left = Math.min(variety.size(), Deep.LEVELS); left >= 0; left--) {
            DeepAsDocumented deep = new DeepAsDocumented();
            deep.id = variety.number();
            deep.name = variety.text();
            deep.child = child;
            child = deep;
        }
        return child;
    }
}
