package dev.piculet.lab.contender;

/** Where the encoded form lives. */
public enum Form {
    /** A byte array. */
    BYTES("-bytes"),
    /** A {@link String}, for libraries with a {@link TextBinding}; a byte array for the others. */
    TEXT(""),
    /** A file in the temporary folder. */
    FILE("-file"),
    /** An {@link java.io.InputStream}, which is read alone, by libraries with a {@link StreamBinding}. */
    STREAM("-stream");

    private final String ending;

    Form(String ending) {
        this.ending = ending;
    }

    /** What stands behind the id of a payload of text for the same values in this form. */
    public String ending() {
        return ending;
    }
}
