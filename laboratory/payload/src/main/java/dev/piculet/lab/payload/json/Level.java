package dev.piculet.lab.payload.json;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.util.ArrayList;
import java.util.List;

/** An object in an object in an object, 20 to 60 of them. */
public record Level(String name, int number, List<String> tags, Level inner) {
    private static final int LEAST = 20;
    private static final int BOUND = 61;

    /** Returns four in each other. */
    static Level sample() {
        Level third = new Level("third", 3, List.of("deep"), new Level("last", 4, List.of(), null));
        return new Level("first", 1, List.of("outer", "top"), new Level("second", 2, List.of(), third));
    }

    static Level of(Variety v) {
        Level level = null;
        for (int number = v.between(LEAST, BOUND); number > 0; number--) {
            List<String> tags = new ArrayList<>();
            for (int left = v.between(0, 3); left > 0; left--) {
                tags.add(v.word(Script.ASCII));
            }
            level = new Level(v.words(Script.ASCII, 2), number, tags, level);
        }
        return level;
    }
}
