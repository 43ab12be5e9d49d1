package dev.piculet.lab.contender;

/** A binding whose library generates source code at run time, and tells it. */
public interface GeneratedCode {
    /**
     * Returns the source that the library generated for writing the payload, or null if it has generated none yet.
     *
     * @throws ReflectiveOperationException if this version of the library does not tell it
     */
    String writerSource() throws ReflectiveOperationException;
}
