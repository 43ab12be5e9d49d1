package dev.piculet.lab.payload.extreme;

import dev.piculet.lab.contender.Limit;
import java.util.Set;

/**
 * A value of a payload's class with one extreme in it.
 *
 * @param path where the extreme stands, as in {@code $.media.persons[1]}
 * @param what the extreme, in words
 * @param value the whole value; it may share parts with others, so nobody may change it
 * @param limit what excuses a contender from holding it, or null if nothing does
 */
public record Extreme(String path, String what, Object value, Limit limit) {
    /** True if a contender with such limits has to hold this value. */
    public boolean isAskedOf(Set<Limit> limits) {
        return limit == null || !limits.contains(limit);
    }

    /** Says what stands where: {@code -0.0 at $.value}. */
    @Override
    public String toString() {
        return what + " at " + path;
    }
}
