package dev.piculet.lab.fork;

/** What {@link ExaminationMain} is to do with payloads. */
public enum Assignment {
    /** Everything: write them, read them back, and read what others wrote. */
    ALL(""),
    /** Read documents that the contender wrote in another JVM, when it has been told of other values. */
    READ_ITS_OWN("another JVM reads what it wrote with "),
    /** The same with documents that other contenders wrote. */
    READ_OTHERS("reads what others wrote with ");

    private final String finding;

    Assignment(String finding) {
        this.finding = finding;
    }

    /** How a sentence about a difference begins. */
    String finding() {
        return finding;
    }
}
