package dev.piculet.binary.runtime;

/**
 * The codec of a map as generated code uses it. Generated code writes and reads the entries itself. For generated code
 * only.
 */
public interface DictionarySlot {
    /** Returns the byte that follows a special control: a form, and a bit that tells that there are nulls. */
    int header(Object map);

    /** Creates a map of a form from exactly its keys and the value of each. */
    Object build(int form, Object[] keys, Object[] values);
}
