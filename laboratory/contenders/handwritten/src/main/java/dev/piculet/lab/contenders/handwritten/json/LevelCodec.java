package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.json.Level;
import java.util.List;

/** Reads and writes {@link Level}. */
final class LevelCodec extends JsonCodec<Level> {
    private static final Name NAME = Name.of("name");
    private static final Name NUMBER = Name.of("number");
    private static final Name TAGS = Name.of("tags");
    private static final Name INNER = Name.of("inner");

    private static final Names NAMES = Names.of("name", "number", "tags", "inner");

    @Override
    Level read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String name = in.begins(NAME) ? in.readString() : null;
        int number = in.isNext(NUMBER) ? in.readInt() : 0;
        List<String> tags = in.isNext(TAGS) ? in.readStrings() : null;
        Level inner = in.isNext(INNER) ? read(in) : null;
        for (String member = in.nextName(NAMES); member != null; member = in.nextName(NAMES)) {
            switch (member) {
                case "name" -> name = in.readString();
                case "number" -> number = in.readInt();
                case "tags" -> tags = in.readStrings();
                case "inner" -> inner = read(in);
                default -> in.skipValue();
            }
        }
        return new Level(name, number, tags, inner);
    }

    @Override
    void write(JsonOutput out, Level value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(NAME);
        out.write(value.name());
        out.next(NUMBER);
        out.write(value.number());
        out.next(TAGS);
        out.writeStrings(value.tags());
        out.next(INNER);
        write(out, value.inner());
        out.endObject();
    }
}
