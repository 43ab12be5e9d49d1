package dev.piculet.binary;

import dev.piculet.binary.fixture.Lab.MediaContent;

/** Writes and reads a value of texts, numbers, enums and lists, interpreted and by generated code. */
final class PlainFirstUseMain {
    private PlainFirstUseMain() {}

    public static void main(String[] arguments) {
        for (int generateAfter : new int[] {-1, 0}) {
            TypedSerializer.builder(MediaContent.class)
                    .generateAfter(generateAfter)
                    .build()
                    .copy(MediaContent.sample());
        }
    }
}
