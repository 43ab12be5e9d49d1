package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.SerialClass;
import dev.piculet.access.SerialField;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.binary.error.CreationErrors;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.schema.SerialLayout;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds for each class and field that the layout of a serial leaf names what it is now. Used once. */
final class SerialBinding {
    private final SerialPlan plan;
    private final Accessors accessors;
    private final Aliases aliases;
    private final OpenBinding open;

    SerialBinding(SerialPlan plan, Accessors accessors, Aliases aliases, OpenBinding open) {
        this.plan = plan;
        this.accessors = accessors;
        this.aliases = aliases;
        this.open = open;
    }

    /**
     * Returns the parts of an instance, also of classes that had none when it was written; the highest class first.
     *
     * @param layout null if it makes no sense
     * @throws dev.piculet.binary.io.SchemaMismatchException if the class can't read what was written
     */
    List<SerialPart> parts(SerialLayout layout) {
        if (layout == null) {
            throw CreationErrors.unknownSerialLayout(plan.type());
        }
        List<SerialPart> parts = new ArrayList<>();
        int next = 0;
        for (Class<?> each : hierarchy()) {
            SerialLayout.Part written =
                    next < layout.parts().size() ? layout.parts().get(next) : null;
            if (written != null && isOf(written, each, layout)) {
                parts.add(part(each, written));
                next++;
            } else if (plan.classes().contains(each)) {
                requireOptional(each);
                parts.add(part(each, null));
            }
        }
        if (next < layout.parts().size()) {
            throw CreationErrors.otherHierarchy(
                    plan.type(), layout.parts().get(next).name());
        }
        return parts;
    }

    /** Superclasses may be new. The class itself was there, and what it checks in {@code readObject} can't be left out. */
    private void requireOptional(Class<?> type) {
        if (type == plan.type() && SerialPlan.reader(type) != null) {
            throw CreationErrors.noOwnPart(type);
        }
    }

    private List<Class<?>> hierarchy() {
        List<Class<?>> hierarchy = new ArrayList<>();
        for (Class<?> each = plan.type(); Serializable.class.isAssignableFrom(each); each = each.getSuperclass()) {
            hierarchy.add(0, each);
        }
        return hierarchy;
    }

    /** The class itself may have another name now, which was looked at before. */
    private boolean isOf(SerialLayout.Part written, Class<?> type, SerialLayout layout) {
        return written.name().equals(layout.name()) ? type == plan.type() : aliases.isOrWas(type, written.name());
    }

    /** @param written null if it was not written */
    private SerialPart part(Class<?> type, SerialLayout.Part written) {
        SerialClass own = accessors.serialClass(type);
        List<String> fields = written == null ? List.of() : written.fields();
        SerialSlot[] slots = new SerialSlot[fields.size()];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = slot(own, fields.get(i), fields);
        }
        return new SerialPart(own, written != null, slots, open.dropped(), open.object(Object.class));
    }

    /** @param all that were written of the class */
    private SerialSlot slot(SerialClass own, String written, List<String> all) {
        char letter = written.charAt(0);
        SerialField field = field(own, written.substring(1), all);
        if (field == null) {
            return new SerialSlot(letter, null, null);
        }
        if (SerialLayout.letter(field.type()) != letter) {
            throw CreationErrors.otherFieldType(own.type(), field.name());
        }
        return new SerialSlot(letter, field, letter == 'L' ? open.object(field.type()) : null);
    }

    /** The names that fields have now go before those that they had, and no two of those are one field. */
    private SerialField field(SerialClass own, String name, List<String> written) {
        for (SerialField each : own.fields()) {
            if (each.name().equals(name)) {
                return each;
            }
        }
        for (SerialField each : own.fields()) {
            Set<String> former = aliases.of(own.type(), each.name());
            if (former.contains(name) && count(Set.of(each.name()), written) == 0) {
                if (count(former, written) > 1) {
                    throw EvolutionErrors.ambiguousField(
                            name, own.type().getName(), own.type().getName() + "." + each.name());
                }
                return each;
            }
        }
        return null;
    }

    private static int count(Set<String> names, List<String> written) {
        int count = 0;
        for (String each : written) {
            count += names.contains(each.substring(1)) ? 1 : 0;
        }
        return count;
    }
}
