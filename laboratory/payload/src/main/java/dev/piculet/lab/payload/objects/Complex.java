package dev.piculet.lab.payload.objects;

import dev.piculet.lab.payload.random.Variety;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;

/** Write-up 003's ComplexObject as its code measured it, which is not the class that its text shows. */
public class Complex implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public String name;
    public boolean active;
    public Nested nested;
    public Map<String, Integer> data;

    /** The object inside {@link Complex}. */
    public static class Nested implements Serializable {
        private static final long serialVersionUID = 1L;

        public int id;
        public String name;
        public double value;
    }

    /** Returns the write-up's value for a seed. */
    public static Complex of(int seed) {
        Complex complex = new Complex();
        complex.id = 42 + seed;
        complex.name = "Complex" + seed;
        complex.active = seed % 2 == 0;
        complex.nested = new Nested();
        complex.nested.id = 100 + seed;
        complex.nested.name = "Nested" + seed;
        complex.nested.value = 1.23 + seed;
        complex.data = new HashMap<>();
        complex.data.put("count", 5 + seed);
        complex.data.put("version", 2 + seed);
        return complex;
    }

    /** Returns a value as they vary. */
    static Complex of(Variety variety) {
        Complex complex = new Complex();
        complex.id = variety.number();
        complex.name = variety.text();
        complex.active = variety.flag();
        complex.nested = new Nested();
        complex.nested.id = variety.number();
        complex.nested.name = variety.text();
        complex.nested.value = variety.decimal();
        complex.data = new HashMap<>();
        for (int left = variety.size(); left > 0; left--) {
            complex.data.put(variety.text(), variety.number());
        }
        return complex;
    }
}
