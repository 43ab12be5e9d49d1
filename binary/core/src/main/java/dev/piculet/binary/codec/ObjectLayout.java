package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.FieldOrder;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** One class's fields as they lie on the wire, and how its objects are made. Complete after {@link #link}. */
public final class ObjectLayout {
    /** More links than these are counted in paths. */
    private static final int MAX_SPELT_LINKS = 3;

    private final ObjectDefinition definition;
    private final Class<?> type;
    private Slot[] slots;
    private Assembly assembly;
    private SlotGroup[] groups;
    private boolean chain;
    private ObjectGuard guard;

    /** @param type the exact class of the objects */
    public ObjectLayout(ObjectDefinition definition, Class<?> type) {
        this.definition = definition;
        this.type = type;
    }

    /** Adds what may lead back to this layout. */
    void link(Slot[] slots, Assembly assembly) {
        this.slots = slots;
        this.assembly = assembly;
        this.chain = slots.length > 0 && leadsBack(slots[slots.length - 1]);
        SlotGroup[] groups = new SlotGroup[(slots.length + FieldOrder.GROUP - 1) / FieldOrder.GROUP];
        for (int i = 0; i < slots.length; i += FieldOrder.GROUP) {
            int end = Math.min(slots.length, i + FieldOrder.GROUP);
            groups[i / FieldOrder.GROUP] =
                    new SlotGroup(Arrays.copyOfRange(slots, i, end), i, chain && end == slots.length);
        }
        this.groups = groups;
    }

    /** Adds what looks at objects before they are written. */
    void guardBy(ObjectGuard guard) {
        this.guard = guard;
    }

    /** Looks at objects before they are written; null if that is not needed. */
    ObjectGuard guard() {
        return guard;
    }

    /** Whether objects are looked at before they are written. */
    public boolean isGuarded() {
        return guard != null;
    }

    /** Whether what is written by this definition is also read as this class. */
    private boolean leadsBack(Slot last) {
        return assembly.resolver() == null
                && last.setter() != null
                && last.making() == Slot.Making.NONE
                && last.codec() instanceof ObjectCodec object
                && object.layout() == this
                && object.controlBits() > 0
                && !object.isShared();
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

    /** Of a chain: the slot that leads to the next object. */
    Slot link() {
        return slots[slots.length - 1];
    }

    /** Of a chain that comes back to one of its objects: the links from its first until that happens. */
    int linksToKnown(Object first) {
        Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
        Object object = first;
        while (object != null && known.add(object)) {
            object = link().getter().get(object);
        }
        return known.size();
    }

    /** Notes that the place is so many links behind the first object of a chain. */
    BinaryException underLinks(BinaryException e, int links) {
        if (links == 0) {
            return e;
        }
        String segment = "." + link().name();
        return e.under(links <= MAX_SPELT_LINKS ? segment.repeat(links) : segment + "{" + links + "}");
    }

    /**
     * Whether a reference to an object may not stand inside it, though there could be one: it is created from its fields, or
     * chosen when they are known, so that it does not exist while they are read.
     */
    public boolean isClosedToItself() {
        return definition.recursive() && !assembly.isKnownFirst();
    }

    /** All slots in groups; not to be changed. */
    SlotGroup[] groups() {
        return groups;
    }
}
