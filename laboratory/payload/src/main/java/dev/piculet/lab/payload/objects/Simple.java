package dev.piculet.lab.payload.objects;

import dev.piculet.lab.payload.random.Variety;
import java.io.Serializable;

/** Write-up 003's SimpleObject: a flat class of seven fields. */
public class Simple implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public String name;
    public boolean active;
    public double doubleValue;
    public float floatValue;
    public long longValue;
    public short shortValue;

    /** Returns the write-up's value for a seed. */
    public static Simple of(int seed) {
        Simple simple = new Simple();
        simple.id = seed;
        simple.name = "Test" + seed;
        simple.active = seed % 2 == 0;
        simple.doubleValue = 3.14 + seed;
        simple.floatValue = 2.71f + seed;
        simple.longValue = 123456789L + seed;
        simple.shortValue = (short) (42 + seed % 100);
        return simple;
    }

    /** Returns a value as they vary. */
    static Simple of(Variety variety) {
        Simple simple = new Simple();
        simple.id = variety.number();
        simple.name = variety.text();
        simple.active = variety.flag();
        simple.doubleValue = variety.decimal();
        simple.floatValue = variety.number() / 8.0f;
        simple.longValue = variety.wide();
        simple.shortValue = (short) variety.number();
        return simple;
    }
}
