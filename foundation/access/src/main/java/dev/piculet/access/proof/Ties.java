package dev.piculet.access.proof;

import java.util.Set;
import java.util.TreeSet;

/**
 * How an object that code got in an unknown way may be tied to the arguments that it leads to.
 *
 * @param holdsThem whether it may be a new object that holds them
 * @param isPart whether it may be one of them, a part of one, or a view
 * @param fields the names of the fields of a class that may hold it, and the keys of fields of the builder that may
 */
record Ties(boolean holdsThem, boolean isPart, Set<String> fields) {
    static final Ties NONE = new Ties(false, false, Set.of());

    /** Of an object whose constructor got the arguments. */
    static final Ties HOLDER = new Ties(true, false, Set.of());

    /** Of what a getter returns, an element, a view. */
    static final Ties PART = new Ties(false, true, Set.of());

    /** Of what unknown code returns. */
    static final Ties ANY = new Ties(true, true, Set.of());

    /** Of what a field holds. */
    static Ties field(String name) {
        return new Ties(false, true, Set.of(name));
    }

    /** The same of an object that code got with a value: it may hold what a field of the builder held, or be a part of that. */
    Ties with(Value value) {
        if (!(value instanceof Value.Part part)) {
            return this;
        }
        Set<String> all = new TreeSet<>(fields);
        all.add(part.field());
        return new Ties(holdsThem, isPart, all);
    }

    /** Of a value that is this or the other. */
    Ties or(Ties other) {
        if (equals(other) || other.equals(NONE)) {
            return this;
        }
        Set<String> all = new TreeSet<>(fields);
        all.addAll(other.fields);
        return new Ties(holdsThem || other.holdsThem, isPart || other.isPart, all);
    }
}
