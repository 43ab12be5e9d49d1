package dev.piculet.fuzz;

/** What holds for every tree, whatever bytes it was read from. */
final class Trees {
    private static final int MOST_CHARS = 400_000;

    private Trees() {}

    /** Asserts that a tree, or null, equals itself and has a text that ends. */
    static void require(Object tree) {
        if (tree != null && (!tree.equals(tree) || tree.toString().length() > MOST_CHARS)) {
            throw new AssertionError("a tree is not itself, or its text is too long");
        }
    }
}
