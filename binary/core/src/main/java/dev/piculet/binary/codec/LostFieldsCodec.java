package dev.piculet.binary.codec;

import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.ReadObjects;
import dev.piculet.binary.state.Reading;
import java.util.Arrays;

/** Reads an object that was a collection with fields as its class, which has none now: all but the elements is skipped. */
final class LostFieldsCodec extends ReadingCodec {
    private final WireType.ObjectReference reference;
    private final ObjectDefinition definition;
    private final Class<?> type;
    private final Limits limits;
    private Slot[] slots;
    private SlotGroup[] groups;
    private int elements;

    /** @param type the class, which is read by {@link #link}'s slot of the elements */
    LostFieldsCodec(WireType.ObjectReference reference, ObjectDefinition definition, Class<?> type, Limits limits) {
        super(reference);
        this.reference = reference;
        this.definition = definition;
        this.type = type;
        this.limits = limits;
    }

    /** Adds what may lead back to this. */
    void link(Slot[] slots, int elements) {
        this.slots = slots;
        this.elements = elements;
        groups = new SlotGroup[definition.groups()];
        for (int i = 0; i < groups.length; i++) {
            int first = i * FieldOrder.GROUP;
            int end = Math.min(slots.length, first + FieldOrder.GROUP);
            groups[i] = new SlotGroup(Arrays.copyOfRange(slots, first, end), first, /* endsChain= */ false);
        }
    }

    /** The codec of the collection. */
    Codec elements() {
        return slots[elements].codec();
    }

    @Override
    boolean isLevel() {
        return definition.recursive();
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (reference.nullable() && control == 0) {
            return null;
        }
        int number = -1;
        if (reference.shared()) {
            int known = in.readVarint();
            if (known > 0) {
                return known(in, known - 1);
            }
            number = Reading.objects(in).begin();
            // Until its elements are known, there is no collection that a reference inside of it could mean.
            Reading.objects(in).set(number, ReadObjects.SKIPPED);
        }
        int depth = Reading.depth(in);
        Reading.depth(in, isLevel() ? deeper(depth, limits) : depth);
        Budget.countObject(in);
        Object[] values = new Object[slots.length];
        for (SlotGroup group : groups) {
            group.decode(in, values, /* object= */ null, /* more= */ null);
        }
        Reading.depth(in, depth);
        if (number >= 0) {
            Reading.objects(in).set(number, values[elements]);
        }
        return values[elements];
    }

    private Object known(BinaryInput in, int number) {
        Object object = SharedObjects.get(in, number);
        if (object == ReadObjects.SKIPPED) {
            throw EvolutionErrors.objectOfRemovedField(type);
        }
        if (object.getClass() != type) {
            throw ValueErrors.objectOfAnotherClass(number, type, in);
        }
        return object;
    }
}
