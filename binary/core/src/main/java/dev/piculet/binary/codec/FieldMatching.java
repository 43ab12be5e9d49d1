package dev.piculet.binary.codec;

import dev.piculet.access.plan.SharedFields;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the property that each field of a schema is. A field is the property of its name and declaring class; else the only
 * one of its name, if it is itself the only one of that; else the one that had its name. It is never guessed which of several
 * a field may be: names that a class has now go before those that it had.
 */
final class FieldMatching {
    private final ObjectDefinition definition;
    private final ClassModel model;
    private final Map<String, PropertyModel> properties;
    private final Aliases aliases;
    private final PropertyModel[] found;
    private final Set<PropertyModel> taken = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param properties all that are written, by their names on the wire */
    FieldMatching(
            ObjectDefinition definition, ClassModel model, Map<String, PropertyModel> properties, Aliases aliases) {
        this.definition = definition;
        this.model = model;
        this.properties = properties;
        this.aliases = aliases;
        this.found = new PropertyModel[definition.fields().size()];
    }

    /**
     * Returns the property of each field, in their order; null where there is none.
     *
     * @throws dev.piculet.binary.io.SchemaMismatchException if a field may be any of several, or none is any, or if two fields
     *     were written as one and are not so now, or the other way round
     */
    PropertyModel[] match() {
        List<FieldDefinition> fields = definition.fields();
        for (int i = 0; i < found.length; i++) {
            take(i, exact(fields.get(i)));
        }
        if (taken.size() < found.length) {
            for (int i = 0; i < found.length; i++) {
                if (found[i] == null) {
                    take(i, ofOtherClass(fields.get(i)));
                }
            }
            matchFormerNames();
            requireNoPairs();
        }
        if (taken.isEmpty() && found.length > 0 && !properties.isEmpty()) {
            throw EvolutionErrors.nothingInCommon(definition.name(), model.type());
        }
        return found;
    }

    private void take(int field, PropertyModel property) {
        if (property != null) {
            found[field] = property;
            taken.add(property);
        }
    }

    private PropertyModel exact(FieldDefinition field) {
        PropertyModel property = properties.get(field.name());
        if (property != null && isExact(field, property)) {
            return property;
        }
        for (PropertyModel each : properties.values()) {
            if (isExact(field, each)) {
                return each;
            }
        }
        return null;
    }

    private boolean isExact(FieldDefinition field, PropertyModel property) {
        if (!property.name().equals(field.declaredName()) || taken.contains(property)) {
            return false;
        }
        Class<?> owner = property.declaringClass();
        return field.owner().isEmpty()
                ? owner == model.type()
                : owner != model.type() && aliases.isOrWas(owner, field.owner());
    }

    /** A field that has moved to another class of the hierarchy, or whose class has another name now. */
    private PropertyModel ofOtherClass(FieldDefinition field) {
        PropertyModel only = null;
        int count = 0;
        int free = 0;
        for (PropertyModel each : properties.values()) {
            if (each.name().equals(field.declaredName())) {
                only = each;
                count++;
                free += taken.contains(each) ? 0 : 1;
            }
        }
        if (free == 0) {
            return null;
        }
        if (count > 1 || written(field.declaredName()) > 1) {
            throw ambiguous(field, named(field.declaredName()));
        }
        return only;
    }

    private int written(String name) {
        int count = 0;
        for (FieldDefinition each : definition.fields()) {
            count += each.declaredName().equals(name) ? 1 : 0;
        }
        return count;
    }

    private List<PropertyModel> named(String name) {
        List<PropertyModel> named = new ArrayList<>();
        for (PropertyModel each : properties.values()) {
            if (each.name().equals(name)) {
                named.add(each);
            }
        }
        return named;
    }

    private void matchFormerNames() {
        PropertyModel[] former = new PropertyModel[found.length];
        Set<PropertyModel> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < found.length; i++) {
            if (found[i] != null) {
                continue;
            }
            FieldDefinition field = definition.fields().get(i);
            List<PropertyModel> candidates = formerly(field);
            if (candidates.size() > 1 || candidates.size() == 1 && !seen.add(candidates.get(0))) {
                throw ambiguous(field, candidates);
            }
            former[i] = candidates.isEmpty() ? null : candidates.get(0);
        }
        for (int i = 0; i < found.length; i++) {
            take(i, former[i]);
        }
    }

    /** The properties without a field that had the name of one. */
    private List<PropertyModel> formerly(FieldDefinition field) {
        List<PropertyModel> candidates = new ArrayList<>();
        for (Map.Entry<String, PropertyModel> each : properties.entrySet()) {
            PropertyModel property = each.getValue();
            boolean had = had(aliases.of(model.type(), each.getKey()), field)
                    || had(aliases.of(property.declaringClass(), property.name()), field);
            if (had && !taken.contains(property)) {
                candidates.add(property);
            }
        }
        return candidates;
    }

    /** Whether two fields are written as one follows from constructors' code, whose change must not lose what was written. */
    private void requireNoPairs() {
        for (int i = 0; i < found.length; i++) {
            if (found[i] == null) {
                requireNoPair(definition.fields().get(i));
            }
        }
    }

    private void requireNoPair(FieldDefinition field) {
        for (PropertyModel each : properties.values()) {
            if (!taken.contains(each) && SharedFields.isInPart(each, field.declaredName())) {
                throw EvolutionErrors.pairedField(
                        field.declaredName(), owner(field), each.name(), each.declaringClass());
            }
        }
    }

    private static boolean had(Set<String> former, FieldDefinition field) {
        return former.contains(field.name()) || former.contains(field.declaredName());
    }

    private BinaryException ambiguous(FieldDefinition field, Collection<PropertyModel> candidates) {
        StringBuilder names = new StringBuilder();
        for (PropertyModel each : candidates) {
            names.append(names.length() == 0 ? "" : ", ")
                    .append(each.declaringClass().getName())
                    .append('.')
                    .append(each.name());
        }
        return EvolutionErrors.ambiguousField(field.declaredName(), owner(field), names.toString());
    }

    private String owner(FieldDefinition field) {
        return field.owner().isEmpty() ? definition.name() : field.owner();
    }
}
