package dev.piculet.lab.payload.objects;

import dev.piculet.lab.payload.random.Variety;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Write-up 003's ComplexObject as its text shows it: a list of five numbers and a map of three tags. */
public class ComplexAsDocumented implements Serializable {
    private static final long serialVersionUID = 1L;

    public int id;
    public String name;
    public List<Integer> numbers;
    public Map<String, String> tags;

    /** Returns a value for a seed. The write-up shows none, so the contents are ours. */
    public static ComplexAsDocumented of(int seed) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = 42 + seed;
        complex.name = "Complex" + seed;
        complex.numbers = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            complex.numbers.add(i + seed);
        }
        complex.tags = new HashMap<>();
        for (int i = 1; i <= 3; i++) {
            complex.tags.put("tag" + i, "value" + i);
        }
        return complex;
    }

    /** Returns a value as they vary. */
    static ComplexAsDocumented of(Variety variety) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = variety.number();
        complex.name = variety.text();
        complex.numbers = new ArrayList<>();
        for (int left = variety.size(); left > 0; left--) {
            complex.numbers.add(variety.number());
        }
        complex.tags = new HashMap<>();
        for (int left = variety.size(); left > 0; left--) {
            complex.tags.put(variety.text(), variety.text());
        }
        return complex;
    }
}
