package dev.piculet.samples.evolution;

/** What the old and the new version of a program both do, each with its own class of customers. */
public interface Program {
    /** Puts a customer of this name into the cache. */
    void put(String name);

    /** Shows the customer of this name, as the cache has it. */
    String get(String name);

    /** Writes a log of one customer. */
    byte[] writeLog(String name);

    /** Shows the customer that a log begins with. */
    String readLog(byte[] log);
}
