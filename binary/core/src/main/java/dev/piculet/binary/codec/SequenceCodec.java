package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.form.SequenceForm;
import dev.piculet.binary.form.SequenceForms;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.runtime.SequenceSlot;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.binary.schema.WireType;
import java.util.Iterator;

/** A list, set, queue, array of objects or optional, or null (wire format, section 4.6). */
public final class SequenceCodec extends Codec implements SequenceSlot {
    /** Stands for an input in messages that no one reads. */
    static final BinaryInput NOWHERE = new BinaryInput(new byte[0]);

    private final SequenceForms forms;

    /** The arrays of other classes than the declared one; null if no array is declared. */
    private final ArrayClasses arrays;

    private final Codec element;
    private final Elements elements;
    private final Elements elementsOrNull;
    private final Class<?> elementClass;
    private final KeyWork keyWork;
    private final KeysInCycles cycles;
    private final Limits limits;

    /** The places that an EnumSet is charged for; 0 if it takes no more room than other sets. */
    private final int places;

    /**
     * @param arrays of other classes than the declared one; null if no array is declared
     * @param codecs of elements, as the wire type says: of those that are not null, then of those among which nulls are
     * @param keyWork of sets
     */
    SequenceCodec(
            WireType.Sequence type,
            SequenceForms forms,
            ArrayClasses arrays,
            Codec[] codecs,
            KeyWork keyWork,
            SerializerOptions options) {
        super(type);
        Codec elementOrNull = codecs[1];
        this.forms = forms;
        this.arrays = arrays;
        this.element = codecs[0];
        this.elementClass = forms.component();
        this.keyWork = keyWork;
        this.cycles = KeysInCycles.of(codecs[0], options.references);
        this.limits = options.limits;
        this.places = EnumPlaces.ofSet(elementClass);
        String[] segments = {"[#]"};
        elements = new Elements(new Codec[] {element}, segments);
        elementsOrNull = element == elementOrNull ? elements : new Elements(new Codec[] {elementOrNull}, segments);
    }

    /** Whether sets may be large however few elements they have, so that they have to be counted. */
    public boolean countsSets() {
        return places > 0;
    }

    /** Whether elements may be hashed or compared before they are complete, so that they are looked at once more. */
    public boolean checksKeysLate() {
        return forms.mayHaveKeys() && cycles.arePossible();
    }

    /** The codec of elements that are not null. */
    public Codec element() {
        return element;
    }

    /** What the sequence may be. */
    public SequenceForms forms() {
        return forms;
    }

    /** The class of all elements. */
    public Class<?> elementClass() {
        return elementClass;
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            return Counts.NULL;
        }
        requireInstance(forms.type(), value);
        try {
            SequenceForm form = forms.of(value);
            form.requireReadable(value);
            boolean isPlain = form == forms.plain();
            if (!isPlain && form.code() == SequenceCodes.ARRAY_OF_OTHER_CLASS) {
                arrays.require(value);
            }
            return isPlain && !hasNulls(form, value) ? Counts.control(form.size(value)) : Counts.SPECIAL;
        } catch (Throwable e) {
            throw Refusal.whileWriting(value, e);
        }
    }

    private boolean hasNulls(SequenceForm form, Object value) {
        if (elements == elementsOrNull) {
            return false;
        }
        for (Iterator<?> i = form.iterator(value); i.hasNext(); ) {
            if (i.next() == null) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (control == Counts.NULL) {
            return;
        }
        Iterator<?> iterator;
        int count;
        int header;
        try {
            SequenceForm form = forms.of(value);
            count = Counts.isInline(control) ? control - 1 : form.size(value);
            header = control == Counts.SPECIAL ? header(value) : 0;
            iterator = form.iterator(value);
        } catch (Throwable e) {
            throw Refusal.whileWriting(value, e);
        }
        Counts.checkLimit(count, limits);
        Counts.writeHead(out, control, header, count);
        if (Counts.form(header) == SequenceCodes.ARRAY_OF_OTHER_CLASS) {
            ArrayNames.write(out, value.getClass().componentType());
        }
        if (places > 0 && forms.of(value).code() == SequenceCodes.ENUM_SET) {
            Budget.countPlaces(out, places);
        }
        Elements present = Counts.hasNulls(header) ? elementsOrNull : elements;
        present.encode(out, value, iterator, count);
    }

    @Override
    public int header(Object sequence) {
        SequenceForm form = forms.of(sequence);
        return (form == forms.plain() ? 0 : form.code()) | (hasNulls(form, sequence) ? Counts.HAS_NULLS : 0);
    }

    @Override
    public int size(Object sequence) {
        return forms.of(sequence).size(sequence);
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        return forms.of(sequence).iterator(sequence);
    }

    @Override
    public Object build(int form, Object[] present) {
        SequenceForm own = form(form, NOWHERE);
        if (keyWork.isInDoubt(present)) {
            keyWork.requireLittle(own.searchCost(present), present);
        }
        return own.build(present, elementClass);
    }

    /** What was an array of another class may be wanted as a collection, whose class does not depend on that. */
    private SequenceForm named(BinaryInput in) {
        if (arrays != null) {
            return arrays.read(in);
        }
        ArrayNames.next(in);
        return forms.plain();
    }

    private SequenceForm form(int code, BinaryInput in) {
        return code == 0 ? forms.plain() : forms.ofCode(code, in);
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == Counts.NULL) {
            return null;
        }
        int header = Counts.readHeader(in, control);
        boolean isNamed = Counts.tellsClass(header, wireType());
        SequenceForm form = isNamed ? forms.plain() : form(Counts.form(header), in);
        Elements present = Counts.hasNulls(header) ? elementsOrNull : elements;
        int count = Counts.readCount(in, control, limits);
        if (isNamed) {
            form = named(in);
        }
        if (places > 0 && form.code() == SequenceCodes.ENUM_SET) {
            Budget.countPlaces(in, places);
        }
        present.checkCount(in, count);
        int offset = in.offset();
        int outside = keyWork.begin(in);
        int begun = cycles.begin(in);
        Object[] values = present.decode(in, count, /* keeps= */ true);
        try {
            if (KeyWork.isCounted(in)) {
                keyWork.end(in, outside, form.searchCost(values), values);
            }
            Object built = form.build(values, elementClass);
            cycles.end(in, begun, built, elementClass, values);
            return built;
        } catch (Throwable e) {
            // Elements are hashed and compared.
            Refusal.passOn(e);
            throw ValueErrors.invalidElements(elementClass, offset, in, e);
        }
    }
}
