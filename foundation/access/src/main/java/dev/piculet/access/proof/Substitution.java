package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Steps;
import dev.piculet.access.proof.Value.Text;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Rewrites values in terms of a method's arguments into values of its caller. */
final class Substitution {
    private Substitution() {}

    /** @param place the call of the method: what it makes or copies for another one is another object */
    static Value of(Value value, List<Value> arguments, Frame frame, String place) {
        if (value instanceof Argument argument) {
            return arguments.get(argument.index());
        }
        if (value instanceof Copied copied) {
            Value of = of(copied.of(), arguments, frame, place);
            String site = copied.site() == null ? null : place + " " + copied.site();
            return of instanceof Copied inner ? inner.then(copied.how(), site) : new Copied(of, copied.how(), site);
        }
        if (value instanceof View view) {
            return new View(of(view.of(), arguments, frame, place), view.how());
        }
        if (value instanceof Part part) {
            // Only what the caller knows to be the builder is one in the method that it calls.
            return new Part(((Argument) arguments.get(part.builder())).index(), part.number(), part.field());
        }
        if (value instanceof Text) {
            return new Unknown("gets a StringBuilder", 0);
        }
        if (value instanceof Computed computed) {
            Value result = computed.with(arguments::get);
            String site = place + " " + computed.function();
            return result.isDetermined()
                    ? result
                    : new Unknown(computed.why(), Calls.reachOf(arguments, frame), computed.ties(), site);
        }
        if (value instanceof Unknown unknown) {
            long reach = reach(unknown.reach(), arguments, frame);
            return new Unknown(unknown.why(), reach, unknown.ties(), site(unknown, place));
        }
        if (value instanceof Made made && !made.isShared()) {
            return new Made(made.what(), place + " " + made.site());
        }
        if (value instanceof Fresh fresh) {
            return new Fresh(fresh.type(), place + " " + fresh.site());
        }
        if (value instanceof Steps steps) {
            // The method may have handed it on.
            return new Unknown("gets an iterator", reach(steps.reach(), arguments, frame));
        }
        return value;
    }

    /** Of the new collections among these, the caller knows those that the method has returned or stored: all would be many. */
    static Set<Value> ofKnown(Set<Value> values, Effects effects, List<Value> arguments, Frame frame, String place) {
        Set<Value> known = new HashSet<>();
        for (Value value : values) {
            boolean isKnown = !(value instanceof Fresh) || shows(effects.result(), value);
            for (Value stored : effects.fields().values()) {
                isKnown |= shows(stored, value);
            }
            if (isKnown) {
                known.add(of(value, arguments, frame, place));
            }
        }
        return known;
    }

    /** Whether a value is a collection, or a view or copy of it. */
    private static boolean shows(Value value, Value collection) {
        return value instanceof View view && shows(view.of(), collection)
                || value instanceof Copied copied && shows(copied.of(), collection)
                || collection.equals(value);
    }

    private static String site(Unknown unknown, String place) {
        if (unknown.site() == null) {
            return null;
        }
        return unknown.mayBeShared() ? place + " " + unknown.site() : unknown.site();
    }

    private static long reach(long reachInMethod, List<Value> arguments, Frame frame) {
        long reach = 0;
        for (int i = 0; i < arguments.size(); i++) {
            if ((reachInMethod & Value.bit(i)) != 0) {
                reach |= frame.reach(arguments.get(i));
            }
        }
        return reach;
    }
}
