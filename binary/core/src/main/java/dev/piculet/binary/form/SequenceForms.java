package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.SequenceCodes;
import java.util.AbstractCollection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/**
 * The forms of sequences of one declared class. The plain form is that class's usual one; any other must be an
 * implementation that has a number. Immutable and thread-safe.
 */
public final class SequenceForms {
    private final Class<?> declared;
    private final Class<?> component;
    private final SequenceForm plain;
    /** Whether values are read that were written where another kind of sequence was declared. */
    private final boolean converts;
    /** The class whose values are all plain; null if more must be known of them. */
    private final Class<?> plainClass;

    private SequenceForms(Class<?> declared, Class<?> component, SequenceForm plain, boolean converts) {
        this.declared = declared;
        this.component = component;
        this.plain = plain;
        this.converts = converts;
        this.plainClass = plainClass(declared, plain.code());
    }

    /**
     * Returns the forms of a declared class.
     *
     * @param declared a collection of the JDK, Iterable, Optional, AtomicReference, AtomicReferenceArray, or an array of objects
     * @param component the class of all elements
     * @throws dev.piculet.access.error.UnsupportedClassException if no such collection can be created
     */
    public static SequenceForms of(Class<?> declared, Class<?> component) {
        return new SequenceForms(declared, component, plain(declared, null), /* converts= */ false);
    }

    /**
     * Returns the forms as which values of a kind are read.
     *
     * @param kind what the schema says of them
     * @param instances makes empty instances, where the declared class is a user's
     * @return null if something of them would be lost
     * @throws dev.piculet.access.error.UnsupportedClassException if no such collection can be created
     */
    public static SequenceForms reading(Class<?> declared, Class<?> component, int kind, Supplier<?> instances) {
        SequenceForm usual = plain(declared, instances);
        SequenceForms own = new SequenceForms(declared, component, usual, isOwn(usual));
        if (kind == kind(declared)) {
            return own;
        }
        SequenceForm plain = own.readAs(kind);
        return plain == null ? null : new SequenceForms(declared, component, plain, /* converts= */ true);
    }

    /** Whether a form is of a user's class, which is not loaded to find that it is not. */
    private static boolean isOwn(SequenceForm form) {
        return form.code() == 0 && form instanceof OwnSequenceForm;
    }

    /** The kind of sequences of a declared class ({@link CollectionKind}). */
    public static int kind(Class<?> declared) {
        if (declared.isArray()) {
            return CollectionKind.ARRAY;
        }
        if (declared == Optional.class) {
            return CollectionKind.OPTIONAL;
        }
        if (declared == AtomicReference.class) {
            return CollectionKind.REFERENCE;
        }
        return declared == AtomicReferenceArray.class
                ? CollectionKind.REFERENCE_ARRAY
                : SequenceImplementations.declaredCode(declared);
    }

    private static Class<?> plainClass(Class<?> declared, int code) {
        if (declared.isArray()) {
            return declared;
        }
        return SequenceImplementations.isToldByClass(code) ? SequenceCodes.type(code) : null;
    }

    /** The form to read data of another form: that form if it fits, else the usual one. */
    private SequenceForm readAs(int written) {
        Class<?> type = SequenceCodes.type(written);
        if (type != null && declared.isAssignableFrom(type)) {
            boolean mayBeOther = written == SequenceCodes.ENUM_SET && declared.isAssignableFrom(LinkedHashSet.class);
            return mayBeOther ? SequenceFormTable.enumSetOrOther() : SequenceFormTable.form(written);
        }
        int usual = kind(declared);
        if (!SequenceContents.keeps(written, usual)) {
            return null;
        }
        boolean keepsOrder = SequenceCodes.isSorted(written) && SequenceCodes.isSorted(usual);
        int order = written - SequenceCodes.family(written);
        if (plain instanceof OwnSequenceForm) {
            return keepsOrder && order != 0 ? null : plain;
        }
        return keepsOrder ? SequenceFormTable.form(usual + order) : plain(declared, null);
    }

    private static SequenceForm plain(Class<?> declared, Supplier<?> instances) {
        if (declared.isArray()) {
            return ArrayForm.usual(declared.getComponentType());
        }
        if (declared == Optional.class) {
            return OptionalForm.of();
        }
        if (declared == AtomicReference.class) {
            return AtomicReferenceForm.of();
        }
        if (declared == AtomicReferenceArray.class) {
            return AtomicReferenceArrayForm.of();
        }
        int code = SequenceImplementations.declaredCode(declared);
        if (code != 0 && declared.isAssignableFrom(SequenceCodes.type(code))) {
            return SequenceFormTable.form(code);
        }
        if (instances != null && OwnCollections.code(declared) != 0) {
            return OwnSequenceForm.of(declared, code, instances);
        }
        String reason = OwnCollections.refusal(declared);
        throw reason == null ? FormErrors.noForm(declared) : FormErrors.noForm(declared, reason);
    }

    /** The class that every value is of. Which classes of arrays may stand in a place is not decided here. */
    public Class<?> type() {
        return declared.isArray() ? Object[].class : declared;
    }

    /** Whether a value may be a set. */
    public boolean mayBeSet() {
        // The superclasses and interfaces of a class that has all those which sets have.
        return Set.class.isAssignableFrom(declared) || declared.isAssignableFrom(LinkedHashSet.class);
    }

    /** Whether a value may be a set that finds elements among others of their hash code: no sorted one does, and none of an enum. */
    public boolean mayBeHashed() {
        return mayBeSet() && !SortedSet.class.isAssignableFrom(declared) && declared != EnumSet.class;
    }

    /** Whether elements of a value may be hashed, or compared with each other. */
    public boolean mayHaveKeys() {
        // Asked first, for most programs need load no class of heaps.
        boolean mayBeQueue =
                Queue.class.isAssignableFrom(declared) || declared.isAssignableFrom(AbstractCollection.class);
        return mayBeSet() || mayBeQueue && (isRelated(PriorityQueue.class) || isRelated(PriorityBlockingQueue.class));
    }

    private boolean isRelated(Class<?> type) {
        return declared.isAssignableFrom(type) || type.isAssignableFrom(declared);
    }

    /** The class of all elements. */
    public Class<?> component() {
        return component;
    }

    /** The form of most values: 0 in the bytes. */
    public SequenceForm plain() {
        return plain;
    }

    /**
     * Returns the form that writes a value. An implementation without a number keeps its elements only.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if nothing equal could be read
     */
    public SequenceForm of(Object value) {
        if (value.getClass() == plainClass) {
            return plain;
        }
        if (declared.isArray()) {
            return ArrayForm.ofOtherClass(value.getClass().getComponentType());
        }
        if (plain.code() == 0) {
            if (value.getClass() != declared) {
                throw FormErrors.unsupportedCollection(value.getClass(), declared);
            }
            if (plain instanceof OwnSequenceForm own) {
                own.requireRestored(value);
            }
            return plain;
        }
        int code = SequenceImplementations.code(value, declared, component);
        return code == plain.code() ? plain : SequenceFormTable.form(code);
    }

    /**
     * Returns the form to read data of a number with. A wider class may have been declared when that was written.
     *
     * @throws dev.piculet.binary.io.MalformedInputException if the number means nothing, or something would be lost
     */
    public SequenceForm ofCode(int code, BinaryInput in) {
        boolean hasForms = converts || plain.code() != 0;
        SequenceForm form = hasForms && SequenceCodes.type(code) != null ? readAs(code) : null;
        if (form == null) {
            throw FormErrors.unknownForm(code, in);
        }
        return form;
    }
}
