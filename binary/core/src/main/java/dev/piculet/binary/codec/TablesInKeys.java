package dev.piculet.binary.codec;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells which keys hold tables: sets, and maps, that find something by comparing it with others of its hash code, so that
 * comparing two such keys may take as much as filling one. The codecs are asked: what counts is as what values are read, such
 * as an array as a set, and not even strings are safe, for no table but {@code HashMap} sorts them. Used once; not thread-safe.
 */
final class TablesInKeys {
    /** By each layout of objects and each choice that keys lead to, what leads there. It is followed once, however often it is met. */
    private final Map<Object, List<Object>> leading = new IdentityHashMap<>();

    /** Those that hold tables, as far as it is known. */
    private final Set<Object> holding = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Those whose parts are still to be followed. */
    private final Deque<Object> pending = new ArrayDeque<>();

    private TablesInKeys() {}

    /** Tells what counts the keys of each set and map of a factory what these are. All codecs are linked. */
    static void tell(List<KeyWork> all) {
        if (!all.isEmpty()) {
            new TablesInKeys().follow(all);
        }
    }

    private void follow(List<KeyWork> all) {
        for (KeyWork work : all) {
            follow(work.key(), null);
            follow(work.value(), null);
        }
        while (!pending.isEmpty()) {
            followParts(pending.pop());
        }
        for (KeyWork work : all) {
            boolean isTable = !follow(work.value(), null) && isTableWithoutOthers(work.key());
            work.tell(follow(work.key(), null), isTable);
        }
    }

    /** Whether keys are tables of what holds none, so that their class and size tell what finding something in them may take. */
    private boolean isTableWithoutOthers(Codec key) {
        return switch (key.wireType().wireKind()) {
            case SEQUENCE ->
                notNull(key) instanceof SequenceCodec sequence
                        && sequence.forms().mayBeHashed()
                        && !follow(sequence.element(), null);
            case DICTIONARY ->
                notNull(key) instanceof DictionaryCodec dictionary
                        && dictionary.forms().mayBeHashed()
                        && !follow(dictionary.key(), null)
                        && !follow(dictionary.value(), null);
            case PRIMITIVE, TEXT, ENUM, PRIMITIVE_ARRAY, LEAF, OBJECT, CHOICE, OPEN -> false;
        };
    }

    private static Codec notNull(Codec codec) {
        return codec instanceof NotNullCodec notNull ? notNull.codec() : codec;
    }

    /**
     * Returns whether a codec reads tables, or leads to any, as far as it is known. If it does, or turns out to, so does its
     * owner.
     *
     * @param codec null for none
     * @param owner the layout or choice that it is a part of; null if that does not matter
     */
    private boolean follow(Codec codec, Object owner) {
        if (codec == null || !KeyWork.mayHoldTables(codec)) {
            return false;
        }
        boolean holds = switch (codec.wireType().wireKind()) {
            case SEQUENCE ->
                codec instanceof SequenceCodec sequence
                        ? followElements(sequence, owner)
                        : follow(wrapped(codec), owner);
            case DICTIONARY ->
                codec instanceof DictionaryCodec dictionary
                        ? followEntries(dictionary, owner)
                        : follow(wrapped(codec), owner);
            case OBJECT ->
                codec instanceof ObjectCodec object
                        ? followTo(object.layout(), owner)
                        : codec instanceof LostFieldsCodec ? followTo(codec, owner) : follow(wrapped(codec), owner);
            case CHOICE -> codec instanceof ChoiceCodec ? followTo(codec, owner) : follow(wrapped(codec), owner);
            // Anything may stand there, and a class that writes itself reads anything.
            case OPEN, LEAF -> true;
            case PRIMITIVE, TEXT, ENUM, PRIMITIVE_ARRAY -> false;
        };
        if (holds) {
            mark(owner);
        }
        return holds;
    }

    /** Follows what is inside of a table, too: it may be asked for by itself. */
    private boolean followElements(SequenceCodec sequence, Object owner) {
        boolean inside = follow(sequence.element(), owner);
        return inside || sequence.forms().mayBeHashed();
    }

    private boolean followEntries(DictionaryCodec dictionary, Object owner) {
        boolean inKeys = follow(dictionary.key(), owner);
        boolean inValues = follow(dictionary.value(), owner);
        return inKeys || inValues || dictionary.forms().mayBeHashed();
    }

    private boolean followTo(Object target, Object owner) {
        List<Object> owners = leading.get(target);
        if (owners == null) {
            owners = new ArrayList<>(1);
            leading.put(target, owners);
            pending.push(target);
        }
        if (owner != null) {
            owners.add(owner);
        }
        return holding.contains(target);
    }

    private void followParts(Object target) {
        if (target instanceof ObjectLayout layout) {
            for (Slot slot : layout.slots()) {
                follow(slot.codec(), layout);
            }
        } else if (target instanceof LostFieldsCodec lost) {
            follow(lost.elements(), lost);
        } else {
            for (Codec each : ((ChoiceCodec) target).codecs()) {
                follow(each, target);
            }
        }
    }

    /** What is inside of a codec that adds something to another; null if that is none, or nothing is kept of what it reads. */
    private static Codec wrapped(Codec codec) {
        if (codec instanceof NotNullCodec notNull) {
            return notNull.codec();
        }
        if (codec instanceof ValueClassCodec valueClass) {
            return valueClass.codec();
        }
        if (codec instanceof GainedFieldsCodec gained) {
            return gained.elements();
        }
        return codec instanceof OptionalOfCodec optional ? optional.codec() : null;
    }

    /** Notes that a layout or choice holds tables, and all that lead to it: in a loop, since they may be as many as a schema is long. */
    private void mark(Object target) {
        if (target == null || !holding.add(target)) {
            return;
        }
        Deque<Object> marked = new ArrayDeque<>();
        marked.push(target);
        while (!marked.isEmpty()) {
            for (Object owner : leading.get(marked.pop())) {
                if (holding.add(owner)) {
                    marked.push(owner);
                }
            }
        }
    }
}
