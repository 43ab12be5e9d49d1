package dev.piculet.jackson.contract;

/** The class {@code case class ScalaShaped(text: String, number: Int = 7)} as Scala's compiler makes it. */
public class ScalaShaped {
    private final String text;
    private final int number;

    public ScalaShaped(String text, int number) {
        this.text = text;
        this.number = number;
    }

    public String text() {
        return text;
    }

    public int number() {
        return number;
    }

    public ScalaShaped copy(String text, int number) {
        return new ScalaShaped(text, number);
    }

    public String copy$default$1() {
        return text;
    }

    public static int $lessinit$greater$default$2() {
        return 7;
    }
}
