package dev.piculet.fuzz;

/** Properties of every tree, whatever bytes it was read from. */
final class Trees {
    private static final int MOST_CHARS = 400_000;

    private Trees() {}

    /** Asserts that a tree, or null, equals itself and has a finite text. */
    static void require(Object tree) {
        if (tree != null && (!tree.equals(tree) || tree.toString().length() > MOST_CHARS)) {
            throw new AssertionError("a tree is not itself, or its text is too long");
        }
    }
}
