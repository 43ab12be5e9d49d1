package dev.piculet.binary.codec;

import dev.piculet.binary.error.CreationErrors;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.OpenObjects;
import dev.piculet.binary.state.ReadObjects;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;
import dev.piculet.binary.state.WrittenObjects;

/** An object of one class with its fields, or null (wire format, section 4.8). */
public final class ObjectCodec extends Codec {
    private final ObjectLayout layout;
    private final boolean nullable;
    private final boolean shared;
    private final Limits limits;
    private final Class<?> bound;

    /** @param bound what the place may hold, if the class's {@code readResolve} chooses the instance */
    public ObjectCodec(WireType.ObjectReference type, ObjectLayout layout, Class<?> bound, Limits limits) {
        super(type);
        this.bound = bound;
        this.layout = layout;
        this.nullable = type.nullable();
        this.shared = type.shared();
        this.limits = limits;
    }

    /** The class's slots, which all codecs of the same definition have in common. */
    public ObjectLayout layout() {
        return layout;
    }

    @Override
    boolean isLevel() {
        return layout.definition().recursive();
    }

    @Override
    boolean entersItself() {
        return true;
    }

    @Override
    public boolean isResolved() {
        return layout.assembly().resolver() != null;
    }

    /** True if the object may have been written before. */
    public boolean isShared() {
        return shared;
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            if (!nullable) {
                throw ValueErrors.nullNotAllowed(layout.type().getName());
            }
            return 0;
        }
        if (value.getClass() != layout.type()) {
            requireInstance(layout.type(), value);
            throw ValueErrors.unexpectedClass(value.getClass(), layout.type());
        }
        return nullable ? 1 : 0;
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (value == null) {
            return;
        }
        if (!shared) {
            encodeObject(out, value);
            return;
        }
        WrittenObjects written = Writing.objects(out);
        boolean opens = layout.isClosedToItself();
        int number = opens ? written.numberOrOpen(value) : written.numberOrAdd(value);
        if (number == WrittenObjects.OPEN) {
            throw layout.assembly().resolver() == null
                    ? ValueErrors.insideItself(value.getClass())
                    : CreationErrors.resolvedInsideItself(value.getClass());
        }
        out.writeVarint(number + 1);
        if (number < 0) {
            encodeObject(out, value);
            if (opens) {
                written.close();
            }
        }
    }

    private void encodeObject(BinaryOutput out, Object value) {
        if (!isLevel()) {
            encodeFields(out, value);
            return;
        }
        int depth = Writing.depth(out);
        Writing.depth(out, deeper(depth, limits));
        OpenObjects open = shared ? null : Writing.openObjects(out);
        int outside = open == null ? 0 : open.size();
        if (open == null && !layout.isChain()) {
            // Not as a chain of one: each function takes of the stack at every level.
            encodeFields(out, value);
        } else {
            encodeChain(out, value, open);
        }
        if (open != null) {
            open.shrinkTo(outside);
        }
        Writing.depth(out, depth);
    }

    /**
     * Writes an object, and all that follow it in a chain. Whether they come back to one that was written is found by
     * Brent's algorithm: each is compared with one before, which is replaced after 1, 2, 4, 8 … links.
     */
    private void encodeChain(BinaryOutput out, Object first, OpenObjects open) {
        Object object = first;
        Object earlier = first;
        int links = 0;
        try {
            while (true) {
                enter(open, object);
                object = encodeFields(out, object);
                if (object == null) {
                    return;
                }
                links++;
                if (object == earlier) {
                    links = layout.linksToKnown(first);
                    throw ValueErrors.insideItself(layout.type(), /* isReferable= */ true);
                }
                if ((links & links - 1) == 0) {
                    earlier = object;
                }
            }
        } catch (BinaryException e) {
            throw layout.underLinks(e, links);
        }
    }

    private void enter(OpenObjects open, Object object) {
        if (open == null) {
            return;
        }
        if (open.contains(object)) {
            throw ValueErrors.insideItself(layout.type(), /* isReferable= */ true);
        }
        open.add(object, /* isReferable= */ true);
    }

    /** Writes all slots; of a chain, all but the body of the last, which is returned. */
    private Object encodeFields(BinaryOutput out, Object value) {
        if (layout.guard() != null) {
            layout.guard().requireRestored(value);
        }
        Budget.countObject(out);
        Object rest = null;
        for (SlotGroup group : layout.groups()) {
            rest = group.encode(out, value);
        }
        return rest;
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (nullable && control == 0) {
            return null;
        }
        int number = -1;
        if (shared) {
            int reference = in.readVarint();
            if (reference > 0) {
                return sameClass(SharedObjects.get(in, reference - 1), reference - 1, in);
            }
            number = Reading.objects(in).begin();
        }
        if (!isLevel()) {
            return decodeFields(in, number, null);
        }
        int depth = Reading.depth(in);
        Reading.depth(in, deeper(depth, limits));
        Object value = layout.isChain() ? decodeChain(in) : decodeFields(in, number, null);
        Reading.depth(in, depth);
        return value;
    }

    private Object sameClass(Object object, int number, BinaryInput in) {
        if (object == ReadObjects.SKIPPED) {
            throw EvolutionErrors.objectOfRemovedField(layout.type());
        }
        boolean fits =
                layout.assembly().resolver() == null ? object.getClass() == layout.type() : bound.isInstance(object);
        if (!fits) {
            throw ValueErrors.objectOfAnotherClass(number, layout.type(), in);
        }
        return object;
    }

    private Object decodeChain(BinaryInput in) {
        Object first = null;
        Object last = null;
        boolean[] more = {true};
        int links = 0;
        try {
            while (more[0]) {
                Object next = decodeFields(in, -1, more);
                if (first == null) {
                    first = next;
                } else {
                    layout.link().finish(last, next, in);
                }
                last = next;
                links++;
            }
        } catch (BinaryException e) {
            throw layout.underLinks(e, links);
        }
        return first;
    }

    /**
     * Reads all slots.
     *
     * @param more of a chain: receives whether the last slot, which is then not read, holds an object; else null
     */
    private Object decodeFields(BinaryInput in, int number, boolean[] more) {
        Slot[] slots = layout.slots();
        Object[] values = new Object[slots.length];
        Assembly assembly = layout.assembly();
        Budget.countObject(in);
        boolean createsFirst = assembly.createsFirst();
        Object object = createsFirst ? create(in, assembly, slots, values) : null;
        if (assembly.isKnownFirst()) {
            note(in, number, object);
        }
        for (SlotGroup group : layout.groups()) {
            group.decode(in, values, createsFirst ? object : null, more);
        }
        if (!createsFirst) {
            object = create(in, assembly, slots, values);
            if (assembly.resolver() == null) {
                note(in, number, object);
            }
            for (int i = 0; i < slots.length - (more == null ? 0 : 1); i++) {
                if (slots[i].isLate()) {
                    slots[i].finish(object, values[i], in);
                }
            }
        }
        if (assembly.plan().isFilled()) {
            addElements(object, slots, values, in);
        }
        if (assembly.resolver() != null) {
            object = resolve(in, assembly, object);
            note(in, number, object);
        }
        return object;
    }

    private static void addElements(Object object, Slot[] slots, Object[] values, BinaryInput in) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i].isLast()) {
                slots[i].finish(object, values[i], in);
            }
        }
    }

    private Object resolve(BinaryInput in, Assembly assembly, Object object) {
        Object resolved;
        try {
            resolved = assembly.resolver().call(object);
        } catch (Throwable e) {
            throw Refusal.of(e, layout.type(), in);
        }
        if (!bound.isInstance(resolved)) {
            throw CreationErrors.resolvedOtherwise(layout.type(), resolved, bound, in);
        }
        return resolved;
    }

    private Object create(BinaryInput in, Assembly assembly, Slot[] slots, Object[] values) {
        try {
            return assembly.create(slots, values);
        } catch (Throwable e) {
            // Constructors of other languages throw checked exceptions undeclared.
            throw Refusal.of(e, layout.type(), in);
        }
    }

    private static void note(BinaryInput in, int number, Object object) {
        if (number >= 0 && object != null) {
            Reading.objects(in).set(number, object);
        }
    }
}
