package dev.piculet.binary.form;

import dev.piculet.binary.schema.DictionaryCodes;

/** The form of each number, made when it is needed first. */
public final class DictionaryFormTable {
    // Filled without a lock: forms are immutable, and which of two equal ones stays does not matter.
    private static final DictionaryForm[] FORMS = new DictionaryForm[128];

    private static DictionaryForm enumMapOrOther;

    private DictionaryFormTable() {}

    /** Returns the form of a number of {@link DictionaryCodes}. */
    public static DictionaryForm form(int code) {
        DictionaryForm form = FORMS[code];
        if (form == null) {
            form = (DictionaryForm) create(code, /* mayBeOther= */ false);
            FORMS[code] = form;
        }
        return form;
    }

    /** Returns the form of maps of an enum where any other map may stand, too: an empty one does not show its enum. */
    static DictionaryForm enumMapOrOther() {
        DictionaryForm form = enumMapOrOther;
        if (form == null) {
            form = (DictionaryForm) create(DictionaryCodes.ENUM_MAP, /* mayBeOther= */ true);
            enumMapOrOther = form;
        }
        return form;
    }

    /** Returns a plain object: the verifier would load the class of each form to see that it is one. */
    private static Object create(int code, boolean mayBeOther) {
        if (DictionaryCodes.isSorted(code)) {
            return new SortedMapForm(code);
        }
        if (code == DictionaryCodes.IDENTITY_HASH_MAP) {
            return new IdentityMapForm();
        }
        return code <= DictionaryCodes.ENUM_MAP ? new MapForm(code, mayBeOther) : new FixedMapForm(code);
    }
}
