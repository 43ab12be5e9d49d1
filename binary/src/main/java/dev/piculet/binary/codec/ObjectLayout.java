package dev.piculet.binary.codec;

import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One class's fields as they lie on the wire, and how its objects are made. Complete after {@link #link}. */
public final class ObjectLayout {
    private final ObjectDefinition definition;
    private final Class<?> type;
    private Slot[] slots;
    private Assembly assembly;
    private List<SlotGroup> groups;
    private boolean chain;

    /** @param type the exact class of the objects */
    public ObjectLayout(ObjectDefinition definition, Class<?> type) {
        this.definition = definition;
        this.type = type;
    }

    /**
     * Adds what may lead back to this layout.
     *
     * @param self the index of the definition
     */
    void link(Slot[] slots, Assembly assembly, int self) {
        this.slots = slots;
        this.assembly = assembly;
        this.chain = slots.length > 0
                && isOwn(slots[slots.length - 1].codec().wireType(), self)
                && slots[slots.length - 1].setter() != null
                && slots[slots.length - 1].codec() instanceof ObjectCodec;
        List<SlotGroup> groups = new ArrayList<>();
        for (int i = 0; i < slots.length; i += FieldOrder.GROUP) {
            int end = Math.min(slots.length, i + FieldOrder.GROUP);
            groups.add(new SlotGroup(Arrays.copyOfRange(slots, i, end), i, chain && end == slots.length));
        }
        this.groups = groups;
    }

    private static boolean isOwn(WireType type, int self) {
        return type instanceof WireType.ObjectReference reference
                && reference.index() == self
                && reference.nullable()
                && !reference.shared();
    }

    public ObjectDefinition definition() {
        return definition;
    }

    /** The exact class of the objects. */
    public Class<?> type() {
        return type;
    }

    /** All slots in wire order; not to be changed. */
    public Slot[] slots() {
        return slots;
    }

    public Assembly assembly() {
        return assembly;
    }

    /**
     * True if the last slot leads to another object of the same class and is set after the object was created, so that a
     * list linked by it is written and read in a loop.
     */
    public boolean isChain() {
        return chain;
    }

    List<SlotGroup> groups() {
        return groups;
    }
}
