package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import java.util.List;

/** Adds texts, which are not inside their tables, and can be null. */
final class Texts {
    /** What FlatBuffers takes for a field that is absent. */
    static final int ABSENT = 0;

    private Texts() {}

    static int add(FlatBufferBuilder builder, String text) {
        return text == null ? ABSENT : builder.createString(text);
    }

    static int[] addAll(FlatBufferBuilder builder, List<String> texts) {
        int[] offsets = new int[texts.size()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = builder.createString(texts.get(i));
        }
        return offsets;
    }
}
