package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.DictionaryCodes;

/**
 * What a map of one declared class may be. The plain form is what that class is usually; any other must be an
 * implementation that has a number. Immutable and thread-safe.
 */
public final class DictionaryForms {
    private final Class<?> declared;
    private final Class<?> key;
    private final DictionaryForm plain;
    /** Whether values are read that were written where another kind of map was declared. */
    private final boolean converts;
    /** The class whose values are all plain; null if more must be known of them. */
    private final Class<?> plainClass;

    private DictionaryForms(Class<?> declared, Class<?> key, DictionaryForm plain, boolean converts) {
        this.declared = declared;
        this.key = key;
        this.plain = plain;
        this.converts = converts;
        this.plainClass =
                DictionaryImplementations.isToldByClass(plain.code()) ? DictionaryCodes.type(plain.code()) : null;
    }

    /**
     * Returns the forms of a declared class.
     *
     * @param declared a map of the JDK
     * @param key the class of all keys
     * @throws dev.piculet.access.error.UnsupportedClassException if no such map can be created
     */
    public static DictionaryForms of(Class<?> declared, Class<?> key) {
        int code = DictionaryImplementations.declaredCode(declared);
        if (code == 0 || !declared.isAssignableFrom(DictionaryCodes.type(code))) {
            throw FormErrors.noForm(declared);
        }
        return new DictionaryForms(declared, key, DictionaryFormTable.form(code), /* converts= */ false);
    }

    /**
     * Returns the forms as which values of a kind are read.
     *
     * @param kind what the schema says of them
     * @throws dev.piculet.access.error.UnsupportedClassException if no such map can be created
     */
    public static DictionaryForms reading(Class<?> declared, Class<?> key, int kind) {
        DictionaryForms own = of(declared, key);
        return kind == kind(declared)
                ? own
                : new DictionaryForms(declared, key, own.readAs(kind), /* converts= */ true);
    }

    /** The kind of maps of a declared class: the number of their usual form. */
    public static int kind(Class<?> declared) {
        return DictionaryImplementations.declaredCode(declared);
    }

    /** The form to read data of another form: that form if it fits, else the usual one. */
    private DictionaryForm readAs(int written) {
        if (declared.isAssignableFrom(DictionaryCodes.type(written))) {
            return DictionaryFormTable.form(written);
        }
        int usual = kind(declared);
        boolean keepsOrder = DictionaryCodes.isSorted(written) && DictionaryCodes.isSorted(usual);
        return DictionaryFormTable.form(keepsOrder ? usual + written - DictionaryCodes.family(written) : usual);
    }

    /** The class that every value is of. */
    public Class<?> type() {
        return declared;
    }

    /** The form of most values: 0 in the bytes. */
    public DictionaryForm plain() {
        return plain;
    }

    /**
     * Returns the form that writes a map. An implementation without a number keeps its entries only.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if nothing equal could be read
     */
    public DictionaryForm of(Object value) {
        if (value.getClass() == plainClass) {
            return plain;
        }
        int code = DictionaryImplementations.code(value, declared, key);
        return code == plain.code() ? plain : DictionaryFormTable.form(code);
    }

    /**
     * Returns the form of a number that was read.
     *
     * @throws dev.piculet.binary.io.MalformedInputException if it is not a form of the declared class
     */
    public DictionaryForm ofCode(int code, BinaryInput in) {
        Class<?> type = DictionaryCodes.type(code);
        if (converts && type != null) {
            return readAs(code);
        }
        if (type == null || !declared.isAssignableFrom(type)) {
            throw FormErrors.unknownForm(code, in);
        }
        return code == plain.code() ? plain : DictionaryFormTable.form(code);
    }
}
