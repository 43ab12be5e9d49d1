package dev.piculet.lab.payload.objects;

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
}
