package dev.piculet.binary.codec;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.form.DictionaryForm;
import dev.piculet.binary.form.DictionaryForms;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.runtime.DictionarySlot;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.WireType;
import java.util.Iterator;
import java.util.Map;

/** A map, or null (wire format, section 4.6): its keys and values in turn. */
public final class DictionaryCodec extends Codec implements DictionarySlot {
    /** Keys and values are counted together. */
    private static final int MAX_ENTRIES = Integer.MAX_VALUE / 2;

    private final DictionaryForms forms;
    private final Codec key;
    private final Codec value;
    private final Elements entries;
    private final Elements entriesOrNull;
    /** Whether keys, and values, that are null need the flag that says so. */
    private final boolean marksNullKeys;

    private final boolean marksNullValues;
    private final Class<?> keyClass;
    private final Class<?> valueClass;
    private final KeyWork keyWork;
    private final KeysInCycles cycles;
    private final Limits limits;

    /** The places that an EnumMap is charged for; 0 if it takes no more room than other maps. */
    private final int places;

    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(
            WireType.Dictionary type,
            DictionaryForms forms,
            Codec[] codecs,
            Class<?>[] classes,
            KeyWork keyWork,
            SerializerOptions options) {
        return new DictionaryCodec(type, forms, codecs, classes, keyWork, options);
    }

    /**
     * @param codecs of keys and values that are not null, then of those that may be
     * @param classes of all keys, and of all values
     */
    private DictionaryCodec(
            WireType.Dictionary type,
            DictionaryForms forms,
            Codec[] codecs,
            Class<?>[] classes,
            KeyWork keyWork,
            SerializerOptions options) {
        super(type);
        this.forms = forms;
        this.key = codecs[0];
        this.value = codecs[1];
        this.keyClass = classes[0];
        this.valueClass = classes[1];
        this.keyWork = keyWork;
        this.cycles = KeysInCycles.of(codecs[0], options.references);
        this.limits = options.limits;
        this.places = EnumPlaces.ofMap(keyClass);
        String[] segments = {".keys[#]", ".values[#]"};
        entries = new Elements(new Codec[] {key, value}, segments);
        marksNullKeys = codecs[2] != key;
        marksNullValues = codecs[3] != value;
        boolean same = !marksNullKeys && !marksNullValues;
        entriesOrNull = same ? entries : new Elements(new Codec[] {codecs[2], codecs[3]}, segments);
    }

    /** Whether maps may be large however few entries they have, so that they have to be counted. */
    public boolean countsMaps() {
        return places > 0;
    }

    /** Whether keys may be hashed or compared before they are complete, so that they are looked at once more. */
    public boolean checksKeysLate() {
        return cycles.arePossible();
    }

    /** The codec of keys that are not null. */
    public Codec key() {
        return key;
    }

    /** The codec of values that are not null. */
    public Codec value() {
        return value;
    }

    /** The class of all keys. */
    public Class<?> keyClass() {
        return keyClass;
    }

    /** The class of all values. */
    public Class<?> valueClass() {
        return valueClass;
    }

