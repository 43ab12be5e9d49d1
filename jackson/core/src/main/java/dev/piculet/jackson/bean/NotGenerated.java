package dev.piculet.jackson.bean;

/** Says why no code is generated for a class: the end of a sentence about it. */
public final class NotGenerated extends Exception {
    /** Said where code is due, and the operating system gives no thread to generate it. */
    static final String NO_THREAD = "no thread could be made to generate code";

    private static final long serialVersionUID = 1;

    /** Returns the end of a sentence for what code generation has thrown. */
    public static String failed(Throwable failure) {
        return "no code could be generated (" + failure + ")";
    }

    /** Creates the exception with an obstacle of the class. */
    public NotGenerated(Obstacle obstacle) {
        this(obstacle.text());
    }

    /** Creates the exception with the end of a sentence. */
    public NotGenerated(String reason) {
        super(reason, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
}
