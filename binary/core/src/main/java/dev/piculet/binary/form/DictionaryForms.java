package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.DictionaryCodes;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.SortedMap;
import java.util.function.Supplier;

/**
 * The forms of maps of one declared class. The plain form is that class's usual one; any other must be an
 * implementation that has a number. Immutable and thread-safe.
 */
public final class DictionaryForms {
    private final Class<?> declared;
    private final Class<?> key;
    private final DictionaryForm plain;
    /** The class whose values are all plain; null if more must be known of them. */
    private final Class<?> plainClass;

    private DictionaryForms(Class<?> declared, Class<?> key, DictionaryForm plain) {
        this.declared = declared;
        this.key = key;
        this.plain = plain;
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
        return new DictionaryForms(declared, key, plain(declared, null));
    }

    private static DictionaryForm plain(Class<?> declared, Supplier<?> instances) {
        int code = DictionaryImplementations.declaredCode(declared);
        if (code != 0 && declared.isAssignableFrom(DictionaryCodes.type(code))) {
            return DictionaryFormTable.form(code);
        }
        if (instances != null && OwnCollections.code(declared) != 0) {
            return OwnDictionaryForm.of(declared, instances);
        }
        String reason = OwnCollections.refusal(declared);
        throw reason == null ? FormErrors.noForm(declared) : FormErrors.noForm(declared, reason);
    }

    /**
     * Returns the forms as which values of a kind are read.
     *
     * @param kind what the schema says of them
     * @param instances makes empty instances, where the declared class is a user's
     * @return null if their order would be lost
     * @throws dev.piculet.access.error.UnsupportedClassException if no such map can be created
     */
    public static DictionaryForms reading(Class<?> declared, Class<?> key, int kind, Supplier<?> instances) {
        DictionaryForms own = new DictionaryForms(declared, key, plain(declared, instances));
        if (kind == kind(declared)) {
            return own;
        }
        DictionaryForm plain = own.readAs(kind);
        return plain == null ? null : new DictionaryForms(declared, key, plain);
    }

    /** The kind of maps of a declared class: the number of their usual form. */
    public static int kind(Class<?> declared) {
        return DictionaryImplementations.declaredCode(declared);
    }

    /** The form to read data of another form: that form if it fits, else the usual one; null if the order would be lost. */
    private DictionaryForm readAs(int written) {
        if (declared.isAssignableFrom(DictionaryCodes.type(written))) {
            boolean mayBeOther = written == DictionaryCodes.ENUM_MAP && declared.isAssignableFrom(LinkedHashMap.class);
            return mayBeOther ? DictionaryFormTable.enumMapOrOther() : DictionaryFormTable.form(written);
        }
        int usual = kind(declared);
        boolean keepsOrder = DictionaryCodes.isSorted(written) && DictionaryCodes.isSorted(usual);
        int order = written - DictionaryCodes.family(written);
        if (plain instanceof OwnDictionaryForm) {
            return keepsOrder && order != 0 ? null : plain;
        }
        return DictionaryFormTable.form(keepsOrder ? usual + order : usual);
    }

    /** Whether a value may be a map that finds keys among others of their hash code, and compares them by {@code equals}. */
    public boolean mayBeHashed() {
        return !SortedMap.class.isAssignableFrom(declared)
                && declared != EnumMap.class
                && declared != IdentityHashMap.class;
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
        if (plain instanceof OwnDictionaryForm own) {
            if (value.getClass() != declared) {
                throw FormErrors.unsupportedCollection(value.getClass(), declared);
            }
            own.requireRestored(value);
            return plain;
        }
        int code = DictionaryImplementations.code(value, declared, key);
        return code == plain.code() ? plain : DictionaryFormTable.form(code);
    }

    /**
     * Returns the form to read data of a number with. A wider class may have been declared when that was written.
     *
     * @throws dev.piculet.binary.io.MalformedInputException if the number means nothing, or the order would be lost
     */
    public DictionaryForm ofCode(int code, BinaryInput in) {
        DictionaryForm form = DictionaryCodes.type(code) == null ? null : readAs(code);
        if (form == null) {
            throw FormErrors.unknownForm(code, in);
        }
        return form;
    }
}