    /** What the map may be. */
    public DictionaryForms forms() {
        return forms;
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            return Counts.NULL;
        }
        requireInstance(forms.type(), value);
        Map<?, ?> map = (Map<?, ?>) value;
        try {
            DictionaryForm form = forms.of(map);
            form.requireReadable(map);
            boolean special = form != forms.plain() || hasNulls(map);
            return special ? Counts.SPECIAL : Counts.control(DictionaryForm.size(map));
        } catch (Throwable e) {
            throw Refusal.whileWriting(map, e);
        }
    }

    private boolean hasNulls(Map<?, ?> map) {
        if (entries == entriesOrNull) {
            return false;
        }
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (marksNullKeys && entry.getKey() == null || marksNullValues && entry.getValue() == null) {
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
        Map<?, ?> map = (Map<?, ?>) value;
        Iterator<?> iterator;
        int count;
        int header;
        try {
            count = Counts.isInline(control) ? control - 1 : DictionaryForm.size(map);
            header = control == Counts.SPECIAL ? header(map) : 0;
            iterator = new Alternating(map.entrySet().iterator());
        } catch (Throwable e) {
            throw Refusal.whileWriting(map, e);
        }
        Counts.checkLimit(count, limits);
        if (count > MAX_ENTRIES) {
            throw FormErrors.tooManyEntries(count, MAX_ENTRIES);
        }
        Counts.writeHead(out, control, header, count);
        if (places > 0 && forms.of(map).code() == DictionaryCodes.ENUM_MAP) {
            Budget.countPlaces(out, places);
        }
        Elements present = Counts.hasNulls(header) ? entriesOrNull : entries;
        present.encode(out, map, iterator, 2 * count);
    }

    @Override
    public int header(Object map) {
        DictionaryForm form = forms.of(map);
        return (form == forms.plain() ? 0 : form.code()) | (hasNulls((Map<?, ?>) map) ? Counts.HAS_NULLS : 0);
    }

    @Override
    public Object build(int form, Object[] keys, Object[] values) {
        DictionaryForm own = form(form, SequenceCodec.NOWHERE);
        if (keyWork.isInDoubt(keys)) {
            keyWork.requireLittle(own.searchCost(keys), keys);
        }
        Map<?, ?> map = own.build(keys, values, keyClass);
        if (map.size() != keys.length) {
            throw ValueErrors.equalKeys(keys.length - map.size(), 0, SequenceCodec.NOWHERE);
        }
        return map;
    }

    private DictionaryForm form(int code, BinaryInput in) {
        return code == 0 ? forms.plain() : forms.ofCode(code, in);
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == Counts.NULL) {
            return null;
        }
        int header = Counts.readHeader(in, control);
        DictionaryForm form = form(Counts.form(header), in);
        Elements present = Counts.hasNulls(header) ? entriesOrNull : entries;
        int count = Counts.readCount(in, control, limits);
        if (places > 0 && form.code() == DictionaryCodes.ENUM_MAP) {
            Budget.countPlaces(in, places);
        }
        present.checkCount(in, count);
        int offset = in.offset();
        int outside = keyWork.begin(in);
        int begun = cycles.begin(in);
        Object[] slots = present.decode(in, Math.multiplyExact(count, 2), /* keeps= */ true);
        Object[] keys = new Object[count];
        Object[] values = new Object[count];
        for (int i = 0; i < count; i++) {
            keys[i] = slots[2 * i];
            values[i] = slots[2 * i + 1];
        }
        if (KeyWork.isCounted(in)) {
            keyWork.end(in, outside, searchCost(form, keys, offset, in), keys);
        }
        Map<?, ?> built = build(form, keys, values, offset, in);
        cycles.end(in, begun, built, keyClass, keys);
        return built;
    }

    /** Reports what the keys' own code throws as the filling of the map does. */
    private int searchCost(DictionaryForm form, Object[] keys, int offset, BinaryInput in) {
        try {
            return form.searchCost(keys);
        } catch (Throwable e) {
            Refusal.passOn(e);
            throw ValueErrors.invalidElements(keyClass, offset, in, e);
        }
    }

    private Map<?, ?> build(DictionaryForm form, Object[] keys, Object[] values, int offset, BinaryInput in) {
        Map<?, ?> map;
        try {
            map = form.build(keys, values, keyClass);
        } catch (Throwable e) {
            Refusal.passOn(e);
            throw ValueErrors.invalidElements(keyClass, offset, in, e);
        }
        if (map.size() != keys.length) {
            throw ValueErrors.equalKeys(keys.length - map.size(), offset, in);
        }
        return map;
    }

    /** Keys and values in turn. */
    private static final class Alternating implements Iterator<Object> {
        private final Iterator<? extends Map.Entry<?, ?>> entries;
        private Map.Entry<?, ?> entry;

        Alternating(Iterator<? extends Map.Entry<?, ?>> entries) {
            this.entries = entries;
        }

        @Override
        public boolean hasNext() {
            return entry != null || entries.hasNext();
        }

        @Override
        public Object next() {
            if (entry == null) {
                entry = entries.next();
                return entry.getKey();
            }
            Object value = entry.getValue();
            entry = null;
            return value;
        }
    }
}
