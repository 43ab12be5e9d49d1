package dev.piculet.access.elsewhere;

/** A superclass whose members a subclass in another package cannot name. */
public class Parent {
    private int secret = 1;
    private Hidden hidden = new Hidden("one");
    protected long guarded = 2;
    String packaged = "three";

    @Override
    public String toString() {
        return secret + " " + hidden.text + " " + guarded + " " + packaged;
    }

    public static Object hidden(String text) {
        return new Hidden(text);
    }

    static final class Hidden {
        final String text;

        Hidden(String text) {
            this.text = text;
        }
    }
}
